import { homeCountry } from '@indeks/contract/numbers/contact';
import type { NameParts } from '@indeks/contract/identity/people/names.rules';
import type { PersonalForm } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import type {
  ShownStudentForm,
  StudentFormSave,
} from '@indeks/contract/studies/student-forms/student-forms.schemas';

/** The whole form as it is stored. */
export interface StudentForm extends ShownStudentForm {
  readonly personal: Required<ShownStudentForm['personal']>;
  readonly contact: ShownStudentForm['contact'] & { readonly bank_account: string };
  readonly report: NonNullable<ShownStudentForm['report']>;
}

export interface KnownOfStudent extends NameParts {
  readonly email: string;
  readonly telephone: string | null;
}

/** A form that was never filled in: it has the data of the account. */
export const newForm = ({ given_name, surname, email, telephone }: KnownOfStudent): StudentForm => ({
  personal: { surname, name: given_name, secondName: '', placeOfBirth: '', dayOfBirth: '' },
  address: { city: '', zip: '', street: '', houseNr: '', homeNr: '', country: homeCountry },
  contact: { email, telephoneNr: telephone ?? '', bank_account: '' },
  report: unsaid,
});

const unsaid: StudentForm['report'] = { sex: '', citizenship: '', secondaryCountry: '' };

/** A form as it was sealed: the oldest have no country, since all were of Polish addresses, and no answers for the report. */
export type SealedStudentForm = Omit<StudentForm, 'report'> & { readonly report?: StudentForm['report'] };

export const completeSealed = (form: SealedStudentForm): StudentForm => ({
  ...form,
  address: { ...form.address, country: form.address.country || homeCountry },
  report: form.report ?? unsaid,
});

export const pickPersonal = ({ personal }: PersonalForm): StudentForm['personal'] => {
  const { surname, name, secondName, placeOfBirth, dayOfBirth } = personal;
  return { surname, name, secondName, placeOfBirth, dayOfBirth };
};

/** The name alone, for readers who may not see the personal part; the account shows the name as well. */
export const pickNames = ({ given_name, surname }: NameParts): ShownStudentForm['personal'] => ({
  surname,
  name: given_name,
});

/** The form stored by a save: parts that the caller did not send stay unchanged. */
export const mergeSaved = (before: StudentForm, sent: StudentFormSave['form']): StudentForm => ({
  personal: sent.personal ?? before.personal,
  address: sent.address,
  contact: { ...sent.contact, bank_account: sent.contact.bank_account ?? before.contact.bank_account },
  report: sent.report ?? before.report,
});

/** Everything but the second name, the flat, the account for refunds and the answers for the report. */
export const isComplete = ({ personal, address, contact }: StudentForm): boolean => {
  const { secondName: _secondName, ...required } = personal;
  const { homeNr: _homeNr, ...home } = address;
  const { email, telephoneNr } = contact;
  return [required, home, { email, telephoneNr }].every((part) =>
    Object.values(part).every((value) => value !== ''),
  );
};
