import type { Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import type { AllTimesSortKey } from '@indeks/contract/month/work-times/work-times.keys';
import type { NewWorkTime, WorkTimeEdit } from '@indeks/contract/month/work-times/work-times.schemas';
import { sql } from 'kysely';
import { isAskedFor, listEverybodysEntries, personName, type Range } from '#modules/identity/people/index.ts';
import type { Ctx } from '#platform/context.ts';
import { polishOrder } from '#platform/db/paging.ts';
import { updateVersioned } from '#platform/db/versioned.ts';

export interface AllTimesFilter extends Paging<AllTimesSortKey>, Range {}

const order = {
  by: {
    date: sql.ref('work_times.date'),
    city: polishOrder(sql.ref('work_times.city')),
    hours: sql.ref('work_times.hours'),
    username: polishOrder(personName(sql.ref('work_times.user_id'))),
  },
  first: 'date',
  tieBreaker: sql.ref('work_times.id'),
} as const;

/** Far more than anybody works in a year. */
const mostOfPerson = 5_000;

export const listOfPerson = (ctx: Ctx, userId: number, { from, to }: Range) =>
  workTimes(ctx)
    .where('work_times.user_id', '=', userId)
    .where('work_times.date', '>=', from)
    .where('work_times.date', '<=', to)
    .orderBy('work_times.date')
    .orderBy('work_times.id')
    .limit(mostOfPerson)
    .execute();

export const listAll = (ctx: Ctx, filter: AllTimesFilter) =>
  listEverybodysEntries(ctx, 'work_times', order, filter, (ids) =>
    everybodys(ctx).where('work_times.id', 'in', ids).execute(),
  );

/** All of them by name and day, to be printed; one more than the limit shows that there are too many. */
export const firstOfAll = (ctx: Ctx, filter: AllTimesFilter, limit: number) =>
  filtered(ctx, filter)
    .innerJoin('users', 'users.id', 'work_times.user_id')
    .orderBy(polishOrder(sql.ref('users.listed_name')))
    .orderBy('users.id')
    .orderBy('work_times.date')
    .orderBy('work_times.id')
    .limit(limit)
    .execute();

export const find = (ctx: Ctx, id: number) =>
  workTimes(ctx).where('work_times.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  workTimes(ctx).where('work_times.id', 'in', ids).orderBy('work_times.id').execute();

export const insertMany = async (
  ctx: Ctx,
  userId: number,
  entries: readonly NewWorkTime[],
): Promise<number[]> => {
  const rows = await ctx.db
    .insertInto('work_times')
    .values(entries.map((entry) => ({ ...entry, user_id: userId })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Takes advisory locks, so that no other transaction writes hours of the person on these days before this one ends. */
export const holdDays = (ctx: Ctx, userId: number, dates: readonly string[]) => {
  // A day has eight digits, the number of a month seven: they never meet.
  const days = dates.toSorted().map((date) => Number(date.replaceAll('-', '')));
  return sql`select pg_advisory_xact_lock(${userId}, day) from unnest(${days}::integer[]) as held(day)`.execute(
    ctx.db,
  );
};

/** The first of the days on which the person has more hours than that. */
export const findDayAbove = (ctx: Ctx, userId: number, dates: readonly string[], hours: number) =>
  ctx.db
    .selectFrom('work_times')
    .select(['date', (row) => row.fn.sum<number>('hours').as('hours')])
    .where('user_id', '=', userId)
    .where('date', 'in', [...dates])
    .groupBy('date')
    .having((row) => row.fn.sum('hours'), '>', hours)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst();

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

const everybodys = (ctx: Ctx) =>
  workTimes(ctx)
    .select('work_times.user_id as uid')
    .select((row) => {
      const person = row.selectFrom('users as u').whereRef('u.id', '=', 'work_times.user_id');
      return [
        person.select('u.name').$asScalar().$notNull().as('username'),
        person.select('u.listed_name').$asScalar().$notNull().as('listed_name'),
        // The table's check admits no other number.
        person.select('u.user_role').$castTo<{ user_role: Role }>().$asScalar().$notNull().as('role'),
      ];
    });

const filtered = (ctx: Ctx, filter: AllTimesFilter) =>
  everybodys(ctx).where(isAskedFor(ctx, 'work_times', filter));
