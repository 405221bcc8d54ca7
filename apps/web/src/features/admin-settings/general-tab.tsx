import { adminSettingsRoutes as routes } from '@indeks/contract/admin-settings/admin-settings.routes';
import { generalSettings } from '@indeks/contract/people/people.schemas';
import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useRefreshSession } from '#shared/api/use-refresh-session.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/submit-button.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './admin-settings.module.css';
import { adminSettingsTexts as texts } from './admin-settings.texts.ts';

/** The address and the telephone of one's own account. */
export function GeneralTab() {
  const { user } = useSession();
  const refreshSession = useRefreshSession();
  const [saved, setSaved] = useState('');
  const [opened, setOpened] = useState(false);
  const form = useZodForm(generalSettings, { email: user.email, telephone: user.telephone ?? '' });
  const { control } = form;
  return (
    <div className={classes['narrow']}>
      <Card>
        <Form
          form={form}
          label={texts.generalTab}
          onSubmit={async (body) => {
            await call(routes.saveGeneral, { params: { id: user.id }, body });
            await refreshSession();
            setSaved(`${body.email} · ${body.telephone}`);
            setOpened(true);
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
          <div>
            <SubmitButton>{texts.save}</SubmitButton>
          </div>
        </Form>
      </Card>
      <SuccessDialog
        opened={opened}
        onClose={() => setOpened(false)}
        sentence={texts.saved}
        detail={saved}
        autoClose
      />
    </div>
  );
}
