import type { Paging } from '@indeks/contract/common/paging';
import type { SettlementSortKey } from '@indeks/contract/money/payments/payments.keys';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { selectMerged } from '#platform/db/merging.ts';
import { chosenSorting, fetchPage, startAtFirstPage } from '#platform/db/paging.ts';
import type { Order } from '#platform/db/picking.ts';
import { matchesSearch, type Search } from '#platform/db/searching.ts';
import { enrolmentsLeftBy, people, type EnrolmentsFilter } from './settled-people.queries.ts';
import {
  balanceOf,
  isInState,
  isOverdue,
  isOverdueState,
  type AskedState,
} from './settlement-states.queries.ts';

export interface SettlementsFilter extends Paging<SettlementSortKey>, EnrolmentsFilter {
  readonly state?: AskedState | undefined;
  /** Narrows the list to these people. */
  readonly ids?: readonly number[] | undefined;
}

/** A page of people: by name, by balance or by the days that something is overdue. */
export const list = (ctx: Ctx, asked: SettlementsFilter) => {
  const filter = inItsOrder(startAtFirstPage(asked));
  return fetchPage(ctx.db, listed(ctx, filter), filter, (ids) =>
    people(ctx, filter).where('users.id', 'in', ids).execute(),
  );
};

/** The people of a list, up to the bound of a list without pages. */
export const findIds = async (ctx: Ctx, asked: SettlementsFilter) => {
  const filter = inItsOrder({ ...asked, page: undefined });
  const { items, capped } = await fetchPage(ctx.db, listed(ctx, filter), filter, (ids) =>
    Promise.resolve(ids.map((id) => ({ id }))),
  );
  return { ids: items.map(({ id }) => id), capped };
};

/** The amounts that people owe and paid in all, and the overdue part. */
export const addUp = async (ctx: Ctx, ids: readonly number[], archived = false) => {
  const today = ctx.clock.today();
  const { rows } = await sql<Record<'price' | 'paid' | 'user_paid' | 'balance' | 'owed' | 'late', number>>`
    select coalesce(sum(s.price), 0)::bigint as price, coalesce(sum(s.paid), 0)::bigint as paid,
      coalesce(sum(s.user_paid), 0)::bigint as user_paid, coalesce(sum(s.balance), 0)::bigint as balance,
      coalesce(sum(d.owed), 0)::bigint as owed, count(d.owed) as late
    from unnest(${ids}::integer[]) as person(uid)
    left join lateral (
      select sum(b.price) as price, sum(b.paid) as paid, sum(b.user_paid) as user_paid, sum(b.balance) as balance
      from enrolment_balances as b where b.uid = person.uid and (${archived} or not b.archived)) as s on true
    left join lateral (
      select sum(l.amount) as owed from due_list as l where l.uid = person.uid and l.day <= ${today}
      having min(l.day) < ${today}) as d on true`.execute(ctx.db);
  return rows[0];
};

/** The overdue state depends on today: only in the order of days are these people adjacent. */
const inItsOrder = (filter: SettlementsFilter): SettlementsFilter =>
  filter.state && isOverdueState(filter.state)
    ? { ...filter, sortBy: 'overdue', archived: undefined }
    : filter;

const listed = (ctx: Ctx, filter: SettlementsFilter) => {
  if (isByMoney(filter)) return listedByMoney(ctx, filter);
  return filter.state && !filter.archived ? listedInState(ctx, filter) : listedByName(ctx, filter);
};

/** People who overpaid have nothing overdue, so they stay in the order of names. */
const isByMoney = ({ sortBy, state }: SettlementsFilter): boolean =>
  sortBy === 'balance' || (sortBy === 'overdue' && state !== 'overpaid');

/** The named people, in no order, with their enrolments that are not archived. */
export const findMany = async (ctx: Ctx, ids: readonly number[]) =>
  ids.length === 0 ? [] : people(ctx, {}).where('users.id', 'in', ids).execute();

/** One row for each enrolment in the order of the list, a batch at a time. */
export const stream = (ctx: Ctx, asked: SettlementsFilter) => {
  const filter = inItsOrder(asked);
  const direction = filter.sortDesc ? 'desc' : 'asc';
  const key = isByMoney(filter)
    ? moneyOrder(filter).by[filter.sortBy ?? 'name']
    : sql.ref('student_list.name');
  return enrolmentsLeftBy(ctx, filter)
    .innerJoin('users as u', 'u.id', 'e.uid')
    .innerJoin('student_list', 'student_list.id', 'first.id')
    .innerJoin('balance_list', 'balance_list.id', 'first.id')
    .where(matchesState(ctx, filter))
    .$if(filter.ids !== undefined, (rows) => rows.where('e.uid', 'in', [...(filter.ids ?? [])]))
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

const matchesState = (ctx: Ctx, { state, archived }: SettlementsFilter) => {
  if (state === undefined) return sql<boolean>`true`;
  return isOverdueState(state) ? isOverdue(ctx, state) : isInState(state, archived);
};

/** Sorted by balance or by days overdue; all students, or those in the given state. */
const listedByMoney = (ctx: Ctx, filter: SettlementsFilter) => {
  const order = moneyOrder(filter);
  const { state, archived, search } = filter;
  let filtered = narrowed(ctx, 'balance_list', filter, order);
  // People who owe something are adjacent in the order of days, too.
  if (state === 'owed' && filter.sortBy === 'overdue' && !archived)
    filtered = filtered.where('balance_list.lateness', '>=', 0);
  else filtered = filtered.where(matchesState(ctx, filter));
  if (!archived) filtered = filtered.where('balance_list.archived', '=', false);
  return { filtered, order, grouped, search: search ? linkedByWords(ctx, filter, search) : undefined };
};

const moneyOrder = ({ archived }: SettlementsFilter) =>
  ({
    by: {
      name: sql.ref('balance_list.uid'),
      balance: balanceOf(archived),
      overdue: sql.ref('balance_list.lateness'),
    },
    first: 'balance',
    tieBreaker: sql.ref('balance_list.uid'),
  }) as const;

/**
 * The words of people stand in the list of names, with what else the filter asks for. Somebody may be found twice: the list
 * is grouped by person, and what is distinct would be collected to the end.
 */
const foundByWords = (ctx: Ctx, filter: SettlementsFilter, term: string) =>
  narrowed(ctx, 'student_list', { ...filter, date: undefined }, orderOfNames('student_list'))
    .select('student_list.uid as id')
    .where(matchesSearch(sql.ref('student_list.search'), term))
    .$if(filter.date !== undefined, (found) =>
      found.where('student_list.date', 'in', [...(filter.date ?? [])]),
    );

const linkedByWords = (ctx: Ctx, filter: SettlementsFilter, term: string): Search => {
  const own = matchesSearch(sql.ref('student_list.search'), term);
  const matches = sql<boolean>`(select bool_or(${own}) from student_list where student_list.uid = balance_list.uid)`;
  const linked = { ids: foundByWords(ctx, filter, term), column: sql.ref('balance_list.uid'), matches };
  return { walkedFirst: 'short words', linked };
};

/** A state has the words in its own rows to walk by, and the index of words is that of the list of names. */
const wordsInState = (ctx: Ctx, filter: SettlementsFilter, term: string): Search => {
  const matches = matchesSearch(sql.ref('state_list.search'), term);
  const linked = { ids: foundByWords(ctx, filter, term), column: sql.ref('state_list.uid'), matches };
  return { walkedFirst: 'every word', ofFew: filter.state !== 'owed', linked };
};

/** Students in the given state of settlement, sorted by name. */
const listedInState = (ctx: Ctx, filter: SettlementsFilter) => {
  const order = orderOfNames('state_list');
  const filtered = narrowed(ctx, 'state_list', filter, order).where(
    'state_list.state',
    '=',
    filter.state ?? 'owed',
  );
  const search = filter.search ? wordsInState(ctx, filter, filter.search) : undefined;
  return { filtered, order, grouped, search, counted: countedByMoney(ctx, filter) };
};

/** How many are in a state, from the narrow indexes of balances. Several intakes are merged in another order: they are walked. */
const countedByMoney = (ctx: Ctx, filter: SettlementsFilter) =>
  filter.date && filter.date.length > 1
    ? undefined
    : listedByMoney(ctx, filter)
        .filtered.select([balanceOf(filter.archived).as('balance'), 'balance_list.uid'])
        .distinct()
        .orderBy('balance')
        .orderBy('balance_list.uid');

/** Everybody in the order of names; of a state with the archived enrolments, one person after another is asked for it. */
const listedByName = (ctx: Ctx, filter: SettlementsFilter) => {
  const order = orderOfNames('student_list');
  let filtered = narrowed(ctx, 'student_list', filter, order);
  if (!filter.archived) filtered = filtered.where('student_list.archived', '=', false);
  const search = filter.search ? ownWords(filter.search) : undefined;
  if (!filter.state) return { filtered, order, grouped, search };
  const inState = ctx.db
    .selectFrom('balance_list')
    .select('balance_list.uid')
    .whereRef('balance_list.uid', '=', sql.ref('student_list.uid'))
    .where(matchesState(ctx, filter));
  const counted = countedByMoney(ctx, filter);
  return { filtered: filtered.where((row) => row.exists(inState)), order, grouped, search, counted };
};

const grouped = true as const;

const orderOfNames = (table: 'student_list' | 'state_list') => {
  const name = sql.ref(`${table}.name`);
  return {
    by: { name, balance: name, overdue: name },
    first: 'name',
    tieBreaker: sql.ref(`${table}.uid`),
  } as const;
};

const ownWords = (term: string): Search => ({
  own: matchesSearch(sql.ref('student_list.search'), term),
  walkedFirst: 'every word',
});

/** The rows of a place, a course and intakes; several intakes are merged in order. */
const narrowed = <T extends 'balance_list' | 'state_list' | 'student_list'>(
  ctx: Ctx,
  table: T,
  filter: SettlementsFilter,
  order: Order<SettlementSortKey>,
): SelectQueryBuilder<DB, T, object> => {
  const { date, pid, cid, ids } = filter;
  const isMerged = date !== undefined && date.length > 1 && pid === undefined && cid === undefined;
  const query: SelectQueryBuilder<DB, T, object> = isMerged
    ? selectMerged<T, 'date'>(ctx.db, table, { column: 'date', values: date }, chosenSorting(filter, order))
    : ctx.db.selectFrom(sql.table(table).as(table));
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const conditions = [
    date && !isMerged && sql<boolean>`${column('date')} in (${sql.join(date)})`,
    pid !== undefined && sql<boolean>`${column('pid')} = ${pid}`,
    cid !== undefined && sql<boolean>`${column('cid')} = ${cid}`,
    ids !== undefined && sql<boolean>`${column('uid')} = any(${ids}::integer[])`,
  ].filter((condition) => condition !== undefined && condition !== false);
  return conditions.length === 0 ? query : query.where(sql<boolean>`${sql.join(conditions, sql` and `)}`);
};
