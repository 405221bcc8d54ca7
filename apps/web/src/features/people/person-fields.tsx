import { roleNames } from '@indeks/contract/access/roles';
import { administrativeRoles } from '@indeks/contract/people/people.keys';
import type {
  newAdministrativeEmployee,
  newLecturer,
  personEdit,
} from '@indeks/contract/people/people.schemas';
import type { z } from 'zod';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { EmailField, PhoneField } from '#shared/ui/form/contact-fields.tsx';
import { RadioField } from '#shared/ui/form/radio-field.tsx';
import { SelectField } from '#shared/ui/form/select-field.tsx';
import { FlagSwitchField } from '#shared/ui/form/switch-field.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { peopleTexts } from './people.texts.ts';

const texts = peopleTexts.fields;

/** What is asked of everybody, whether new or known. */
const declareCommonFields = (secondDomain: string) =>
  ({
    email: {
      label: texts.email,
      draw: (field) => <EmailField {...field} autoComplete="off" required />,
    },
    name: { label: texts.name, draw: (field) => <TextField {...field} autoComplete="off" required /> },
    telephone: {
      label: texts.telephone,
      draw: (field) => (
        <PhoneField {...field} description={texts.telephoneHelp} autoComplete="off" required />
      ),
    },
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

/** A lecturer comes with the kind of contract. */
export const declareLecturerFields = (secondDomain: string): FieldsOf<z.input<typeof newLecturer>> => ({
  ...declareCommonFields(secondDomain),
  is_company: { label: texts.kind, draw: (field) => <RadioField {...field} choices={kinds} required /> },
});

/** Anybody else of the staff comes with a role. */
export const declareEmployeeFields = (
  secondDomain: string,
): FieldsOf<z.input<typeof newAdministrativeEmployee>> => ({
  ...declareCommonFields(secondDomain),
  user_role: { label: texts.role, draw: (field) => <SelectField {...field} choices={roles} required /> },
});

export const declareEditFields = (
  secondDomain: string,
): FieldsOf<Omit<z.input<typeof personEdit>, 'version'>> => ({
  ...declareCommonFields(secondDomain),
  active: {
    label: texts.active,
    draw: (field) => <FlagSwitchField {...field} description={texts.activeHelp} />,
  },
});

const kinds = [
  { value: '0' as const, label: texts.kindChoices[0] },
  { value: '1' as const, label: texts.kindChoices[1] },
];

const roles = administrativeRoles.map((role) => ({ value: role, label: roleNames[role] }));
