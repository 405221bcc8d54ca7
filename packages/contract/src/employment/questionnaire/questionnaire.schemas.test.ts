import { describe, expect, test } from 'vitest';
import { fullCompanyForm, fullForm } from './fixtures/full-forms.ts';
import {
  degrees,
  disabilityLevels,
  educations,
  insuranceCodes,
  nationalities,
} from './questionnaire.choices.ts';
import { companyForm, personalForm } from './questionnaire.schemas.ts';

/** The form with one field set to something else. */
const withField = (form: object, path: string, value: unknown): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(form));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let part: unknown = copy;
  for (const key of keys) part = Reflect.get(Object(part), key);
  Reflect.set(Object(part), last, value);
  return copy;
};

const messages = (schema: typeof personalForm | typeof companyForm, form: unknown): [string, string][] =>
  (schema.safeParse(form).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]);

const cityToMobile = {
  city: 'Podanie miasta jest konieczne',
  street: 'Podanie ulicy jest konieczne',
  houseNr: 'Podanie numeru domu jest konieczne',
  zip: 'Podanie kodu pocztowego jest konieczne',
  post: 'Podanie poczty jest konieczne',
  email: 'Podanie adresu email jest konieczne',
  mobileNr: 'Podanie telefonu komórkowego jest konieczne.',
};

const requiredOfPerson: readonly [path: string, message: string][] = [
  ['registerFormGeneral.formDate', 'Podanie daty kiedy formularz został wypełniony jest wymagane'],
  ['personal.surname', 'Podanie nazwiska jest konieczne'],
  ['personal.name', 'Podanie imienia jest konieczne'],
  ['personal.mothersName', 'Podanie imienia matki jest konieczne'],
  ['personal.fathersName', 'Podanie imienia ojca jest konieczne'],
  ['personal.placeOfBirth', 'Podanie miejsca urodzenia jest konieczne'],
  ['personal.dayOfBirth', 'Podanie daty urodzenia jest konieczne'],
  ['personal.pesel', 'Podanie numeru PESEL jest konieczne'],
  ['personal.education', 'Podanie wykształcenia jest konieczne'],
  ['personal.nationality', 'Podanie narodowości jest konieczne'],
  ['address.province', 'Podanie województwa jest konieczne'],
  ['address.district', 'Podanie powiatu jest konieczne'],
  ['address.municipality', 'Podanie gminy jest konieczne'],
  ['address.city', cityToMobile.city],
  ['address.street', cityToMobile.street],
  ['address.houseNr', cityToMobile.houseNr],
  ['address.zip', cityToMobile.zip],
  ['address.post', cityToMobile.post],
  ['contact.email', cityToMobile.email],
  ['contact.mobileNr', cityToMobile.mobileNr],
  ['taxOffice.name', 'Podanie urzędu skarbowego jest konieczne.'],
  ['taxOffice.city', 'Podanie miasta urzędu skarbowego jest konieczne.'],
  ['taxOffice.street', 'Podanie ulicy urzędu skarbowego jest konieczne.'],
  ['taxOffice.houseNr', 'Podanie numeru budynku urzędu skarbowego jest konieczne.'],
  ['taxOffice.zip', 'Podanie kodu pocztowego urzędu skarbowego jest konieczne.'],
  ['NFZ.name', 'Podanie oddziału NFZ jest konieczne.'],
  ['additionalInsurance.medical', 'Proszę o zaznaczenie TAK lub NIE'],
  ['additionalInsurance.social', 'Proszę o zaznaczenie TAK lub NIE'],
];

const requiredOfCompany: readonly [path: string, message: string][] = [
  ['registerFormGeneral.formDate', 'Podanie daty kiedy formularz został wypełniony jest wymagane'],
  ['name', 'Podanie nazwy jest konieczne'],
  ['nip', 'Podanie numeru NIP jest konieczne'],
  ['accountNumber', 'Podanie numeru firmowego rachunku bankowego jest konieczne'],
  ...Object.entries(cityToMobile),
];

const optionalOfPerson = [
  ...['secondName', 'familyName', 'nip', 'degree', 'idSeries', 'idNumber'].map((key) => `personal.${key}`),
  'address.homeNr',
  'contact.telephoneNr',
  'otherInsurance.title',
  ...['name', 'city', 'zip', 'street', 'houseNr'].map((key) => `insurance.placesOfWork.0.${key}`),
  ...['name', 'dateFrom', 'dateTo'].map((key) => `insurance.placesOfTemporaryWork.0.${key}`),
  ...['number1', 'number2', 'nameNFZ', 'city', 'zip', 'street', 'houseNr'].map(
    (key) => `pensionerNFZ.${key}`,
  ),
  ...['schoolName', 'address', 'idNumber'].map((key) => `student.${key}`),
  ...['family', 'social', 'disabled', 'level'].map((key) => `other.${key}`),
  ...['nameForBank', 'surnameForBank', 'bankName', 'accountNumber'].map((key) => `salary.${key}`),
];

describe('the personal form', () => {
  test('the full one passes', () => {
    expect(messages(personalForm, fullForm)).toEqual([]);
  });

  test.each(requiredOfPerson)('%s empty says "%s"', (path, message) => {
    expect(messages(personalForm, withField(fullForm, path, ''))).toEqual([[path, message]]);
  });

  test('no title chosen', () => {
    expect(messages(personalForm, withField(fullForm, 'insurance.insuranceType', []))).toEqual([
      ['insurance.insuranceType', 'Podanie danych do ubezpieczenia jest konieczne.'],
    ]);
    expect(
      messages(personalForm, withField(fullForm, 'insurance.insuranceType', [...insuranceCodes])),
    ).toEqual([]);
  });

  test.each(optionalOfPerson)('%s may stay empty', (path) => {
    expect(messages(personalForm, withField(fullForm, path, ''))).toEqual([]);
  });

  test.each(['600-100-200', '+48 600 100 200', '600100200'])('%s is kept as one number', (typed) => {
    expect(personalForm.parse(withField(fullForm, 'contact.mobileNr', typed)).contact.mobileNr).toBe(
      '600100200',
    );
    expect(companyForm.parse({ ...fullCompanyForm, mobileNr: typed }).mobileNr).toBe('600100200');
  });

  test('spaces alone fill in nothing', () => {
    expect(messages(personalForm, withField(fullForm, 'personal.surname', '  '))).toEqual([
      ['personal.surname', 'Podanie nazwiska jest konieczne'],
    ]);
  });

  test.each([
    ['1939-12-31', ['Podaj datę nie wcześniejszą niż 01.01.1940']],
    ['1940-01-01', []],
    ['2026-02-30', ['Podaj datę w formacie RRRR-MM-DD']],
    ['31.12.1980', ['Podaj datę w formacie RRRR-MM-DD']],
  ])('a birth date of %s: %j', (date, expected) => {
    const found = messages(personalForm, withField(fullForm, 'personal.dayOfBirth', date));
    expect(found.map(([, message]) => message)).toEqual(expected);
  });

  test.each([
    ['personal.education', educations],
    ['personal.nationality', nationalities],
    ['personal.degree', degrees],
    ['other.level', disabilityLevels],
  ])('%s takes exactly its choices', (path, choices) => {
    for (const choice of choices)
      expect(messages(personalForm, withField(fullForm, path, choice))).toEqual([]);
    expect(messages(personalForm, withField(fullForm, path, 'inne niż na liście'))).toEqual([
      [path, 'Wybierz pozycję z\u00a0listy'],
    ]);
  });

  test('the choices are the owner’s, to the letter', () => {
    expect(educations.join()).toBe('Podstawowe,Zawodowe,Średnie,Wyższe');
    expect(nationalities.join()).toBe('Polskie,Inne');
    expect(degrees.join()).toBe(
      'adw.,inż.,mgr,mgr inż.,dr,dr hab.,dr inż.,dr hab.inż,prof.,prof. dr hab.inż',
    );
    expect(disabilityLevels.join()).toBe('lekki,umiarkowany,znaczny');
    expect(insuranceCodes).toHaveLength(16);
  });

  test('answers are words, not truth values', () => {
    const found = messages(personalForm, withField(fullForm, 'additionalInsurance.medical', true));
    expect(found).toEqual([['additionalInsurance.medical', 'Proszę o zaznaczenie TAK lub NIE']]);
  });
});

describe('the company form', () => {
  test.each(requiredOfCompany)('%s empty says "%s"', (path, message) => {
    expect(messages(companyForm, withField(fullCompanyForm, path, ''))).toEqual([[path, message]]);
  });

  test.each(['degree', 'homeNr'])('%s may stay empty', (path) => {
    expect(messages(companyForm, withField(fullCompanyForm, path, ''))).toEqual([]);
  });
});
