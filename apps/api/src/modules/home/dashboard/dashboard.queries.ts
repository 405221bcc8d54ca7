import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export interface MonthSum {
  readonly kind: 'times' | 'trips' | 'meetings';
  /** 'YYYY-MM' */
  readonly month: string;
  readonly value: number;
  readonly entries: number;
}

/** Sums of hours, kilometres and weekends by month, up to a day, in one statement. */
export const sumsByMonth = async (ctx: Ctx, userId: number, until: string): Promise<MonthSum[]> => {
  const sums = (kind: MonthSum['kind'], table: string, day: string, value: RawBuilder<unknown>) =>
    sql`select ${sql.lit(kind)} as kind, to_char(${sql.ref(day)}, 'YYYY-MM') as month, ${value} as value,
      count(*) as entries
    from ${sql.table(table)} where user_id = ${userId} and ${sql.ref(day)} <= ${until}
    group by to_char(${sql.ref(day)}, 'YYYY-MM')`;
  const times = sums('times', 'work_times', 'date', sql`sum(hours)`);
  const trips = sums('trips', 'trips', 'date', sql`sum(driven_km)`);
  const meetings = sums('meetings', 'meetings', 'start_date', sql`count(*)`);
  const all = sql<MonthSum>`${times} union all ${trips} union all ${meetings}`;
  return (await all.execute(ctx.db)).rows;
};

/** The weekend that goes on or comes next. */
export const findNextMeeting = (ctx: Ctx, userId: number, today: string) =>
  ctx.db
    .selectFrom('meetings')
    .innerJoin('places', 'places.id', 'meetings.pid')
    .select(['meetings.start_date as start', 'meetings.end_date as end', 'places.name as cityName'])
    .where('meetings.user_id', '=', userId)
    // A weekend has at most three days, so the index can find those that may still go on.
    .where('meetings.start_date', '>=', sql<string>`${today}::date - 2`)
    .where('meetings.end_date', '>=', today)
    .orderBy('meetings.start_date')
    .orderBy('meetings.id')
    .limit(1)
    .executeTakeFirst();
