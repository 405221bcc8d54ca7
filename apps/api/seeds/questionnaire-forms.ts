import { makeNip } from '@indeks/contract/numbers/nip';
import { makeNrb } from '@indeks/contract/numbers/nrb';
import { makePesel } from '@indeks/contract/numbers/pesel';
import {
  nfzBranches,
  provinces,
  type InsuranceCode,
} from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import { withoutHidden } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import type {
  PersonalForm,
  Questionnaire,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { daysAfter } from './intakes.ts';
import type { PersonWithPapers } from './people.ts';
import { degreeFor } from './names.ts';
import { itemAt, randomFor, type Random } from './random.ts';

/** Made up from the account's number: the same person always has the same data. */
export const makeQuestionnaire = (person: PersonWithPapers, formDate: string): Questionnaire =>
  person.isCompany
    ? fillCompanyForm(person, formDate)
    : { kind: 'person', form: fillPersonalForm(person, formDate) };

/** The same form before its person moved and took another number. */
export const beforeMoving = ({ kind, form }: Questionnaire, formDate: string): Questionnaire => {
  const registerFormGeneral = { formDate };
  const home = { street: 'Poprzednia', houseNr: '1', homeNr: '' };
  return kind === 'company'
    ? { kind, form: { ...form, ...home, mobileNr: '000000000', registerFormGeneral } }
    : {
        kind,
        form: {
          ...form,
          address: { ...form.address, ...home },
          contact: { ...form.contact, mobileNr: '000000000' },
          registerFormGeneral,
        },
      };
};

const fillCompanyForm = ({ id, name, email }: PersonWithPapers, formDate: string): Questionnaire => {
  const random = randomFor('company', id);
  return {
    kind: 'company',
    form: {
      registerFormGeneral: { formDate },
      degree: degreeFor(id),
      name: `${name} – ${random.pick(['szkolenia', 'doradztwo', 'usługi dydaktyczne'])}`,
      nip: makeNip(id),
      accountNumber: makeAccount(id),
      ...makeHome(random),
      email,
      mobileNr: makeTelephone(id),
    },
  };
};

const fillPersonalForm = ({ id, name, email }: PersonWithPapers, formDate: string): PersonalForm => {
  const random = randomFor('questionnaire form', id);
  const [firstName = name, ...surname] = name.split(' ');
  const province = random.below(provinces.length);
  const home = makeHome(random);
  return withoutHidden({
    registerFormGeneral: { formDate },
    personal: makeIdentity(random, { id, firstName, surname: surname.join(' ') }),
    address: {
      province: itemAt(provinces, province),
      district: 'przykładowski',
      municipality: home.city,
      ...home,
    },
    contact: { email, telephoneNr: '', mobileNr: makeTelephone(id) },
    taxOffice: { name: `Urząd Skarbowy w ${office.name}`, ...office.address },
    NFZ: { name: itemAt(nfzBranches, province) },
    ...insuranceOf(random),
    additionalInsurance: { medical: random.pick(answers), social: random.pick(answers) },
    other: {
      family: 'false',
      social: 'false',
      disabled: random.chance(0.05) ? 'true' : 'false',
      level: 'lekki',
    },
    salary: {
      nameForBank: firstName,
      surnameForBank: surname.join(' '),
      bankName: 'Bank Przykładowy',
      accountNumber: makeAccount(id),
    },
  });
};

interface Named {
  readonly id: number;
  readonly firstName: string;
  readonly surname: string;
}

const makeIdentity = (random: Random, { id, firstName, surname }: Named): PersonalForm['personal'] => {
  const sex = firstName.endsWith('a') ? 'K' : 'M';
  const dayOfBirth = daysAfter('1952-01-01', random.below(15_000));
  return {
    surname,
    name: firstName,
    secondName: random.chance(0.4) ? (sex === 'K' ? 'Maria' : 'Jan') : '',
    familyName: '',
    mothersName: random.pick(['Anna', 'Barbara', 'Zofia', 'Łucja']),
    fathersName: random.pick(['Jerzy', 'Kazimierz', 'Święcisław', 'Zbigniew']),
    placeOfBirth: random.pick(towns),
    dayOfBirth,
    pesel: makePesel({ birthDate: dayOfBirth, sex }, id % 5_000),
    nip: random.chance(0.3) ? makeNip(id) : '',
    education: 'Wyższe',
    degree: degreeFor(id),
    nationality: random.chance(0.96) ? 'Polskie' : 'Inne',
    idSeries: 'XXX',
    idNumber: String(id % 1_000_000).padStart(6, '0'),
  };
};

/** All that a title may reveal; what the chosen ones do not is taken away again. */
const insuranceOf = (random: Random) => {
  const workplace = {
    name: random.pick(['Liceum Przykładowe', 'Uczelnia Przykładowa', 'Zakład Przykładowy']),
    city: random.pick(towns),
    zip: '00-002',
    street: random.pick(streets),
    houseNr: String(1 + random.below(60)),
  };
  return {
    insurance: {
      insuranceType: [...random.pick(titles)],
      placesOfWork: [workplace],
      placesOfTemporaryWork: [{ ...workplace, dateFrom: '2026-01-01', dateTo: '2026-12-31' }],
    },
    pensionerNFZ: { number1: 'E/000/001', number2: '', nameNFZ: 'Oddział w Przykładowie', ...office.address },
    student: { schoolName: 'Uczelnia Przykładowa', address: 'Szkolna 1, Przykładowo', idNumber: '000001' },
    otherInsurance: { title: 'Przebywam na urlopie wychowawczym' },
  };
};

const titles: readonly (readonly InsuranceCode[])[] = [
  ['value-2'],
  ['value-2'],
  ['value-2'],
  ['value-2', 'value-4'],
  ['value-1'],
  ['value-4'],
  ['value-5'],
  ['value-6'],
  ['value-10'],
  ['value-14'],
  ['value-16'],
];

export const makeHome = (random: Random) => {
  const city = random.pick(towns);
  return {
    city,
    street: random.pick(streets),
    houseNr: String(1 + random.below(120)),
    homeNr: random.chance(0.5) ? String(1 + random.below(40)) : '',
    zip: `00-${String(random.below(1_000)).padStart(3, '0')}`,
    post: city,
  };
};

export const towns = [
  'Przykładowo',
  'Wymyślin',
  'Zmyślona Góra',
  'Łąka Próbna',
  'Żółte Pole',
  'Ćwiczebna',
] as const;
const streets = ['Księżycowa', 'Źródlana', 'Długa', 'Świerkowa', 'Wymyślona', 'Łabędzia'] as const;
const office = {
  name: 'Przykładowie',
  address: { city: 'Przykładowo', street: 'Urzędowa', houseNr: '2', zip: '00-003' },
} as const;
const answers = ['true', 'false'] as const;

/** No bank has a unit of zeros, no telephone begins with them. */
const makeAccount = (id: number): string => makeNrb('00000000', String(id).padStart(16, '0'));
const makeTelephone = (id: number): string => `000${String((id * 70_207) % 1_000_000).padStart(6, '0')}`;
