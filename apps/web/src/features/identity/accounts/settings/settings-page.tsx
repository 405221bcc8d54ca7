import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import type { SlugTab } from '#shared/ui/feedback/tabs-by-slug.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

interface SettingsPageProps {
  /** Those of the account and those of other features. */
  tabs: readonly SlugTab[];
  /** Actions of the open tab in the head of the page. */
  actions?: readonly PageAction[];
}

export function SettingsPage({ tabs, actions = none }: SettingsPageProps) {
  return (
    <>
      <PageHeader title={texts.settingsTitle} help={texts.settingsHelp} secondary={actions} />
      <RoutedTabs label={texts.settingsTabs} tabs={tabs} />
    </>
  );
}

const none: readonly PageAction[] = [];
