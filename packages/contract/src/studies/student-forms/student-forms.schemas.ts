import { z } from 'zod';
import { homeCountry } from '../../numbers/contact.ts';
import { keepPhone } from '../../numbers/kept-phone.ts';
import { dateFrom, timestamp } from '../../common/dates.ts';
import { email, line, text } from '../../common/fields.ts';
import { historyQuery } from '../../employment/questionnaire/history.schemas.ts';
import { documentVersion } from '../../employment/questionnaire/document-version.ts';
import { studentFormTexts as texts } from './student-forms.texts.ts';

export const earliestBirth = '1950-01-01';

const optional = line;

const personal = z.strictObject({
  surname: text(120, texts.surname),
  name: text(120, texts.name),
  secondName: optional(120),
  placeOfBirth: text(120, texts.placeOfBirth),
  dayOfBirth: dateFrom(earliestBirth, { required: texts.dayOfBirth, tooEarly: texts.bornTooEarly }),
});

const address = z.strictObject({
  city: text(120, texts.city),
  zip: text(20, texts.zip),
  street: text(120, texts.street),
  houseNr: text(20, texts.houseNr),
  homeNr: optional(20),
  /** Outside Poland the post code stays as it was typed. */
  country: optional(60)
    .overwrite((country) => country || homeCountry)
    .default(homeCountry),
});

const contact = z.strictObject({
  email: email(texts.email, texts.emailMalformed),
  telephoneNr: text(40, texts.telephoneNr).overwrite(keepPhone),
  /** The student's own, for money that is paid back. Left out by those who may not see it, and then it stays as it was. */
  bank_account: optional(60).optional(),
});

export const sexes = ['', 'kobieta', 'mężczyzna'] as const;

/** Fields counted by the yearly report S-12; none of them is required. */
const report = z.strictObject({
  sex: z.enum(sexes),
  citizenship: optional(60),
  /** Where the secondary certificate is from. */
  secondaryCountry: optional(60),
});

export const studentForm = z.strictObject({ personal, address, contact, report: report.optional() });

/** A lecturer who studies sends no personal part: it is kept in the questionnaire. What is left out of the rest stays as it was. */
export const studentFormSave = z.strictObject({
  form: studentForm.partial({ personal: true }),
  /** Version of the form that was read; 0 without one. */
  version: documentVersion,
});
export type StudentFormSave = z.output<typeof studentFormSave>;

const shown = <Names extends string>(names: readonly Names[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Names, z.ZodString>); // one for each name

/** As it is read: nothing is required of what was never filled in. */
const shownForm = z.object({
  /** To those who may not read the personal part, the name alone. */
  personal: shown(['surname', 'name']).extend(
    shown(['secondName', 'placeOfBirth', 'dayOfBirth']).partial().shape,
  ),
  address: shown(['city', 'zip', 'street', 'houseNr', 'homeNr', 'country']),
  contact: shown(['email', 'telephoneNr']).extend({ bank_account: z.string().optional() }),
  /** For the person, and for people who may fill the form in. */
  report: report.optional(),
});
export type ShownStudentForm = z.infer<typeof shownForm>;

export const studentFormOfPerson = z.object({
  uid: z.number().int(),
  /** Before the first save, what the account or the questionnaire knows. */
  form: shownForm,
  complete: z.boolean(),
  /** The personal part is that of the questionnaire. */
  personal_fixed: z.boolean(),
  version: documentVersion,
  saved_at: timestamp.nullable(),
  can: z.object({
    edit: z.boolean(),
    /** The personal part of somebody who also teaches is between them and the secretariat. */
    readPersonal: z.boolean(),
  }),
});
export type StudentFormOfPerson = z.infer<typeof studentFormOfPerson>;

export const studentHistoryQuery = historyQuery.omit({ search: true });
