import { mostCounted } from '@indeks/contract/common/cards.rules';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

const shownReports = 3;

export const latestReports = (ctx: Ctx) =>
  ctx.db
    .selectFrom('bank_reports as b')
    .select(['b.id', 'b.name', 'b.added_at', 'b.accepted_at', 'b.acceptable', 'b.booked_count as amount'])
    .select((row) =>
      row
        .selectFrom('bank_report_rows as r')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .whereRef('r.report_id', '=', 'b.id')
        .where('r.state', '=', 'unmatched')
        .$asScalar()
        .$notNull()
        .as('waiting'),
    )
    .orderBy('b.added_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(shownReports)
    .execute();

/** Counts and sums the waiting payments of accepted reports, the oldest first, up to a bound. */
export const waitingPayments = async (ctx: Ctx) => {
  const { rows } = await sql<{ total: number; sum: number; oldest: string | null }>`
    select count(*) as total, coalesce(sum(amount), 0)::bigint as sum, min(date) as oldest from (
      select r.amount, r.date from bank_report_rows as r
      where r.state = 'unmatched'
        and r.report_id not in (select id from bank_reports where accepted_at is null)
      order by r.date, r.id limit ${sql.lit(mostCounted + 1)}) as waiting`.execute(ctx.db);
  return rows[0] ?? { total: 0, sum: 0, oldest: null };
};

/** Sums by month, from the index of days: by day first, so that a month is named for each day and not for each payment. */
export const receivedSince = async (ctx: Ctx, day: string) => {
  const { rows } = await sql<{ month: string; sum: number; payments: number }>`
    select to_char(date, 'YYYY-MM') as month, sum(sum)::bigint as sum, sum(payments)::bigint as payments from (
      select date, sum(amount) as sum, count(*) as payments from payments
      where date >= ${day} and date <= ${ctx.clock.today()} and withdrawn_at is null group by date) as days
    group by 1`.execute(ctx.db);
  return rows;
};

/** People who paid too much, each once, in the order of an index. */
export const sumOverpaid = async (ctx: Ctx) => {
  const { rows } = await sql<{ people: number; sum: number }>`
    select count(*) as people, coalesce(-sum(balance), 0)::bigint as sum from (
      select distinct balance, uid from balance_list where not archived and balance < 0) as person`.execute(
    ctx.db,
  );
  return rows[0] ?? { people: 0, sum: 0 };
};

/** The day of the latest payment of each person. */
export const latestPayments = async (ctx: Ctx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : ctx.db
        .selectFrom('users')
        .select((row) => [
          'users.id',
          row
            .selectFrom('enrolments as e')
            .innerJoin('payments as p', 'p.enrolment_id', 'e.id')
            .select(({ fn }) => fn.max('p.date').as('date'))
            .whereRef('e.uid', '=', 'users.id')
            .where('p.withdrawn_at', 'is', null)
            .as('lastPayment'),
        ])
        .where('users.id', 'in', ids)
        .execute();
