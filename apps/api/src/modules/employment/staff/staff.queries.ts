import type { Role } from '@indeks/contract/access/roles';
import { oneMonthAfter } from '@indeks/contract/common/months.rules';
import type { Paging } from '@indeks/contract/common/paging';
import {
  staffGroups,
  type PersonSortKey,
  type StaffConcern,
} from '@indeks/contract/identity/people/people.keys';
import type { StaffReportQuery } from '@indeks/contract/identity/people/people.schemas';
import { sql } from 'kysely';
import { peopleRows } from '#modules/identity/people/index.ts';
import type { Ctx } from '#platform/context.ts';
import { fetchPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';
import { staffRoles } from './staff.policy.ts';

export interface PeopleFilter extends Paging<PersonSortKey> {
  readonly concern?: StaffConcern | undefined;
}

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
  let filtered = ctx.db
    .selectFrom('users')
    .where(hasRole('users', roles))
    .where('users.archived_at', 'is', null);
  if (filter.concern) filtered = filtered.where(isOfConcern(filter.concern, ctx.clock.today()));
  const own = filter.search ? matchesSearch(sql.ref('users.search'), filter.search) : undefined;
  const search = own && ({ own, walkedFirst: 'short words' } as const);
  return fetchPage(ctx.db, { filtered, order, search }, filter, (ids) =>
    peopleRows(ctx).where('users.id', 'in', ids).execute(),
  );
};

interface Recipients extends Pick<PeopleFilter, 'concern'> {
  readonly search?: string | undefined;
  readonly named?: readonly number[] | undefined;
}

/** Everybody of these roles whom the words find, or those of them who are named, by name. */
export const listIds = async (
  ctx: Ctx,
  roles: readonly Role[],
  { search = '', concern, named }: Recipients,
): Promise<number[]> => {
  let query = ctx.db
    .selectFrom('users')
    .select('users.id')
    .where(hasRole('users', roles))
    .where('users.archived_at', 'is', null);
  if (concern) query = query.where(isOfConcern(concern, ctx.clock.today()));
  if (search) query = query.where(matchesSearch(sql.ref('users.search'), search));
  if (named) query = query.where('users.id', 'in', [...named]);
  const rows = await query.orderBy(order.by.name).orderBy('users.id').execute();
  return rows.map(({ id }) => id);
};

/** In the list's order, a batch at a time. */
export const streamPeople = (ctx: Ctx, filter: StaffReportQuery) =>
  peopleRows(ctx).where(isReported(ctx, filter)).orderBy(order.by.name).orderBy('users.id').stream(batch);

/** One row per contract, the latest first; a person without contracts has one row. */
export const streamContracts = (ctx: Ctx, filter: StaffReportQuery) =>
  ctx.db
    .selectFrom('users')
    .leftJoin('contracts', 'contracts.user_id', 'users.id')
    .select(['users.listed_name', 'users.email', 'users.telephone', 'users.active'])
    .select(['contracts.number', 'contracts.start_date', 'contracts.end_date'])
    .where('users.archived_at', 'is', null)
    .where(isReported(ctx, filter))
    .orderBy(order.by.name)
    .orderBy('users.id')
    .orderBy('contracts.end_date', 'desc')
    .orderBy('contracts.id', 'desc')
    .stream(batch);
export type ContractLine =
  ReturnType<typeof streamContracts> extends AsyncIterableIterator<infer Row> ? Row : never;

const batch = 200;

/** Without a search and a concern everybody of the group. */
const isReported = (ctx: Ctx, { group, search = '', concern }: StaffReportQuery) =>
  sql<boolean>`${hasRole('users', staffGroups[group])} and ${matchesSearch(sql.ref('users.search'), search)}
    and ${concern ? isOfConcern(concern, ctx.clock.today()) : sql`true`}`;

/** Contracts are looked after while the account is active. */
const isOfConcern = (concern: StaffConcern, today: string) => {
  if (concern === 'data-changed')
    return sql<boolean>`exists (select from questionnaire_history as h
      where h.user_id = users.id and h.read_at is null)`;
  return concern === 'contract-ending'
    ? sql<boolean>`users.active = 1 and users.contract_end >= ${today} and users.contract_end < ${oneMonthAfter(today)}`
    : sql<boolean>`users.active = 1 and (users.contract_end is null or users.contract_end < ${today})`;
};

/** The staff among the numbers, held until the end of the transaction. */
export const holdStaff = (ctx: Ctx, ids: readonly number[]) =>
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
