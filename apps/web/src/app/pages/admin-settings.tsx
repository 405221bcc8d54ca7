import { accountsTexts } from '#features/accounts/accounts.texts.ts';
import { PasswordTab } from '#features/accounts/settings/password-tab.tsx';
import { adminSettingsTexts as texts } from '#features/admin-settings/admin-settings.texts.ts';
import { GeneralTab } from '#features/admin-settings/general-tab.tsx';
import { ZoomTab } from '#features/admin-settings/zoom-tab.tsx';
import { AvatarTab } from '#features/avatars/avatar-tab.tsx';
import { avatarTexts } from '#features/avatars/avatars.texts.ts';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

/** What the secretariat sets: its own account and the video-conferencing account of the university. */
export function AdminSettings() {
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <RoutedTabs label={texts.tabs} tabs={tabs} />
    </>
  );
}

const tabs = [
  { slug: 'dane-ogolne', label: texts.generalTab, render: () => <GeneralTab /> },
  { slug: 'zmiana-hasla', label: accountsTexts.passwordTab, render: () => <PasswordTab /> },
  { slug: 'zdjecie', label: avatarTexts.tab, render: () => <AvatarTab /> },
  { slug: 'zoom', label: texts.zoomTab, render: () => <ZoomTab /> },
];
