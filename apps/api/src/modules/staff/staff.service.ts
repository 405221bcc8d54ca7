import type { Role } from '@indeks/contract/access/roles';
import { staffGroups, type StaffGroup } from '@indeks/contract/people/people.keys';
import type { NewPerson, PersonEdit, PersonRecord } from '@indeks/contract/people/people.schemas';
import { peopleTexts } from '@indeks/contract/people/people.texts';
import { followNewAddress, sendFirstLogin, sendOneTimePassword } from '#modules/accounts/index.ts';
import { findPersonRecord, personFor, recordOf, type Person } from '#modules/people/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { deleteSessionsOf } from '#platform/auth/sessions.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { csvAnswer } from '#platform/csv/csv-answer.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { found, refuse } from '#platform/errors.ts';
import { contractsCsv, peopleCsv } from './staff.csv.ts';
import { canTakeAway, isStaff } from './staff.policy.ts';
import * as queries from './staff.queries.ts';
import { roleOf, secondAddress } from './staff.rules.ts';

interface StaffFilter extends queries.PeopleFilter {
  readonly group: StaffGroup;
}

export const list = async (ctx: Ctx, { group, ...filter }: StaffFilter) => ({
  ...(await pageOf(ctx, staffGroups[group], filter)),
  second_mail_domain: secondDomain(ctx),
});

export const ofRole = (ctx: Ctx, role: Role, filter: queries.PeopleFilter) => pageOf(ctx, [role], filter);

export const exportPeople = (ctx: Ctx, group: StaffGroup) =>
  csvAnswer(ctx, `${fileNames[group]}.csv`, peopleCsv(group, records(ctx, queries.streamPeople(ctx, group))));

export const exportContracts = (ctx: Ctx, group: StaffGroup) =>
  csvAnswer(ctx, `${fileNames[group]}-umowy.csv`, contractsCsv(queries.streamContracts(ctx, group)));

/** Another's account that is not of the staff is as good as missing. */
export const getStaffMember = async (ctx: SignedInCtx, id: number): Promise<Person> => {
  const person = await personFor(ctx, id);
  return isStaff(person.role) ? person : refuse('record/not-found');
};

export const create = (ctx: SignedInCtx, input: NewPerson): Promise<PersonRecord> =>
  transact(ctx, async (tx) => {
    const account = {
      ...fieldsOf(tx, input),
      user_role: roleOf(input),
      is_company: Number(input.is_company ?? 0),
    };
    const id = await unlessTaken('people/email-taken', () => queries.insert(tx, account));
    await sendFirstLogin(tx, id);
    const after = await getRecord(tx, id);
    await audit(tx, { action: 'person.create', subjectId: id, after });
    announcePeople(tx, [id]);
    return after;
  });

export const edit = (ctx: SignedInCtx, id: number, input: PersonEdit): Promise<PersonRecord> => {
  if (input.active === 0 && !canTakeAway(ctx.actor, [id])) refuse('people/own-account');
  return transact(ctx, async (tx) => {
    await getStaffMember(tx, id);
    const before = await getRecord(tx, id);
    const { active, version } = input;
    const account = { ...fieldsOf(tx, input), active, version };
    const changed = await unlessTaken('people/email-exists', () => queries.update(tx, id, account));
    const after = await getRecord(tx, id);
    if (!changed) refuse('record/stale', { details: { current: after } });
    if (active === 0) await deleteSessionsOf(tx.db, id);
    if (before.email !== after.email) await followNewAddress(tx, id);
    await audit(tx, { action: 'person.edit', subjectId: id, before, after });
    announcePeople(tx, [id]);
    return after;
  });
};

export const sendPassword = async (ctx: SignedInCtx, id: number) => {
  await getStaffMember(ctx, id);
  if ((await getRecord(ctx, id)).active === 0) refuse('people/inactive');
  await sendOneTimePassword(ctx, id);
  return { ok: true as const };
};

/** Those who keep the lists see a change at once. */
export const announcePeople = (ctx: Ctx, ids: readonly number[]): void => {
  const roles = ctx.services.roleTable['lecturers.manage'];
  ctx.afterCommit(() => ctx.services.realtime.publish({ roles }, 'people', ids));
};

const fileNames: Readonly<Record<StaffGroup, string>> = {
  lecturers: 'wykladowcy',
  administrative: 'pracownicy-administracyjni',
};

const pageOf = async (ctx: Ctx, roles: readonly Role[], filter: queries.PeopleFilter) => {
  const page = await queries.list(ctx, roles, filter);
  return { ...page, items: page.items.map((row) => recordOf(ctx, row)) };
};

async function* records(ctx: Ctx, rows: ReturnType<typeof queries.streamPeople>) {
  for await (const row of rows) yield recordOf(ctx, row);
}

const getRecord = async (ctx: Ctx, id: number) => recordOf(ctx, found(await findPersonRecord(ctx, id)));

const secondDomain = (ctx: Ctx): string => ctx.services.config.PROVIDER_SECOND_MAIL_DOMAIN;

const fieldsOf = (ctx: Ctx, { name, email, email_alt, telephone }: NewPerson | PersonEdit) => ({
  name,
  email,
  telephone,
  email_alt: secondAddress(email_alt, secondDomain(ctx)),
});

/** The unique index decides, whatever the case of the letters and however many try at once. */
const unlessTaken = async <T>(
  code: 'people/email-taken' | 'people/email-exists',
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error)?.constraint !== 'users_email') throw error;
    const fields = [{ path: 'email', message: peopleTexts.emailTaken }];
    return refuse(code, { fields, details: { userExists: true } });
  }
};
