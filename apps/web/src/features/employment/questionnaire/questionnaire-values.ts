import { splitName } from '@indeks/contract/identity/people/names.rules';
import { isRevealed } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import type {
  companyForm,
  CompanyForm,
  personalForm,
  PersonalForm,
  TemporaryWorkplace,
  Workplace,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import type { z } from 'zod';
import type { FormValues } from '#shared/ui/form/use-zod-form.ts';

export type PersonalInput = z.input<typeof personalForm>;
export type CompanyInput = z.input<typeof companyForm>;

/** The values of an empty form that are known from the account. */
export interface KnownOfPerson {
  name: string;
  email?: string;
  telephone?: string | null;
}

export const blankWorkplace = (): Workplace => ({ name: '', city: '', zip: '', street: '', houseNr: '' });
export const blankTemporaryWorkplace = (today: string): TemporaryWorkplace => ({
  ...blankWorkplace(),
  dateFrom: today,
  dateTo: today,
});

/** The shown values of a saved form: a revealed list has a row to write into. */
export const shownValues = (form: PersonalForm, today: string): PersonalForm => {
  const { insuranceType: titles, placesOfWork, placesOfTemporaryWork } = form.insurance;
  const orRow = <Row>(rows: Row[], revealed: boolean, row: Row) =>
    revealed && rows.length === 0 ? [row] : rows;
  return {
    ...form,
    insurance: {
      insuranceType: titles,
      placesOfWork: orRow(placesOfWork, isRevealed('placesOfWork', titles), blankWorkplace()),
      placesOfTemporaryWork: orRow(
        placesOfTemporaryWork,
        isRevealed('placesOfTemporaryWork', titles),
        blankTemporaryWorkplace(today),
      ),
    },
  };
};

/** Rows that nobody wrote into are not workplaces. */
export const withoutBlankRows = (form: PersonalForm): PersonalForm => ({
  ...form,
  insurance: {
    ...form.insurance,
    placesOfWork: form.insurance.placesOfWork.filter(isWritten),
    placesOfTemporaryWork: form.insurance.placesOfTemporaryWork.filter(isWritten),
  },
});

const isWritten = ({ name, city, zip, street, houseNr }: Workplace): boolean =>
  [name, city, zip, street, houseNr].some((text) => text !== '');

export const newPersonalValues = (known: KnownOfPerson, today: string): FormValues<PersonalInput> => {
  const { given_name: name, surname } = splitName(known.name);
  return {
    registerFormGeneral: { formDate: today },
    personal: {
      surname,
      name,
      secondName: '',
      familyName: '',
      mothersName: '',
      fathersName: '',
      placeOfBirth: '',
      dayOfBirth: '',
      pesel: '',
      nip: '',
      education: '',
      degree: '',
      nationality: '',
      idSeries: '',
      idNumber: '',
    },
    address: {
      province: '',
      district: '',
      municipality: '',
      ...blankAddress,
    },
    contact: { email: known.email ?? '', telephoneNr: '', mobileNr: known.telephone ?? '' },
    ...blankParts,
  };
};

const blankAddress = { city: '', street: '', houseNr: '', homeNr: '', zip: '', post: '' };

/** The two questions that must be answered have no answer to begin with. */
const blankParts = {
  taxOffice: { name: '', city: '', street: '', houseNr: '', zip: '' },
  NFZ: { name: '' },
  insurance: { insuranceType: [], placesOfWork: [], placesOfTemporaryWork: [] },
  pensionerNFZ: { number1: '', number2: '', nameNFZ: '', city: '', zip: '', street: '', houseNr: '' },
  student: { schoolName: '', address: '', idNumber: '' },
  otherInsurance: { title: '' },
  additionalInsurance: { medical: undefined, social: undefined },
  other: { family: '', social: '', disabled: '', level: '' },
  salary: { nameForBank: '', surnameForBank: '', bankName: '', accountNumber: '' },
} satisfies Partial<FormValues<PersonalInput>>;

/** The account has a person's name, which may differ from the company's. */
export const newCompanyValues = ({ email, telephone }: KnownOfPerson, today: string): CompanyForm => ({
  registerFormGeneral: { formDate: today },
  degree: '',
  name: '',
  nip: '',
  accountNumber: '',
  ...blankAddress,
  email: email ?? '',
  mobileNr: telephone ?? '',
});
