import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import { PasswordTab } from '#features/identity/accounts/settings/password-tab.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

/** Students have no settings, only this page for their password. */
export function StudentPasswordPage() {
  return (
    <>
      <PageHeader title={texts.studentPasswordTitle} />
      <PasswordTab />
    </>
  );
}
