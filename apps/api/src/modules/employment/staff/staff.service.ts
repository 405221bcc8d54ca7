import type { Role } from '@indeks/contract/access/roles';
import { isOn } from '@indeks/contract/common/flags';
import { filterInFileName } from '@indeks/contract/common/format';
import { staffGroups, type StaffGroup } from '@indeks/contract/identity/people/people.keys';
import { staffConcernTexts } from '@indeks/contract/identity/people/people.texts';
import type {
  NewPerson,
  PersonEdit,
  PersonRecord,
  StaffReportQuery,
} from '@indeks/contract/identity/people/people.schemas';
import {
  addAccount,
  asksConfirmationOfRole,
  changeAccount,
  changingAddress,
  confirmed,
  sendOneTimePassword,
} from '#modules/identity/accounts/index.ts';
import { findPersonRow, getPersonFor, personToWire, type Person } from '#modules/identity/people/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { employHolder } from './employing.service.ts';
import { contractColumns, numbered, peopleColumns } from './staff.csv.ts';
import { canTakeAway, isStaff } from './staff.policy.ts';
import * as queries from './staff.queries.ts';
import { namePartsOf, roleOf, secondAddress } from './staff.rules.ts';

interface StaffFilter extends queries.PeopleFilter {
  readonly group: StaffGroup;
}

export const list = async (ctx: Ctx, { group, ...filter }: StaffFilter) => ({
  ...(await listPage(ctx, staffGroups[group], filter)),
  second_mail_domain: secondDomain(ctx),
});

/** For a message to many: the named lecturers, or all whom the filters of the list leave. */
export const lecturerRecipients = async (
  ctx: Ctx,
  { search, concern }: Pick<StaffReportQuery, 'search' | 'concern'>,
  named: readonly number[] | undefined,
): Promise<number[]> => {
  const found = await queries.listIds(ctx, staffGroups.lecturers, named ? { named } : { search, concern });
  if (named && found.length !== named.length) refuse('record/not-found');
  return found;
};

export const ofRole = (ctx: Ctx, role: Role, filter: queries.PeopleFilter) => listPage(ctx, [role], filter);

export const exportPeople = (ctx: Ctx, filter: StaffReportQuery) =>
  csvAnswer(
    ctx,
    peopleColumns(filter.group),
    numbered(records(ctx, queries.streamPeople(ctx, filter))),
    `${fileNames[filter.group]}${filterInFileName(concernName(filter), filter.search)}.csv`,
  );

export const exportContracts = (ctx: Ctx, filter: StaffReportQuery) =>
  csvAnswer(
    ctx,
    contractColumns,
    numbered(queries.streamContracts(ctx, filter)),
    `${fileNames[filter.group]}-umowy${filterInFileName(concernName(filter), filter.search)}.csv`,
  );

/** An account that is not of the staff is answered as missing. */
export const getStaffMember = async (ctx: SignedInCtx, id: number): Promise<Person> => {
  const person = await getPersonFor(ctx, id);
  return isStaff(person.role) ? person : refuse('record/not-found');
};

export const create = (ctx: SignedInCtx, input: NewPerson): Promise<PersonRecord> => {
  const user_role = roleOf(input);
  const add = async (tx: SignedInCtx): Promise<PersonRecord> => {
    const account = { ...toFields(tx, input), user_role, is_company: Number(input.is_company ?? 0) };
    const id = (await employHolder(tx, account, input.same_person)) ?? (await addAccount(tx, account));
    const after = await getRow(tx, id);
    await audit(tx, { action: 'person.create', subjectId: id, after });
    announcePeople(tx, [id]);
    return personToWire(tx, after);
  };
  return asksConfirmationOfRole(user_role) ? confirmed(ctx, input, add) : transact(ctx, add);
};

export const edit = async (ctx: SignedInCtx, id: number, input: PersonEdit): Promise<PersonRecord> => {
  if (!isOn(input.active) && !canTakeAway(ctx.actor, [id])) refuse('people/own-account');
  const { active, version } = input;
  await getStaffMember(ctx, id);
  return changingAddress(ctx, { userId: id, email: input.email, given: input }, async (tx, permit) => {
    await getStaffMember(tx, id);
    const before = await getRow(tx, id);
    const changed = await changeAccount(tx, { id, version }, { ...toFields(tx, input), active }, permit);
    const after = await getRow(tx, id);
    if (!changed)
      await refuseStale(tx, { actions: ['person.edit'], subjectId: id, current: personToWire(tx, after) });
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

const concernName = ({ concern }: StaffReportQuery) => concern && staffConcernTexts[concern];

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

/** The second address of an account as it is stored. */
export const makeSecondAddress = (ctx: Ctx, mailbox: string): string | null =>
  secondAddress(mailbox, secondDomain(ctx));

const toFields = (ctx: Ctx, input: NewPerson | PersonEdit) => ({
  ...namePartsOf(input),
  email: input.email,
  telephone: input.telephone,
  email_alt: makeSecondAddress(ctx, input.email_alt),
});
