import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { passwordChangeForm } from '@indeks/contract/identity/accounts/accounts.schemas';
import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import { changePassword } from '#features/identity/accounts/password/change-password.ts';
import { newPasswordField, repeatField } from '#features/identity/accounts/password/password-fields.ts';
import { PasswordField } from '#shared/ui/form/typed/password-field.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';

interface OwnPasswordFormProps {
  userId: number;
  onChanged: (session: CurrentSession) => void | Promise<void>;
  fullWidth?: boolean;
}

/** Current, new and repeated password. */
export function OwnPasswordForm({ userId, onChanged, fullWidth = false }: OwnPasswordFormProps) {
  const form = useZodForm(passwordChangeForm, empty);
  return (
    <Form
      form={form}
      onSubmit={async (entered) => {
        const session = await changePassword(userId, entered);
        form.reset(empty);
        await onChanged(session);
      }}
    >
      <PasswordField
        control={form.control}
        name="password"
        label={texts.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField control={form.control} name="passwordNew" {...newPasswordField} />
      <PasswordField control={form.control} name="repeat" {...repeatField} />
      <div>
        <SubmitButton fullWidth={fullWidth} {...(fullWidth && { size: 'md' })}>
          {texts.changePassword}
        </SubmitButton>
      </div>
    </Form>
  );
}

const empty = { password: '', passwordNew: '', repeat: '' };
