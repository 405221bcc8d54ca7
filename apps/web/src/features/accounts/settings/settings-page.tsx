import { accountsTexts as texts } from '#features/accounts/accounts.texts.ts';
import { PasswordTab } from '#features/accounts/settings/password-tab.tsx';
import { SessionsTab } from '#features/accounts/settings/sessions-tab.tsx';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import type { SlugTab } from '#shared/ui/feedback/tabs-by-slug.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

/** Other features bring their tabs through the page that composes them. */
export function SettingsPage({ moreTabs = none }: { moreTabs?: readonly SlugTab[] }) {
  return (
    <>
      <PageHeader title={texts.settingsTitle} help={texts.settingsHelp} />
      <RoutedTabs label={texts.settingsTabs} tabs={[passwordTab, ...moreTabs, sessionsTab]} />
    </>
  );
}

const passwordTab = { slug: 'zmiana-hasla', label: texts.passwordTab, render: () => <PasswordTab /> };
const sessionsTab = { slug: 'moje-sesje', label: texts.sessionsTab, render: () => <SessionsTab /> };
const none: readonly SlugTab[] = [];
