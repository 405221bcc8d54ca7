import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';

interface Range {
  readonly from: string;
  readonly to: string;
}

/** The weekends that start in the range, with their recorded days and the latest hours and trip to the same place. */
export const weekends = (ctx: Ctx, userId: number, { from, to }: Range) =>
  ctx.db
    .selectFrom('meetings')
    .innerJoin('places', 'places.id', 'meetings.pid')
    .select([
      'meetings.id',
      'meetings.start_date as start',
      'meetings.end_date as end',
      'places.name as city',
    ])
    .select((row) => [
      jsonArrayFrom(daysWithHours(row)).as('written'),
      lastHours(row).as('lastHours'),
      sql<boolean>`exists (${tripsAround(row)})`.as('hasTrip'),
      jsonObjectFrom(lastTrip(row)).as('lastTrip'),
    ])
    .where('meetings.user_id', '=', userId)
    .where('meetings.start_date', '>=', from)
    .where('meetings.start_date', '<=', to)
    .orderBy('meetings.start_date')
    .orderBy('meetings.id')
    .limit(100)
    .execute();

type WeekendRow = ExpressionBuilder<DB, 'meetings' | 'places'>;

const daysWithHours = (row: WeekendRow) =>
  row
    .selectFrom('work_times as w')
    .select('w.date')
    .distinct()
    .whereRef('w.user_id', '=', 'meetings.user_id')
    .whereRef('w.date', '>=', 'meetings.start_date')
    .whereRef('w.date', '<=', 'meetings.end_date');

const lastHours = (row: WeekendRow) =>
  row
    .selectFrom('work_times as w')
    .select('w.hours')
    .whereRef('w.user_id', '=', 'meetings.user_id')
    .where(sql<boolean>`lower(w.city) = lower(places.name)`)
    .orderBy('w.date', 'desc')
    .orderBy('w.id', 'desc')
    .limit(1);

/** From the day before it to the day after it. */
const tripsAround = (row: WeekendRow) =>
  row
    .selectFrom('trips as t')
    .select('t.id')
    .whereRef('t.user_id', '=', 'meetings.user_id')
    .where('t.date', '<=', sql<string>`meetings.end_date + 1`)
    .where(sql<string>`coalesce(t.return_date, t.date)`, '>=', sql<string>`meetings.start_date - 1`);

/** Only a trip whose car still exists can be proposed again. */
const lastTrip = (row: WeekendRow) =>
  row
    .selectFrom('trips as t')
    .select(['t.cid', 't.start', 't.km'])
    .whereRef('t.user_id', '=', 'meetings.user_id')
    .where(sql<boolean>`lower(t.destination) = lower(places.name)`)
    .where('t.cid', 'is not', null)
    .$narrowType<{ cid: number }>()
    .orderBy('t.date', 'desc')
    .orderBy('t.id', 'desc')
    .limit(1);
