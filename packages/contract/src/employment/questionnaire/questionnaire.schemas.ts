import { z } from 'zod';
import { keepPhone } from '../../numbers/kept-phone.ts';
import { dateFrom, isRealDate, timestamp } from '../../common/dates.ts';
import { email, flagField, line, text } from '../../common/fields.ts';
import { documentVersion } from './document-version.ts';
import {
  degrees,
  disabilityLevels,
  educations,
  insuranceCodes,
  nationalities,
  nfzBranches,
  provinces,
} from './questionnaire.choices.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

export const earliestDate = '1940-01-01';

const optional = line;

const chosen = <const Choices extends readonly [string, ...string[]]>(choices: Choices, required: string) =>
  z
    .string()
    .min(1, { error: required, abort: true })
    .pipe(z.enum(choices, { error: texts.notAChoice }));

const choiceOrNothing = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(['', ...choices], { error: texts.notAChoice });

/** A date from a picker that begins in 1940; `futureDates`, which knows the day, refuses dates after today. */
const pickedDate = (required: string) => dateFrom(earliestDate, { required, tooEarly: texts.tooEarly });

const dateOrNothing = z
  .string()
  .refine((date) => date === '' || isRealDate(date), { error: 'Podaj datę w formacie RRRR-MM-DD' });

/** Answers are kept as text, as in the original documents. */
const answered = z.enum(['true', 'false'], { error: texts.yesOrNo });
const answerOrNothing = z.enum(['', 'true', 'false']);

const registerFormGeneral = z.strictObject({ formDate: pickedDate(texts.formDate) });

const workplace = z.strictObject({
  name: optional(200),
  city: optional(120),
  zip: optional(20),
  street: optional(120),
  houseNr: optional(20),
});
const temporaryWorkplace = workplace.extend({ dateFrom: dateOrNothing, dateTo: dateOrNothing });
export type Workplace = z.output<typeof workplace>;
export type TemporaryWorkplace = z.output<typeof temporaryWorkplace>;
export const mostWorkplaces = 20;

export const personalForm = z.strictObject({
  registerFormGeneral,
  personal: z.strictObject({
    surname: text(120, texts.surname),
    name: text(120, texts.name),
    secondName: optional(120),
    familyName: optional(120),
    mothersName: text(120, texts.mothersName),
    fathersName: text(120, texts.fathersName),
    placeOfBirth: text(120, texts.placeOfBirth),
    dayOfBirth: pickedDate(texts.dayOfBirth),
    pesel: text(20, texts.pesel),
    nip: optional(20),
    education: chosen(educations, texts.education),
    degree: choiceOrNothing(degrees),
    nationality: chosen(nationalities, texts.nationality),
    idSeries: optional(10),
    idNumber: optional(20),
  }),
  address: z.strictObject({
    province: chosen(provinces, texts.province),
    district: text(120, texts.district),
    municipality: text(120, texts.municipality),
    city: text(120, texts.city),
    street: text(120, texts.street),
    houseNr: text(20, texts.houseNr),
    homeNr: optional(20),
    zip: text(20, texts.zip),
    post: text(120, texts.post),
  }),
  contact: z.strictObject({
    email: email(texts.email, texts.emailMalformed),
    telephoneNr: optional(40).overwrite(keepPhone),
    mobileNr: text(40, texts.mobileNr).overwrite(keepPhone),
  }),
  taxOffice: z.strictObject({
    name: text(200, texts.taxOfficeName),
    city: text(120, texts.taxOfficeCity),
    street: text(120, texts.taxOfficeStreet),
    houseNr: text(20, texts.taxOfficeHouseNr),
    zip: text(20, texts.taxOfficeZip),
  }),
  NFZ: z.strictObject({ name: chosen(nfzBranches, texts.nfz) }),
  insurance: z.strictObject({
    insuranceType: z.array(z.enum(insuranceCodes)).min(1, texts.insuranceType).max(insuranceCodes.length),
    placesOfWork: z.array(workplace).max(mostWorkplaces),
    placesOfTemporaryWork: z.array(temporaryWorkplace).max(mostWorkplaces),
  }),
  pensionerNFZ: z.strictObject({
    number1: optional(60),
    number2: optional(60),
    nameNFZ: optional(200),
    city: optional(120),
    zip: optional(20),
    street: optional(120),
    houseNr: optional(20),
  }),
  student: z.strictObject({ schoolName: optional(200), address: optional(300), idNumber: optional(60) }),
  otherInsurance: z.strictObject({ title: optional(300) }),
  additionalInsurance: z.strictObject({ medical: answered, social: answered }),
  other: z.strictObject({
    family: answerOrNothing,
    social: answerOrNothing,
    disabled: answerOrNothing,
    level: choiceOrNothing(disabilityLevels),
  }),
  salary: z.strictObject({
    nameForBank: optional(120),
    surnameForBank: optional(120),
    bankName: optional(200),
    accountNumber: optional(60),
  }),
});
export type PersonalForm = z.output<typeof personalForm>;

export const companyForm = z.strictObject({
  registerFormGeneral,
  degree: choiceOrNothing(degrees),
  name: text(200, texts.companyName),
  nip: text(20, texts.companyNip),
  accountNumber: text(60, texts.companyAccount),
  city: text(120, texts.city),
  street: text(120, texts.street),
  houseNr: text(20, texts.houseNr),
  homeNr: optional(20),
  zip: text(20, texts.zip),
  post: text(120, texts.post),
  email: email(texts.email, texts.emailMalformed),
  mobileNr: text(40, texts.mobileNr).overwrite(keepPhone),
});
export type CompanyForm = z.output<typeof companyForm>;

/** Which of the two forms an account has follows from its kind; the other one is refused. */
const personal = { kind: z.literal('person'), form: personalForm };
const company = { kind: z.literal('company'), form: companyForm };
export const questionnaireSave = z.discriminatedUnion('kind', [
  z.strictObject({ ...personal, version: documentVersion }),
  z.strictObject({ ...company, version: documentVersion }),
]);
export type QuestionnaireSave = z.output<typeof questionnaireSave>;
export type Questionnaire = { kind: 'person'; form: PersonalForm } | { kind: 'company'; form: CompanyForm };

export const questionnaireOfPerson = z.object({
  uid: z.number().int(),
  name: z.string(),
  is_company: flagField,
  /** Null until the form was filled in. */
  questionnaire: z.discriminatedUnion('kind', [z.object(personal), z.object(company)]).nullable(),
  version: documentVersion,
  saved_at: timestamp.nullable(),
});
export type QuestionnaireOfPerson = z.infer<typeof questionnaireOfPerson>;
