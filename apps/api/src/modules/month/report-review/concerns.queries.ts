import { daysAfter, firstDay, lastDay } from '@indeks/contract/common/months.rules';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { rateOfRow } from '#modules/month/rates/index.ts';
import type { Ctx } from '#platform/context.ts';
import type { RecordedMonth } from './concerns.rules.ts';

/** How many earlier trips tell what is usual. */
const usualTrips = 20;
/** Trips of the month may end in the next one: what they were for is looked for that far. */
const daysAround = 31;

interface Range {
  readonly from: string;
  readonly to: string;
}

/** The entries of each of the people in the month, in one statement whatever their number. */
export const recordedMonths = async (
  ctx: Ctx,
  userIds: readonly number[],
  month: string,
): Promise<ReadonlyMap<number, RecordedMonth>> => {
  const range = { from: firstDay(month), to: lastDay(month) };
  const around = { from: daysAfter(range.from, -1), to: daysAfter(range.to, daysAround) };
  const rows = await ctx.db
    // Uses the ids and not the table of people, of which no column is needed.
    .selectFrom(sql<{ id: number }>`unnest(${[...userIds]}::integer[])`.as<'u'>(sql`u(id)`))
    .select([
      'u.id',
      selectTimes(ctx, around).as('times'),
      selectTrips(ctx, range).as('trips'),
      selectMeetings(ctx, around).as('meetings'),
    ])
    .execute();
  return new Map(rows.map(({ id, ...entries }) => [id, { ...range, ...entries }]));
};

/** The person of the outer row. */
const thePerson = sql<number>`u.id`;

const selectTimes = (ctx: Ctx, { from, to }: Range) =>
  jsonArrayFrom(
    ctx.db
      .selectFrom('work_times as w')
      .select(['w.id', 'w.date', 'w.city', 'w.hours'])
      .where('w.user_id', '=', thePerson)
      .where('w.date', '>=', from)
      .where('w.date', '<=', to)
      .orderBy('w.date')
      .orderBy('w.id'),
  );

const selectTrips = (ctx: Ctx, { from, to }: Range) =>
  jsonArrayFrom(
    ctx.db
      .selectFrom('trips as t')
      .select([
        't.id',
        't.date',
        't.return_date',
        't.start',
        't.destination',
        't.km',
        't.car_engine as engine',
      ])
      .select([earlierKm.as('earlierKm'), rate.as('rate')])
      .where('t.user_id', '=', thePerson)
      .where('t.date', '>=', from)
      .where('t.date', '<=', to)
      .orderBy('t.date')
      .orderBy('t.id'),
  );

const selectMeetings = (ctx: Ctx, { from, to }: Range) =>
  jsonArrayFrom(
    ctx.db
      .selectFrom('meetings as m')
      .select(['m.start_date as start', 'm.end_date as end'])
      .where('m.user_id', '=', thePerson)
      // One that began earlier may still reach into the range: it lasts three days at most.
      .where('m.start_date', '>=', daysAfter(from, -2))
      .where('m.start_date', '<=', to),
  );

/** Of the trip's day. Only reports that wait are judged: nothing is accepted there yet. */
const rate = rateOfRow({
  userId: sql.ref('t.user_id'),
  day: sql.ref('t.date'),
  engine: sql.ref('t.car_engine'),
});

/** Of the person's latest trips before this one, those between the same two places, there or back. */
const earlierKm = sql<number[]>`array(
  select e.km from trips as e
  where e.user_id = t.user_id and e.date < t.date
    and (lower(e.start), lower(e.destination)) in
      ((lower(t.start), lower(t.destination)), (lower(t.destination), lower(t.start)))
  order by e.date desc, e.id desc limit ${sql.lit(usualTrips)})`;
