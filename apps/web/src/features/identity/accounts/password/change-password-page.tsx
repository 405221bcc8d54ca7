import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { newPasswordForm } from '@indeks/contract/identity/accounts/accounts.schemas';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import { changePassword } from '#features/identity/accounts/password/change-password.ts';
import { OwnPasswordForm } from '#features/identity/accounts/password/own-password-form.tsx';
import { newPasswordField, repeatField } from '#features/identity/accounts/password/password-fields.ts';
import { Form } from '#shared/ui/form/form.tsx';
import { PasswordField } from '#shared/ui/form/typed/password-field.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';

interface ChangePasswordPageProps {
  session: CurrentSession;
  onChanged: (session: CurrentSession) => Promise<void>;
}

/** Right after recovery or the first login the current password is not asked for; otherwise always. */
export function ChangePasswordPage({ session, onChanged }: ChangePasswordPageProps) {
  return (
    <>
      <EntranceHeading title={texts.changePasswordTitle}>
        {session.restricted ? texts.changePasswordHelp : undefined}
      </EntranceHeading>
      {session.restricted ? (
        <FirstPasswordForm userId={session.user.id} onChanged={onChanged} />
      ) : (
        <OwnPasswordForm userId={session.user.id} onChanged={onChanged} fullWidth />
      )}
    </>
  );
}

interface FirstPasswordFormProps {
  userId: number;
  onChanged: (session: CurrentSession) => Promise<void>;
}

function FirstPasswordForm({ userId, onChanged }: FirstPasswordFormProps) {
  const form = useZodForm(newPasswordForm, { passwordNew: '', repeat: '' });
  return (
    <Form form={form} onSubmit={async (entered) => onChanged(await changePassword(userId, entered))}>
      <PasswordField control={form.control} name="passwordNew" {...newPasswordField} />
      <PasswordField control={form.control} name="repeat" {...repeatField} />
      <SubmitButton size="md" fullWidth>
        {texts.savePassword}
      </SubmitButton>
    </Form>
  );
}
