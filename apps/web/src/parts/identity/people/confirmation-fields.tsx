import type { confirmationIfAsked } from '@indeks/contract/identity/accounts/second-step.schemas';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { z } from 'zod';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { PasswordField } from '#shared/ui/form/typed/password-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { confirmationFieldTexts as texts } from './people.texts.ts';

export const unconfirmed = { password: undefined, code: undefined };

/** What a change that could take an account over is confirmed with; the help says when it is needed. */
export const declareConfirmationFields = (passwordHelp: string, required = false) =>
  ({
    password: {
      label: texts.password,
      draw: (field) => (
        <PasswordField
          {...field}
          description={passwordHelp}
          autoComplete="current-password"
          required={required}
        />
      ),
    },
    code: {
      label: texts.code,
      draw: (field) => <TextField {...field} description={texts.codeHelp} autoComplete="one-time-code" />,
    },
  }) satisfies FieldsOf<z.input<z.ZodObject<typeof confirmationIfAsked>>>;

/** The same for a form of an account that has an address: asked only when it is another one. */
export const declareAddressConfirmation = (current: string) => {
  const { password, code } = declareConfirmationFields(texts.addressHelp, true);
  return {
    password: {
      ...password,
      draw: (field: BoundField<'password', string | undefined>) => (
        <OfNewAddress control={field.control} current={current}>
          {password.draw(field)}
        </OfNewAddress>
      ),
    },
    code: {
      ...code,
      draw: (field: BoundField<'code', string | undefined>) => (
        <OfNewAddress control={field.control} current={current}>
          {code.draw(field)}
        </OfNewAddress>
      ),
    },
  };
};

interface OfNewAddressProps {
  control: unknown;
  current: string;
  children: ReactNode;
}

function OfNewAddress({ control, current, children }: OfNewAddressProps) {
  // A field is bound to the control of its whole form, which has an address.
  const typed = useWatch({ control: control as Control<{ email: string }>, name: 'email' });
  return typed.trim().toLowerCase() === current.toLowerCase() ? null : children;
}
