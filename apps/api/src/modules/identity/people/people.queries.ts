import { isRole, role, type Role } from '@indeks/contract/access/roles';
import { isOn, type Flag } from '@indeks/contract/common/flags';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { fetchFirst } from '#platform/db/paging.ts';
import { matchesSearch, nearLimit, selectNear, type Search } from '#platform/db/searching.ts';
import { byListedName, choiceLimit, sendsReports } from './reporting.queries.ts';

export const findPerson = async (ctx: Ctx, id: number) => {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'listed_name', 'user_role', 'is_company'])
    .where('id', '=', id)
    .where(isThere(ctx))
    .executeTakeFirst();
  if (!row || !isRole(row.user_role)) return undefined;
  const { name, listed_name: listedName, user_role: role } = row;
  return { id, name, listedName, role, isCompany: isOn(row.is_company) };
};

export const countPeople = async (ctx: Ctx, ids: readonly number[]): Promise<number> => {
  const { amount } = await ctx.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return amount;
};

/** How long the secretariat may still look at the decided month of somebody archived, and take the decision back. */
const daysAfterDecision = 31;

/** People who are not archived, or whose monthly report waits or was decided a short time ago. */
const isThere = (ctx: Ctx) =>
  sql<boolean>`(users.archived_at is null or exists (
    select from monthly_reports as r where r.user_id = users.id
      and (r.status = 1 or r.decided_at > ${ctx.clock.now()}::timestamptz - make_interval(days => ${daysAfterDecision}))))`;

/** Accounts with all that the secretariat's lists and pages show of them. */
export const people = (ctx: Ctx) => everybody(ctx).where('users.archived_at', 'is', null);

const everybody = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .leftJoin('questionnaires', 'questionnaires.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.given_name',
      'users.surname',
      'users.listed_name',
      'users.degree',
      'users.email',
      'users.email_alt',
      'users.telephone',
      'users.created_at',
      'users.rodo',
      'users.contract_start',
      'users.contract_end',
      'users.version',
      'questionnaires.changed_at',
    ])
    .select(
      sql<boolean>`exists (select from questionnaire_history as h
        where h.user_id = users.id and h.kind = 'changed' and h.read_at is null)`.as('change_unread'),
    )
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('users.user_role').$castTo<Role>().as('user_role'),
      row.ref('users.active').$castTo<Flag>().as('active'),
      row.ref('users.is_company').$castTo<Flag>().as('is_company'),
    ])
    .select(fileVersion(sql.ref('users.avatar_file')).as('avatar'));
export type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

/** For the page of one person. */
export const findRow = (ctx: Ctx, id: number) =>
  everybody(ctx).where('users.id', '=', id).where(isThere(ctx)).executeTakeFirst();

export const choices = (ctx: Ctx, roles: readonly Role[], search: string | undefined) => {
  const others = reportingRoles.filter((reporting) => !roles.includes(reporting));
  const senders = ctx.db
    .selectFrom('users')
    .where(sendsReports())
    // Written as a negation: with a second list of roles the planner estimates few rows and sorts them all.
    .$if(others.length > 0, (query) => query.where('users.user_role', 'not in', others));
  return firstByName(ctx, senders, search, choiceLimit);
};

/** The roles of the index users_reporting_name. */
const reportingRoles: readonly Role[] = [
  role.lecturer,
  role.lecturerAndStudent,
  role.zoomAdministrator,
  role.mbaLecturer,
];

/** The most people that the search over everything offers. */
const foundLimit = 8;

const foundColumns = ['users.id', 'users.name', 'users.listed_name'] as const;

export const find = (ctx: Ctx, roles: readonly Role[], search: string) => {
  const personnel = ctx.db
    .selectFrom('users')
    .where(isPersonnel('users'))
    .where('users.user_role', 'in', roles)
    .where('users.archived_at', 'is', null);
  return firstByName(ctx, personnel, search, foundLimit);
};

const firstByName = (
  ctx: Ctx,
  filtered: SelectQueryBuilder<DB, 'users', object>,
  term: string | undefined,
  limit: number,
) => {
  const own = term ? matchesSearch(sql.ref('users.search'), term) : undefined;
  const search = own && ({ own, walkedFirst: 'short words' } as const);
  return fetchFirst(ctx.db, { filtered, order: byListedName, search }, { search: term, limit }, (ids) =>
    ctx.db
      .selectFrom('users')
      .select(foundColumns)
      // The table's check admits no other number.
      .select((row) => row.ref('users.user_role').$castTo<Role>().as('user_role'))
      .where('users.id', 'in', ids)
      .execute(),
  );
};

/** Those whose names come nearest to the words, the nearest first. */
export const findNear = (ctx: Ctx, roles: readonly Role[], search: string) =>
  selectNear(ctx.db, sql`near_people(${search}, ${[...roles]}::integer[], ${nearLimit})`)
    .innerJoin('users', 'users.id', 'near.id')
    .select(foundColumns)
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('user_role'))
    .execute();

/**
 * People who work here or did once; students, who are many more, only if they did. The expression equals that of the indexes
 * users_personnel_….
 */
export const isPersonnel = (table: 'users' | 'u') => sql<boolean>`${sql.ref(`${table}.personnel`)}`;

/** The search of a list whose rows name a person of the personnel: by the person's words. */
export const searchByPerson = (
  ctx: Ctx,
  column: RawBuilder<unknown>,
  term: string,
): NonNullable<Search['linked']> => ({
  column,
  ids: ctx.db
    .selectFrom('users as u')
    .select('u.id')
    .where(isPersonnel('u'))
    .where(matchesSearch(sql.ref('u.search'), term)),
  matches: sql<boolean>`(select ${matchesSearch(sql.ref('u.search'), term)} from users as u where u.id = ${column})`,
});

/** The sort key of rows that name a person, one by one: the surname comes first. */
export const personName = (column: RawBuilder<unknown>) =>
  sql`(select u.listed_name from users as u where u.id = ${column})`;
