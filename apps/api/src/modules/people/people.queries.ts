import { isRole, type Role } from '@indeks/contract/access/roles';
import { isOn, type Flag } from '@indeks/contract/common/flags';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import { polishOrder } from '#platform/db/paging.ts';
import type { Walk } from '#platform/db/picking.ts';
import { matchesSearch, type Search } from '#platform/db/searching.ts';

export const findPerson = async (ctx: Ctx, id: number) => {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'user_role', 'is_company'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row || !isRole(row.user_role)) return undefined;
  return { id: row.id, name: row.name, role: row.user_role, isCompany: isOn(row.is_company) };
};

export const countPeople = async (ctx: Ctx, ids: readonly number[]): Promise<number> => {
  const { amount } = await ctx.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return amount;
};

/** Accounts with all that the secretariat's lists and pages show of them. */
export const people = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .leftJoin('questionnaires', 'questionnaires.user_id', 'users.id')
    .where('users.archived_at', 'is', null)
    .select([
      'users.id',
      'users.name',
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
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('users.user_role').$castTo<Role>().as('user_role'),
      row.ref('users.active').$castTo<Flag>().as('active'),
      row.ref('users.is_company').$castTo<Flag>().as('is_company'),
    ])
    .select(fileVersion(sql.ref('users.avatar_file')).as('avatar'));
export type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

export const findRow = (ctx: Ctx, id: number) => people(ctx).where('users.id', '=', id).executeTakeFirst();

/** As many as a picker shows; typing more of the name finds the others. */
const choiceLimit = 50;

export const choices = (ctx: Ctx, roles: readonly Role[], search: string | undefined) => {
  let query = ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('user_role'))
    // In the words of the index users_reporting_name, which gives them in order.
    .where(sql<boolean>`users.user_role in (0, 5, 7, 8) and users.active = 1 and users.archived_at is null`)
    .where('users.user_role', 'in', roles);
  if (search) query = query.where(matchesSearch(sql.ref('users.search'), search));
  return query
    .orderBy(polishOrder(sql.ref('users.name')))
    .orderBy('users.id')
    .limit(choiceLimit)
    .execute();
};

/** Everybody but students, who are many more. In the words of the indexes users_personnel_…. */
export const isPersonnel = (table: 'users' | 'u') => sql<boolean>`${sql.ref(`${table}.user_role`)} <> 3`;

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

/** The sort key of rows that name a person, one by one. */
export const personName = (column: RawBuilder<unknown>) =>
  sql`(select u.name from users as u where u.id = ${column})`;

/**
 * Rows that name a person, by the person's name: from person to person in their order, and each one's rows by an index
 * on the person. As a join the planner might sort all rows by name, which takes far longer than walking to a page.
 */
export const walkByPerson = (
  ctx: Ctx,
  rows: Expression<unknown>,
  table: 'work_times' | 'trips',
  descending = false,
): Walk => {
  const key = polishOrder(sql.ref('person.name'));
  const people = ctx.db
    .selectFrom('users as u')
    .select(['u.id', 'u.name'])
    .where(isPersonnel('u'))
    .orderBy(sql`${polishOrder(sql.ref('u.name'))} ${descending ? sql`desc` : sql`asc`}`)
    .offset(0);
  return {
    key,
    from: sql`${people} as person cross join lateral (
      select * from ${rows} as every where every.user_id = person.id offset 0) as ${sql.ref(table)}`,
  };
};
