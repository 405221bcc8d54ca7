import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { dateString, timestamp } from '../common/dates.ts';
import { email, flagField, text, version } from '../common/fields.ts';
import { pageSchema, pagingQuery } from '../common/paging.ts';
import { reportTypes } from '../months/months.schemas.ts';
import { administrativeRoles, personSortKeys, rolePersonSortKeys } from './people.keys.ts';
import { peopleTexts as texts } from './people.texts.ts';

/** A person as far as a heading, a banner or a picker names them. */
const personName = z.object({
  id: z.number().int(),
  name: z.string(),
  user_role: z.literal(roles),
});

export const personChoicesQuery = z.strictObject({
  /** Only people who keep records of this kind. */
  type: z.enum(reportTypes),
  search: z.string().trim().max(100).optional(),
});

/** The first few that match: whoever is missing is found by typing more of the name. */
export const personChoices = z.object({ items: z.array(personName) });

/** In forms where the secretariat says for whom it acts. */
export const chosenPerson = z.number({ error: 'Wybierz osobę' }).int().min(1);

const staffGroup = z.enum(['lecturers', 'administrative']);

export const staffQuery = pagingQuery(personSortKeys).extend({ group: staffGroup });
export const roleQuery = pagingQuery(rolePersonSortKeys);
export const roleParams = z.strictObject({ role: z.coerce.number().pipe(z.literal(roles)) });
export const staffReportQuery = z.strictObject({ group: staffGroup });

const fields = {
  email: email(texts.emailRequired, texts.emailMalformed),
  name: text(200, texts.nameRequired),
  telephone: z
    .string()
    .trim()
    .min(1, { error: texts.telephoneRequired, abort: true })
    .regex(/^\d{6,15}$/, texts.telephoneDigits),
  /** Typed without the domain, which the server appends; empty when there is none. */
  email_alt: z
    .string()
    .trim()
    .max(64)
    .regex(/^$|^[A-Za-z0-9][A-Za-z0-9._-]*$/, texts.emailAltMalformed),
};
const kind = z.enum(['0', '1'], { error: texts.kindRequired });

export const newLecturer = z.strictObject({ ...fields, is_company: kind });
export const newAdministrativeEmployee = z.strictObject({
  ...fields,
  user_role: z.literal(administrativeRoles, { error: texts.roleRequired }),
});
/**
 * A lecturer comes with the kind of contract, anybody else of the staff with a role. One object and not a union of the
 * two above, so that each mistake is told at its field.
 */
export const newPerson = z
  .strictObject({
    ...fields,
    is_company: kind.optional(),
    user_role: z.literal(administrativeRoles, { error: texts.roleRequired }).optional(),
  })
  .refine((person) => (person.is_company === undefined) !== (person.user_role === undefined), {
    error: texts.kindRequired,
    path: ['is_company'],
  });
export type NewPerson = z.output<typeof newPerson>;

export const personEdit = z.strictObject({ ...fields, active: flagField, version });
export type PersonEdit = z.output<typeof personEdit>;

/** Everything the secretariat's lists and detail pages show of an account. */
export const personRecord = personName.extend({
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
  /** The questionnaire was changed within the last month. */
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
  email: email(texts.settingsEmailRequired, texts.emailMalformed),
  telephone: z
    .string()
    .trim()
    .min(1, { error: texts.settingsTelephoneRequired, abort: true })
    .regex(/^\d{6,15}$/, texts.telephoneDigits),
});
