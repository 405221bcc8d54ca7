import type { confirmationIfAsked } from '@indeks/contract/accounts/second-step.schemas';
import type { z } from 'zod';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { PasswordField } from '#shared/ui/form/password-field.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { confirmationFieldTexts as texts } from './people.texts.ts';

export const unconfirmed = { password: undefined, code: undefined };

/** What a change that could take an account over is confirmed with; the help says when it is needed. */
export const declareConfirmationFields = (passwordHelp: string) =>
  ({
    password: {
      label: texts.password,
      draw: (field) => (
        <PasswordField {...field} description={passwordHelp} autoComplete="current-password" />
      ),
    },
    code: {
      label: texts.code,
      draw: (field) => <TextField {...field} description={texts.codeHelp} autoComplete="one-time-code" />,
    },
  }) satisfies FieldsOf<z.input<z.ZodObject<typeof confirmationIfAsked>>>;
