import { lazyTab } from '#app/lazy-tab.tsx';
import { accountsTexts } from '#features/identity/accounts/accounts.texts.ts';
import { PasswordTab } from '#features/identity/accounts/settings/password-tab.tsx';
import { secondStepTexts } from '#features/identity/accounts/second-step/second-step.texts.ts';
import { adminSettingsTexts as texts } from '#features/provider/admin-settings/admin-settings.texts.ts';
import { GeneralTab } from '#features/provider/admin-settings/general-tab.tsx';
import { ZoomTab } from '#features/provider/admin-settings/zoom-tab.tsx';
import { AvatarTab } from '#features/talk/avatars/avatar-tab.tsx';
import { avatarTexts } from '#features/talk/avatars/avatars.texts.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

const ResetTab = lazyTab(() =>
  import('#features/identity/accounts/second-step/reset-tab.tsx').then((file) => file.ResetTab),
);

/** Settings of the secretariat: its own account and the video-conferencing account of the university. */
export function AdminSettings() {
  const { permissions } = useSession();
  const shown = permissions.includes('second-steps.reset') ? [...tabs, resetTab] : tabs;
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <RoutedTabs label={texts.tabs} tabs={shown} />
    </>
  );
}

const resetTab = {
  slug: 'drugi-krok',
  label: secondStepTexts.resetTab,
  render: () => <ResetTab />,
};

const tabs = [
  { slug: 'dane-ogolne', label: texts.generalTab, render: () => <GeneralTab /> },
  { slug: 'zmiana-hasla', label: accountsTexts.passwordTab, render: () => <PasswordTab /> },
  { slug: 'zdjecie', label: avatarTexts.tab, render: () => <AvatarTab /> },
  { slug: 'zoom', label: texts.zoomTab, render: () => <ZoomTab /> },
];
