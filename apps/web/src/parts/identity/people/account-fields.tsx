import type { newLecturer } from '@indeks/contract/identity/people/people.schemas';
import type { z } from 'zod';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { EmailField, PhoneField } from '#shared/ui/form/typed/contact-fields.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { accountFieldTexts as texts } from './people.texts.ts';

/** How everybody is called and reached. */
export const contactFields = {
  email: {
    label: texts.email,
    draw: (field) => <EmailField {...field} autoComplete="off" required />,
  },
  given_name: {
    label: texts.givenName,
    half: true,
    draw: (field) => <TextField {...field} autoComplete="off" required />,
  },
  surname: {
    label: texts.surname,
    half: true,
    draw: (field) => <TextField {...field} autoComplete="off" required />,
  },
  telephone: {
    label: texts.telephone,
    draw: (field) => <PhoneField {...field} description={texts.telephoneHelp} autoComplete="off" required />,
  },
} satisfies FieldsOf<Pick<z.input<typeof newLecturer>, 'email' | 'given_name' | 'surname' | 'telephone'>>;

/** Fields of everybody who works here, whether new or known. */
export const declareAccountFields = (secondDomain: string) =>
  ({
    ...contactFields,
    email_alt: {
      label: texts.emailAlt,
      draw: (field) => (
        <TextField
          {...field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          rightSection={`@${secondDomain}`}
          rightSectionWidth={(secondDomain.length + 1) * 8 + 16}
        />
      ),
    },
  }) satisfies FieldsOf<Omit<z.input<typeof newLecturer>, 'is_company'>>;

/** The values of an account that is about to be added. */
export const nobody = { email: '', given_name: '', surname: '', telephone: '', email_alt: '' };
