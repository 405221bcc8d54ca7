import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import { dateString, timestamp } from '../../common/dates.ts';
import { confirmationIfAsked } from '../accounts/second-step.schemas.ts';
import { email, flagField, telephone, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { reportTypes } from '../../common/report-types.ts';
import { samePerson } from './same-person.schemas.ts';
import { administrativeRoles, personSortKeys, rolePersonSortKeys, staffConcerns } from './people.keys.ts';
import { peopleTexts as texts } from './people.texts.ts';

/** A person as far as a heading, a banner or a picker names them. */
const personName = z.object({
  id: z.number().int(),
  name: z.string(),
  /** As registers show and sort it: surname first. */
  listed_name: z.string(),
  user_role: z.literal(roles),
});

/** A name similar to a search without matches. */
export const nearName = z.object({ id: z.number().int(), listed_name: z.string() });

export const personChoicesQuery = z.strictObject({
  /** Only people who keep records of this kind, or who may teach a subject. */
  type: z.enum([...reportTypes, 'przedmiot']),
  search: z.string().trim().max(100).optional(),
});

/** The first few matches: typing more of the name finds others. */
export const personChoices = z.object({ items: z.array(personName) });

export const peopleFindQuery = z.strictObject({
  search: z.string().trim().min(1).max(100),
  /** Only people of this list. */
  group: z.enum(['lecturers', 'administrative']).optional(),
});

/** The first few whom the words find; when they find nobody, those whose names come nearest. */
export const peopleFound = z.object({ items: z.array(personName), near: z.array(personName) });

/** In forms where the secretariat says for whom it acts. */
export const chosenPerson = z.number({ error: 'Wybierz osobę' }).int().min(1);

const staffGroup = z.enum(['lecturers', 'administrative']);

export const staffConcern = z.enum(staffConcerns).optional();
export const staffQuery = pagingQuery(personSortKeys).extend({ group: staffGroup, concern: staffConcern });
export const roleQuery = pagingQuery(rolePersonSortKeys);
export const roleParams = z.strictObject({ role: z.coerce.number().pipe(z.literal(roles)) });
export const staffReportQuery = staffQuery.pick({ group: true, search: true, concern: true });
export type StaffReportQuery = z.output<typeof staffReportQuery>;

export const contactFields = {
  email: email(texts.emailRequired, texts.emailMalformed),
  telephone: telephone(texts.telephoneRequired, texts.telephoneDigits),
};
const fields = {
  ...contactFields,
  /** Typed without the domain, which the server appends; empty when there is none. */
  email_alt: z
    .string()
    .trim()
    .max(64)
    .regex(/^$|^[A-Za-z0-9][A-Za-z0-9._-]*$/, texts.emailAltMalformed),
};
export const nameInParts = {
  given_name: text(120, texts.nameRequired),
  surname: text(120, texts.nameRequired),
};
/** A name comes in its parts, as the forms send it, or in one piece, which is split. */
const anyName = {
  name: text(200, texts.nameRequired).optional(),
  given_name: nameInParts.given_name.optional(),
  surname: nameInParts.surname.optional(),
};
type AnyName = Partial<Record<keyof typeof anyName, string | undefined>>;
const hasName = ({ name, given_name, surname }: AnyName) =>
  name === undefined ? given_name !== undefined && surname !== undefined : !given_name && !surname;
const nameMissing = { error: texts.nameRequired, path: ['surname'] };
/** Fields of everybody who gets an account. */
export const accountFields = { ...fields, ...nameInParts };
const kind = z.enum(['0', '1'], { error: texts.kindRequired });

export const newLecturer = z.strictObject({ ...accountFields, is_company: kind });
/** An accountant sees everybody's data, so the person who adds the account confirms it. */
export const newAdministrativeEmployee = z.strictObject({
  ...accountFields,
  user_role: z.literal(administrativeRoles, { error: texts.roleRequired }),
  ...confirmationIfAsked,
});
/**
 * A lecturer comes with the kind of contract, anybody else of the staff with a role. One object and not a union of the
 * two above, so that each mistake is told at its field.
 */
export const newPerson = z
  .strictObject({
    ...fields,
    ...anyName,
    is_company: kind.optional(),
    user_role: z.literal(administrativeRoles, { error: texts.roleRequired }).optional(),
    same_person: samePerson,
    ...confirmationIfAsked,
  })
  .refine((person) => (person.is_company === undefined) !== (person.user_role === undefined), {
    error: texts.kindRequired,
    path: ['is_company'],
  })
  .refine(hasName, nameMissing);
export type NewPerson = z.output<typeof newPerson>;

export const personEdit = z
  .strictObject({ ...fields, ...anyName, active: flagField, version, ...confirmationIfAsked })
  .refine(hasName, nameMissing);
/** Fields of the form of an account; a new address is confirmed. */
export const personEditForm = z.strictObject({
  ...accountFields,
  active: flagField,
  ...confirmationIfAsked,
});
export type PersonEdit = z.output<typeof personEdit>;

/** Everything the secretariat's lists and detail pages show of an account. */
export const personRecord = personName.extend({
  given_name: z.string(),
  surname: z.string(),
  /** As the questionnaire says it; empty when there is none. */
  degree: z.string(),
  email: z.string(),
  /** With the provider's second domain, as it is stored; null when there is none. */
  email_alt: z.string().nullable(),
  telephone: z.string().nullable(),
  active: flagField,
  is_company: flagField,
  date: timestamp,
  status: flagField,
  rodo: timestamp.nullable(),
  /** Changes with each new photo; null when there is none. */
  avatar: z.string().nullable(),
  /** The contract with the latest end. */
  contract: z.object({ start: dateString, end: dateString }).nullable(),
  /** The questionnaire was changed within the last month, and the secretariat has not read what. */
  changed_recently: z.boolean(),
  version,
});
export type PersonRecord = z.infer<typeof personRecord>;
export const peoplePage = pageSchema(personRecord);

const secondDomain = { second_mail_domain: z.string() };
export const staffPage = peoplePage.extend(secondDomain);
/** The account as its page shows it, with what the editing dialog appends to the second address. */
export const personDetail = personRecord.extend(secondDomain);
export type PersonDetail = z.infer<typeof personDetail>;

export const generalSettings = z.strictObject({
  /** Confirmation of a new address, when it is asked for. */
  ...confirmationIfAsked,
  email: email(texts.settingsEmailRequired, texts.emailMalformed),
  telephone: telephone(texts.settingsTelephoneRequired, texts.telephoneDigits),
});
