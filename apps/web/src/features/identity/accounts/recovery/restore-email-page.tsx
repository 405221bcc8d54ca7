import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { recoverEmail } from '@indeks/contract/identity/accounts/accounts.schemas';
import { useState } from 'react';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import { BackToLogin } from '#features/identity/accounts/recovery/back-to-login.tsx';
import css from '#features/identity/accounts/recovery/recovery.module.css';
import { call } from '#shared/api/call.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { PhoneField } from '#shared/ui/form/typed/contact-fields.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';

/** Shows enough of the address to be recognised by its owner, and mails the rest to it. */
export function RestoreEmailPage() {
  const [found, setFound] = useState<string>();
  const form = useZodForm(recoverEmail, { telephone: '' });
  return (
    <>
      <EntranceHeading title={texts.restoreEmailTitle}>{texts.restoreEmailHelp}</EntranceHeading>
      <Form
        form={form}
        onSubmit={async (body) => {
          setFound(undefined);
          const { email } = await call(accountRoutes.recoverEmail, { body });
          setFound(email);
        }}
      >
        <output className={css.status}>
          {found !== undefined && (
            <Notice tone="ok" title={texts.emailFoundTitle}>
              <p className={css.found}>{found}</p>
              {texts.emailFoundHelp}
            </Notice>
          )}
        </output>
        <PhoneField control={form.control} name="telephone" label={texts.telephone} />
        <SubmitButton size="md" fullWidth>
          {texts.restoreEmail}
        </SubmitButton>
      </Form>
      <BackToLogin />
    </>
  );
}
