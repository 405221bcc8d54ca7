import { adminSettingsRoutes as routes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import { generalSettings } from '@indeks/contract/identity/people/people.schemas';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { secondStepQuery } from '#data/identity/accounts.ts';
import { call } from '#shared/api/call.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useRefreshSession } from '#shared/api/use-refresh-session.ts';
import { formatPhone } from '#shared/lib/format.ts';
import { useSuccess } from '#shared/ui/dialog/use-success.tsx';
import { PageForm } from '#shared/ui/form/page-form.tsx';
import { PasswordField } from '#shared/ui/form/typed/password-field.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm, type AppForm } from '#shared/ui/form/use-zod-form.ts';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './admin-settings.module.css';
import { adminSettingsTexts as texts } from './admin-settings.texts.ts';

const unconfirmed = { password: undefined, code: undefined };
const secret = ['password', 'code'] as const;

/** The address and the telephone of one's own account. A new address is confirmed with the password. */
export function GeneralTab() {
  const { user } = useSession();
  const refreshSession = useRefreshSession();
  const success = useSuccess(texts.saved);
  const form = useZodForm(generalSettings, {
    email: user.email,
    telephone: user.telephone ?? '',
    ...unconfirmed,
  });
  const { control } = form;
  return (
    <div className={classes.narrow}>
      <Card>
        <PageForm
          form={form}
          secret={secret}
          label={texts.generalTab}
          onSubmit={async (body) => {
            await call(routes.saveGeneral, { params: { id: user.id }, body });
            form.reset({ ...body, ...unconfirmed });
            await refreshSession();
            success.tell(`${body.email} · ${formatPhone(body.telephone)}`);
          }}
        >
          <TextField
            control={control}
            name="email"
            type="email"
            label={texts.email}
            description={texts.emailHelp}
            autoComplete="email"
            required
          />
          <TextField
            control={control}
            name="telephone"
            type="tel"
            label={texts.telephone}
            description={texts.telephoneHelp}
            autoComplete="tel-national"
            inputMode="numeric"
            required
          />
          <NewAddressConfirmation control={control} />
          <Save />
        </PageForm>
      </Card>
      {success.dialog}
    </div>
  );
}

const Save = () => (
  <div>
    <SubmitButton>{texts.save}</SubmitButton>
  </div>
);

/** Asked only when the address is another one. */
function NewAddressConfirmation({ control }: Pick<AppForm<Input, Output>, 'control'>) {
  const { user } = useSession();
  const { data: secondStep } = useQuery(secondStepQuery);
  const typed = useWatch({ control, name: 'email' });
  if (typed.trim().toLowerCase() === user.email.toLowerCase()) return null;
  return (
    <>
      <PasswordField
        control={control}
        name="password"
        label={texts.password}
        description={texts.passwordHelp}
        autoComplete="current-password"
        required
      />
      {secondStep?.on && (
        <TextField control={control} name="code" label={texts.code} autoComplete="one-time-code" required />
      )}
    </>
  );
}

type Input = z.input<typeof generalSettings>;
type Output = z.output<typeof generalSettings>;
