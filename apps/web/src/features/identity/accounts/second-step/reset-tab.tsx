import { secondStepRoutes as routes } from '@indeks/contract/identity/accounts/second-step.routes';
import { secondStepReset } from '@indeks/contract/identity/accounts/second-step.schemas';
import { useQuery } from '@tanstack/react-query';
import { secondStepQuery } from '#data/identity/accounts.ts';
import { codeField, passwordField } from '#features/identity/accounts/second-step/code-field.ts';
import css from '#features/identity/accounts/second-step/second-step.module.css';
import { secondStepTexts as texts } from '#features/identity/accounts/second-step/second-step.texts.ts';
import { call } from '#shared/api/call.ts';
import { useSuccess } from '#shared/ui/dialog/use-success.tsx';
import { EmailField } from '#shared/ui/form/typed/contact-fields.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { PasswordField } from '#shared/ui/form/typed/password-field.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { Card } from '#shared/ui/page/card.tsx';

/** Role 11 takes away the second step of somebody who lost telephone and recovery codes. */
export function ResetTab() {
  const own = useQuery(secondStepQuery);
  const form = useZodForm(secondStepReset, empty);
  const success = useSuccess(texts.resetDone);
  const { control } = form;
  return (
    <div className={css.narrow}>
      <Card title={texts.resetTitle}>
        <p className={css.help}>{texts.resetHelp}</p>
        <Form
          form={form}
          onSubmit={async (body) => {
            const { name } = await call(routes.reset, { body });
            form.reset(empty);
            success.tell(name);
          }}
        >
          <EmailField control={control} name="email" label={texts.resetEmail} autoComplete="off" />
          <PasswordField control={control} name="password" {...passwordField} label={texts.ownPassword} />
          {own.data?.on && <TextField control={control} name="code" {...codeField} label={texts.ownCode} />}
          <div>
            <SubmitButton>{texts.resetSubmit}</SubmitButton>
          </div>
        </Form>
      </Card>
      {success.dialog}
    </div>
  );
}

const empty = { email: '', password: '', code: undefined };
