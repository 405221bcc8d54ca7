import { accountsTexts as texts } from '#features/accounts/accounts.texts.ts';
import { PasswordTab } from '#features/accounts/settings/password-tab.tsx';
import { SessionsTab } from '#features/accounts/settings/sessions-tab.tsx';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import type { SlugTab } from '#shared/ui/feedback/tabs-by-slug.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

export const passwordTab: SlugTab = {
  slug: 'zmiana-hasla',
  label: texts.passwordTab,
  render: () => <PasswordTab />,
};
export const sessionsTab: SlugTab = {
  slug: 'moje-sesje',
  label: texts.sessionsTab,
  render: () => <SessionsTab />,
};

interface SettingsPageProps {
  /** Those of the account and, from the page that composes them, those of other features. */
  tabs?: readonly SlugTab[];
  /** What the open tab offers in the head of the page. */
  actions?: readonly PageAction[];
}

export function SettingsPage({ tabs = ownTabs, actions = none }: SettingsPageProps) {
  return (
    <>
      <PageHeader title={texts.settingsTitle} help={texts.settingsHelp} secondary={actions} />
      <RoutedTabs label={texts.settingsTabs} tabs={tabs} />
    </>
  );
}

const ownTabs: readonly SlugTab[] = [passwordTab, sessionsTab];
const none: readonly PageAction[] = [];
