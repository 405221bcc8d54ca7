import { roleNames } from '@indeks/contract/access/roles';
import { administrativeRoles } from '@indeks/contract/identity/people/people.keys';
import type {
  newAdministrativeEmployee,
  newLecturer,
  personEditForm,
} from '@indeks/contract/identity/people/people.schemas';
import type { z } from 'zod';
import { declareAccountFields } from '#parts/identity/people/account-fields.tsx';
import {
  declareAddressConfirmation,
  declareConfirmationFields,
} from '#parts/identity/people/confirmation-fields.tsx';
import { declareAddress } from '#parts/provider/person-rights/address-field.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { RadioField } from '#shared/ui/form/choices/radio-field.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { FlagSwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { peopleTexts } from './people.texts.ts';

const texts = peopleTexts.fields;

/** A lecturer comes with the kind of contract. */
export const declareLecturerFields = (secondDomain: string): FieldsOf<z.input<typeof newLecturer>> => ({
  ...declareAccountFields(secondDomain),
  email: declareAddress(),
  is_company: { label: texts.kind, draw: (field) => <RadioField {...field} choices={kinds} required /> },
});

/** Anybody else of the staff comes with a role. */
export const declareEmployeeFields = (
  secondDomain: string,
): FieldsOf<z.input<typeof newAdministrativeEmployee>> => ({
  ...declareAccountFields(secondDomain),
  email: declareAddress(),
  user_role: { label: texts.role, draw: (field) => <SelectField {...field} choices={roles} required /> },
  ...declareConfirmationFields(texts.addPasswordHelp),
});

/** The person who changes an address confirms it. */
export const declareEditFields = (
  secondDomain: string,
  current: string,
): FieldsOf<z.input<typeof personEditForm>> => ({
  ...declareAccountFields(secondDomain),
  email: declareAddress(current),
  active: {
    label: texts.active,
    draw: (field) => <FlagSwitchField {...field} description={texts.activeHelp} />,
  },
  ...declareAddressConfirmation(current),
});

const kinds = [
  { value: '0' as const, label: texts.kindChoices[0] },
  { value: '1' as const, label: texts.kindChoices[1] },
];

const roles = administrativeRoles.map((role) => ({ value: role, label: roleNames[role] }));
