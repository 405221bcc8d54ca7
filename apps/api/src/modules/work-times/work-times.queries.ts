import type { Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import type { AllTimesSortKey } from '@indeks/contract/work-times/work-times.keys';
import type { NewWorkTime, WorkTimeEdit } from '@indeks/contract/work-times/work-times.schemas';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { isAmong, matchesSearch, fetchPage, polishOrder } from '#platform/db/paging.ts';
import { updateVersioned } from '#platform/db/versioned.ts';

export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface AllTimesFilter extends Paging<AllTimesSortKey>, Range {}

const order = {
  by: {
    date: sql.ref('work_times.date'),
    city: polishOrder(sql.ref('work_times.city')),
    hours: sql.ref('work_times.hours'),
    username: polishOrder(sql.ref('users.name')),
  },
  first: 'date',
  tieBreaker: sql.ref('work_times.id'),
} as const;

/** Far more than anybody works in a year. */
const mostOfPerson = 5_000;

export const ofPerson = (ctx: Ctx, userId: number, { from, to }: Range) =>
  workTimes(ctx)
    .where('work_times.user_id', '=', userId)
    .where('work_times.date', '>=', from)
    .where('work_times.date', '<=', to)
    .orderBy('work_times.date')
    .orderBy('work_times.id')
    .limit(mostOfPerson)
    .execute();

export const listAll = (ctx: Ctx, filter: AllTimesFilter) =>
  // Only this order needs to walk through the people; the others look up the names of one page.
  filter.sortBy === 'username'
    ? fetchPage(
        ctx.db,
        filtered(ctx, filter).innerJoin('users', 'users.id', 'work_times.user_id'),
        filter,
        order,
      )
    : fetchPage(ctx.db, filtered(ctx, filter), filter, order);

/** All of them by name and day, to be printed; one more than the limit shows that there are too many. */
export const firstOfAll = (ctx: Ctx, filter: AllTimesFilter, limit: number) =>
  filtered(ctx, filter)
    .innerJoin('users', 'users.id', 'work_times.user_id')
    .orderBy(order.by.username)
    .orderBy('users.id')
    .orderBy('work_times.date')
    .orderBy('work_times.id')
    .limit(limit + 1)
    .execute();

export const find = (ctx: Ctx, id: number) =>
  workTimes(ctx).where('work_times.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  workTimes(ctx)
    .where('work_times.id', 'in', [...ids])
    .execute();

export const insert = async (ctx: Ctx, userId: number, entry: NewWorkTime): Promise<number> => {
  const { id } = await ctx.db
    .insertInto('work_times')
    .values({ ...entry, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, id: number, { version, ...entry }: WorkTimeEdit): Promise<boolean> =>
  updateVersioned(ctx, 'work_times', { id, version }, entry);

/** An entry and the status of its month; 0 also when nothing was sent yet. */
const workTimes = (ctx: Ctx) =>
  ctx.db
    .selectFrom('work_times')
    .select(['work_times.id', 'work_times.user_id', 'work_times.date', 'work_times.city'])
    .select(['work_times.hours', 'work_times.comment', 'work_times.version'])
    .select((row) =>
      row.fn
        .coalesce(
          row
            .selectFrom('monthly_reports as r')
            .select('r.status')
            .whereRef('r.user_id', '=', 'work_times.user_id')
            .where('r.type', '=', 'czas')
            .where('r.month', '=', sql<string>`date_trunc('month', work_times.date)::date`),
          sql<number>`0`,
        )
        .as('status'),
    );

const filtered = (ctx: Ctx, { from, to, search }: AllTimesFilter) => {
  let query = workTimes(ctx)
    .select('work_times.user_id as uid')
    .select((row) => {
      const person = row.selectFrom('users as u').whereRef('u.id', '=', 'work_times.user_id');
      return [
        person.select('u.name').$asScalar().$notNull().as('username'),
        // The table's check admits no other number.
        person.select('u.user_role').$castTo<{ user_role: Role }>().$asScalar().$notNull().as('role'),
      ];
    })
    .where('work_times.date', '>=', from)
    .where('work_times.date', '<=', to);
  if (search) query = query.where(matching(ctx, search));
  return query;
};

/** By the entry's own words or by the person's name; each side is served by its trigram index. */
const matching = (ctx: Ctx, search: string) =>
  sql<boolean>`(${matchesSearch(sql.ref('work_times.search'), search)}
    or ${isAmong(sql.ref('work_times.user_id'), peopleNamed(ctx, search))})`;

const peopleNamed = (ctx: Ctx, search: string) =>
  ctx.db
    .selectFrom('users as u')
    .select('u.id')
    .where(matchesSearch(sql.ref('u.search'), search));
