import type { Role } from '@indeks/contract/access/roles';
import { isOn } from '@indeks/contract/common/flags';
import { staffGroups, type StaffGroup } from '@indeks/contract/people/people.keys';
import type { NewPerson, PersonEdit, PersonRecord } from '@indeks/contract/people/people.schemas';
import { addAccount, changeAccount, sendOneTimePassword } from '#modules/accounts/index.ts';
import { findPersonRow, personFor, personToWire, type Person } from '#modules/people/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse, refuseStale } from '#platform/errors.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { contractColumns, numbered, peopleColumns } from './staff.csv.ts';
import { canTakeAway, isStaff } from './staff.policy.ts';
import * as queries from './staff.queries.ts';
import { roleOf, secondAddress } from './staff.rules.ts';

interface StaffFilter extends queries.PeopleFilter {
  readonly group: StaffGroup;
}

export const list = async (ctx: Ctx, { group, ...filter }: StaffFilter) => ({
  ...(await listPage(ctx, staffGroups[group], filter)),
  second_mail_domain: secondDomain(ctx),
});

export const ofRole = (ctx: Ctx, role: Role, filter: queries.PeopleFilter) => listPage(ctx, [role], filter);

export const exportPeople = (ctx: Ctx, group: StaffGroup) =>
  csvAnswer(
    ctx,
    peopleColumns(group),
    numbered(records(ctx, queries.streamPeople(ctx, group))),
    `${fileNames[group]}.csv`,
  );

export const exportContracts = (ctx: Ctx, group: StaffGroup) =>
  csvAnswer(
    ctx,
    contractColumns,
    numbered(queries.streamContracts(ctx, group)),
    `${fileNames[group]}-umowy.csv`,
  );

/** An account that is not of the staff is answered as missing. */
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
    const id = await addAccount(tx, account);
    const after = await getRow(tx, id);
    await audit(tx, { action: 'person.create', subjectId: id, after });
    announcePeople(tx, [id]);
    return personToWire(tx, after);
  });

export const edit = (ctx: SignedInCtx, id: number, input: PersonEdit): Promise<PersonRecord> => {
  if (!isOn(input.active) && !canTakeAway(ctx.actor, [id])) refuse('people/own-account');
  return transact(ctx, async (tx) => {
    await getStaffMember(tx, id);
    const before = await getRow(tx, id);
    const { active, version } = input;
    const changed = await changeAccount(tx, { id, version }, { ...fieldsOf(tx, input), active });
    const after = await getRow(tx, id);
    if (!changed) refuseStale(personToWire(tx, after));
    await audit(tx, { action: 'person.edit', subjectId: id, before, after });
    announcePeople(tx, [id]);
    return personToWire(tx, after);
  });
};

export const sendPassword = async (ctx: SignedInCtx, id: number) => {
  await getStaffMember(ctx, id);
  if (!isOn((await getRow(ctx, id)).active)) refuse('people/inactive');
  await sendOneTimePassword(ctx, id);
  return { ok: true as const };
};

/** Open lists of the staff follow the change. */
export const announcePeople = (ctx: Ctx, ids: readonly number[]): void => {
  const roles = ctx.services.roleTable['lecturers.manage'];
  ctx.afterCommit(() => ctx.services.realtime.publish({ roles }, 'people', ids));
};

const fileNames: Readonly<Record<StaffGroup, string>> = {
  lecturers: 'wykladowcy',
  administrative: 'pracownicy-administracyjni',
};

const listPage = async (ctx: Ctx, roles: readonly Role[], filter: queries.PeopleFilter) => {
  const page = await queries.list(ctx, roles, filter);
  return { ...page, items: page.items.map((row) => personToWire(ctx, row)) };
};

async function* records(ctx: Ctx, rows: ReturnType<typeof queries.streamPeople>) {
  for await (const row of rows) yield personToWire(ctx, row);
}

const getRow = async (ctx: Ctx, id: number) => getOrRefuse(await findPersonRow(ctx, id));

const secondDomain = (ctx: Ctx): string => ctx.services.config.PROVIDER_SECOND_MAIL_DOMAIN;

const fieldsOf = (ctx: Ctx, { name, email, email_alt, telephone }: NewPerson | PersonEdit) => ({
  name,
  email,
  telephone,
  email_alt: secondAddress(email_alt, secondDomain(ctx)),
});
