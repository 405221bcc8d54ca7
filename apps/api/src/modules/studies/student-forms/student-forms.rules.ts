import { homeCountry } from '@indeks/contract/numbers/contact';
import type { NameParts } from '@indeks/contract/identity/people/names.rules';
import type { PersonalForm } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import type {
  ShownStudentForm,
  StudentFormSave,
} from '@indeks/contract/studies/student-forms/student-forms.schemas';

/** The whole form as it is kept. */
export interface StudentForm extends ShownStudentForm {
  readonly personal: Required<ShownStudentForm['personal']>;
  readonly contact: ShownStudentForm['contact'] & { readonly bank_account: string };
}

export interface KnownOfStudent extends NameParts {
  readonly email: string;
  readonly telephone: string | null;
}

/** A form that nobody has filled in yet: what the account knows. */
export const newForm = ({ given_name, surname, email, telephone }: KnownOfStudent): StudentForm => ({
  personal: { surname, name: given_name, secondName: '', placeOfBirth: '', dayOfBirth: '' },
  address: { city: '', zip: '', street: '', houseNr: '', homeNr: '', country: homeCountry },
  contact: { email, telephoneNr: telephone ?? '', bank_account: '' },
});

/** Forms that were sealed before addresses had a country are of Polish ones. */
export const withCountry = (form: StudentForm): StudentForm => ({
  ...form,
  address: { ...form.address, country: form.address.country || homeCountry },
});

export const personalOf = ({ personal }: PersonalForm): StudentForm['personal'] => {
  const { surname, name, secondName, placeOfBirth, dayOfBirth } = personal;
  return { surname, name, secondName, placeOfBirth, dayOfBirth };
};

/** Of somebody whose personal part is not for the reader: the name, which the account has as well. */
export const namesOf = ({ given_name, surname }: NameParts): ShownStudentForm['personal'] => ({
  surname,
  name: given_name,
});

/** What is kept after a save: what the caller did not send stays as it was. */
export const keptOf = (before: StudentForm, sent: StudentFormSave['form']): StudentForm => ({
  personal: sent.personal ?? before.personal,
  address: sent.address,
  contact: { ...sent.contact, bank_account: sent.contact.bank_account ?? before.contact.bank_account },
});

/** Everything but the second name, the flat and the account for refunds. */
export const isComplete = ({ personal, address, contact }: StudentForm): boolean => {
  const { secondName: _secondName, ...required } = personal;
  const { homeNr: _homeNr, ...home } = address;
  const { email, telephoneNr } = contact;
  return [required, home, { email, telephoneNr }].every((part) =>
    Object.values(part).every((value) => value !== ''),
  );
};
