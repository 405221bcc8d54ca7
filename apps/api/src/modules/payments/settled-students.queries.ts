import type { Paging } from '@indeks/contract/common/paging';
import type { SettlementSortKey, SettlementState } from '@indeks/contract/payments/payments.keys';
import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import { fetchPage } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';
import { settledEnrolments } from './payments.queries.ts';
import { balanceOf, isInState } from './settlement-states.queries.ts';

export interface SettlementsFilter extends Paging<SettlementSortKey> {
  readonly date?: readonly string[] | undefined;
  readonly pid?: number | undefined;
  readonly cid?: number | undefined;
  readonly state?: SettlementState | undefined;
  readonly archived?: boolean | undefined;
}

/** A page of people, by name or by balance. */
export const list = (ctx: Ctx, filter: SettlementsFilter) => {
  const paging = { ...filter, page: filter.page ?? 1 };
  const own = filter.search ? matchesSearch(sql.ref('student_list.search'), filter.search) : undefined;
  const walkedFirst = 'short words' as const;
  const read = (ids: number[]) => people(ctx, filter).where('users.id', 'in', ids).execute();
  if (filter.state ?? filter.sortBy === 'balance') {
    const search = own && { walkedFirst, linked: linkedByWords(ctx, own) };
    const picked = { filtered: withBalance(ctx, filter), order: balanceOrder(filter), search };
    return fetchPage(ctx.db, { ...picked, grouped: true }, paging, read);
  }
  const search = own && { own, walkedFirst };
  const picked = { filtered: withoutBalance(ctx, filter), order: nameOrder, search };
  return fetchPage(ctx.db, { ...picked, grouped: true }, paging, read);
};

/** The named people, in no order, with their enrolments that are not archived. */
export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  people(ctx, {})
    .where('users.id', 'in', [...ids])
    .execute();

/** One row for each enrolment in the order of the list, a batch at a time. */
export const stream = (ctx: Ctx, filter: SettlementsFilter) => {
  const direction = filter.sortDesc ? 'desc' : 'asc';
  const key = filter.sortBy === 'balance' ? balanceOf(filter.archived) : sql.ref('student_list.name');
  return enrolmentsLeftBy(ctx, filter)
    .innerJoin('users as u', 'u.id', 'e.uid')
    .innerJoin('student_list', 'student_list.id', 'first.id')
    .innerJoin('balance_list', 'balance_list.id', 'first.id')
    .where(stateOf(filter))
    .$if(Boolean(filter.search), (rows) =>
      rows.where(matchesSearch(sql.ref('student_list.search'), filter.search ?? '')),
    )
    .select(['u.surname', 'u.given_name', 'u.telephone', 'u.email'])
    .clearOrderBy()
    .orderBy(sql`${key} ${sql.raw(direction)}`)
    .orderBy('e.uid', direction)
    .orderBy('e.date', 'desc')
    .orderBy('e.id', 'desc')
    .stream(200);
};
export type ExportedRow = ReturnType<typeof stream> extends AsyncIterableIterator<infer Row> ? Row : never;

const nameOrder = {
  by: { name: sql.ref('student_list.name'), balance: sql.ref('student_list.name') },
  first: 'name',
  tieBreaker: sql.ref('student_list.uid'),
} as const;

const balanceOrder = (filter: SettlementsFilter) =>
  ({
    by: { name: sql.ref('balance_list.name'), balance: balanceOf(filter.archived) },
    first: 'name',
    tieBreaker: sql.ref('balance_list.uid'),
  }) as const;

const stateOf = ({ state, archived }: SettlementsFilter) =>
  state ? isInState(state, archived) : sql<boolean>`true`;

/** Whoever is in a state, and everybody in the order of balances. */
const withBalance = (ctx: Ctx, filter: SettlementsFilter) => {
  const { date, pid, cid, archived } = filter;
  let query = ctx.db.selectFrom('balance_list').where(stateOf(filter));
  if (!archived) query = query.where('balance_list.archived', '=', false);
  if (date) query = query.where('balance_list.date', 'in', [...date]);
  if (pid !== undefined) query = query.where('balance_list.pid', '=', pid);
  if (cid !== undefined) query = query.where('balance_list.cid', '=', cid);
  return query;
};

/** The words of people stand in the list of names. */
const linkedByWords = (ctx: Ctx, own: RawBuilder<boolean>) => ({
  ids: ctx.db.selectFrom('student_list').select('student_list.uid as id').where(own).distinct(),
  column: sql.ref('balance_list.uid'),
  matches: sql<boolean>`(select bool_or(${own}) from student_list where student_list.uid = balance_list.uid)`,
});

/** Everybody in the order of names, whatever they owe. */
const withoutBalance = (ctx: Ctx, { date, pid, cid, archived }: SettlementsFilter) => {
  let query = ctx.db.selectFrom('student_list');
  if (!archived) query = query.where('student_list.archived', '=', false);
  if (date) query = query.where('student_list.date', 'in', [...date]);
  if (pid !== undefined) query = query.where('student_list.pid', '=', pid);
  if (cid !== undefined) query = query.where('student_list.cid', '=', cid);
  return query;
};

const people = (ctx: Ctx, filter: SettlementsFilter) =>
  ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.listed_name', 'users.email', 'users.telephone'])
    .select(fileVersion(sql.ref('users.avatar_file')).as('avatar'))
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('enrolment_balances as kept')
          .select(['kept.price', 'kept.paid', 'kept.user_paid', 'kept.balance', 'kept.archived'])
          .whereRef('kept.uid', '=', 'users.id'),
      ).as('every'),
      jsonArrayFrom(enrolmentsLeftBy(ctx, filter).whereRef('b.uid', '=', sql.ref('users.id'))).as(
        'enrolments',
      ),
    ]);

const enrolmentsLeftBy = (ctx: Ctx, { date, pid, cid, archived }: SettlementsFilter) => {
  let query = settledEnrolments(ctx);
  if (!archived) query = query.where('b.archived', '=', false);
  if (date) query = query.where('e.date', 'in', [...date]);
  if (pid !== undefined) query = query.where('e.pid', '=', pid);
  if (cid !== undefined)
    query = query.where((row) => row.or([row('first.cid', '=', cid), row('second.cid', '=', cid)]));
  return query;
};
