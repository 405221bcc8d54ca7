import { lastDay } from '@indeks/contract/common/months.rules';
import type { ReportType } from '@indeks/contract/common/report-types';
import { sql } from 'kysely';
import type { MonthKey } from '#modules/month/monthly-reports/index.ts';
import type { Ctx } from '#platform/context.ts';

export interface MonthToSend {
  readonly entries: number;
  /** Hours, kilometres or days. */
  readonly total: number;
  /** Days after today, of hours and trips. */
  readonly ahead: readonly string[];
}

/** Count and sums of a person's month of one kind. */
export const monthToSend = async (ctx: Ctx, { userId, type, month }: MonthKey): Promise<MonthToSend> => {
  const { table, day, total, last } = entries[type];
  const { rows } = await sql<MonthToSend>`
    select count(*)::integer as entries, coalesce(sum(${total}), 0)::double precision as total,
      coalesce(array_agg(distinct ${last}::text order by ${last}::text)
        filter (where ${last} > ${ctx.clock.today()}), '{}') as ahead
    from ${sql.table(table)}
    where user_id = ${userId} and ${sql.ref(day)} between ${`${month}-01`} and ${lastDay(month)}`.execute(
    ctx.db,
  );
  return rows[0] ?? { entries: 0, total: 0, ahead: [] };
};

/** `last` is the day on which an entry is over; weekends may be reported before they are. */
const entries = {
  czas: { table: 'work_times', day: 'date', total: sql`hours`, last: sql`date` },
  przejazd: { table: 'trips', day: 'date', total: sql`driven_km`, last: sql`coalesce(return_date, date)` },
  zjazd: {
    table: 'meetings',
    day: 'start_date',
    total: sql`end_date - start_date + 1`,
    last: sql`null::date`,
  },
} as const satisfies Record<ReportType, object>;
