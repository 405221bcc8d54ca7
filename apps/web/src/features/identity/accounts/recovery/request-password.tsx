import { Button } from '@mantine/core';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { recoverPassword } from '@indeks/contract/identity/accounts/accounts.schemas';
import { useState } from 'react';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import { BackToLogin } from '#features/identity/accounts/recovery/back-to-login.tsx';
import css from '#features/identity/accounts/recovery/recovery.module.css';
import { call } from '#shared/api/call.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { EmailField } from '#shared/ui/form/typed/contact-fields.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';

export function RequestPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm(recoverPassword, { email: '' });
  return (
    <>
      <EntranceHeading title={texts.restorePasswordTitle}>
        {sentTo === undefined ? texts.restorePasswordHelp : undefined}
      </EntranceHeading>
      {sentTo === undefined ? (
        <Form
          form={form}
          onSubmit={async (body) => {
            await call(accountRoutes.recoverPassword, { body });
            setSentTo(body.email);
          }}
        >
          <EmailField control={form.control} name="email" label={texts.email} autoComplete="username" />
          <SubmitButton size="md" fullWidth>
            {texts.restorePassword}
          </SubmitButton>
        </Form>
      ) : (
        <>
          <output className={css.status}>
            <Notice tone="ok" title={texts.passwordSentTitle}>
              {texts.passwordSent(sentTo)}
            </Notice>
          </output>
          <Button
            className={css.again}
            variant="default"
            size="md"
            fullWidth
            onClick={() => setSentTo(undefined)}
          >
            {texts.sendAgain}
          </Button>
        </>
      )}
      <BackToLogin />
    </>
  );
}
