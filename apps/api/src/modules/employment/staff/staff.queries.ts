import type { Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import { staffGroups, type PersonSortKey } from '@indeks/contract/people/people.keys';
import type { StaffReportQuery } from '@indeks/contract/people/people.schemas';
import { sql } from 'kysely';
import { peopleRows } from '#modules/people/index.ts';
import type { Ctx } from '#platform/context.ts';
import { fetchPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';
import { staffRoles } from './staff.policy.ts';

export type PeopleFilter = Paging<PersonSortKey>;

const order = {
  by: {
    name: polishOrder(sql.ref('users.listed_name')),
    contract: sql.ref('users.contract_end'),
    rodo: sql.ref('users.rodo'),
    email: sql`lower(users.email)`,
    telephone: sql.ref('users.telephone'),
  },
  first: 'name',
  tieBreaker: sql.ref('users.id'),
} as const;

export const list = (ctx: Ctx, roles: readonly Role[], filter: PeopleFilter) => {
  const filtered = ctx.db
    .selectFrom('users')
    .where(hasRole('users', roles))
    .where('users.archived_at', 'is', null);
  const own = filter.search ? matchesSearch(sql.ref('users.search'), filter.search) : undefined;
  const search = own && ({ own, walkedFirst: 'short words' } as const);
  return fetchPage(ctx.db, { filtered, order, search }, filter, (ids) =>
    peopleRows(ctx).where('users.id', 'in', ids).execute(),
  );
};

/** Everybody of these roles whom the words find, or those of them who are named, by name. */
export const listIds = async (
  ctx: Ctx,
  roles: readonly Role[],
  {
    search = '',
    named,
  }: { readonly search?: string | undefined; readonly named?: readonly number[] | undefined },
): Promise<number[]> => {
  let query = ctx.db
    .selectFrom('users')
    .select('users.id')
    .where(hasRole('users', roles))
    .where('users.archived_at', 'is', null);
  if (search) query = query.where(matchesSearch(sql.ref('users.search'), search));
  if (named) query = query.where('users.id', 'in', [...named]);
  const rows = await query.orderBy(order.by.name).orderBy('users.id').execute();
  return rows.map(({ id }) => id);
};

/** In the list's order, a batch at a time. */
export const streamPeople = (ctx: Ctx, filter: StaffReportQuery) =>
  peopleRows(ctx).where(isReported(filter)).orderBy(order.by.name).orderBy('users.id').stream(batch);

/** One row per contract, the latest first; whoever has none comes once. */
export const streamContracts = (ctx: Ctx, filter: StaffReportQuery) =>
  ctx.db
    .selectFrom('users')
    .leftJoin('contracts', 'contracts.user_id', 'users.id')
    .select(['users.listed_name', 'users.email', 'users.telephone', 'users.active'])
    .select(['contracts.number', 'contracts.start_date', 'contracts.end_date'])
    .where('users.archived_at', 'is', null)
    .where(isReported(filter))
    .orderBy(order.by.name)
    .orderBy('users.id')
    .orderBy('contracts.end_date', 'desc')
    .orderBy('contracts.id', 'desc')
    .stream(batch);
export type ContractLine =
  ReturnType<typeof streamContracts> extends AsyncIterableIterator<infer Row> ? Row : never;

const batch = 200;

/** Without a search everybody of the group. */
const isReported = ({ group, search = '' }: StaffReportQuery) =>
  sql<boolean>`${hasRole('users', staffGroups[group])} and ${matchesSearch(sql.ref('users.search'), search)}`;

/** The staff among the numbers, held until the end of the transaction. */
export const lock = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'user_role'])
    .where('id', 'in', ids)
    .where(hasRole('users', staffRoles))
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/** As literals: the partial indexes of the lists are found by these words. */
const hasRole = (table: 'users' | 'u', roles: readonly Role[]) =>
  sql<boolean>`${sql.ref(`${table}.user_role`)} in (${sql.join(roles.map((role) => sql.lit(role)))})`;
