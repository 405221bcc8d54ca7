import { totalCap } from '@indeks/contract/common/paging';
import { issueMedianCount, issueMedianDays, issueStatuses } from '@indeks/contract/talk/issues/issues.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { shownStatus } from './issues.queries.ts';

/** How many there are in each status, each counted to the bound of totals. */
export const countByStatus = async (ctx: Ctx, reporterId: number | undefined): Promise<number[]> => {
  const counts = issueStatuses.map((status) => {
    const all = ctx.db.selectFrom('issues').select('id');
    const counted =
      reporterId === undefined
        ? all.where('status', '=', status)
        : all.where('reporter_id', '=', reporterId).where(shownStatus, '=', status);
    // In an order that an index has: it is not read beyond the bound.
    return sql`(select count(*) from (${counted.orderBy('id').limit(totalCap)}) as counted)`;
  });
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}]::int[] as counts`.execute(ctx.db);
  return rows[0]?.counts ?? [];
};

/** Minutes to the first answer, and until it was resolved, of what was reported lately. */
export const findMedians = async (ctx: Ctx) => {
  const since = new Date(ctx.clock.now().getTime() - issueMedianDays * 86_400_000);
  const minutes = (column: 'first_answered_at' | 'resolved_at') =>
    sql`round(extract(epoch from percentile_cont(0.5) within group (order by ${sql.ref(column)} - created_at)) / 60)::integer`;
  const { rows } = await sql<{ first: number | null; closed: number | null }>`
    select ${minutes('first_answered_at')} as first, ${minutes('resolved_at')} as closed
    from (select created_at, first_answered_at, resolved_at from issues where created_at >= ${since}::timestamptz
      order by created_at desc, id desc limit ${issueMedianCount}) as newest`.execute(ctx.db);
  return rows[0] ?? { first: null, closed: null };
};

/** Counted to the bound of totals. */
export const countWaiting = async (ctx: Ctx) => {
  const waiting = ctx.db
    .selectFrom('issues')
    .select('waiting_since')
    .where('waiting_since', 'is not', null)
    .orderBy('waiting_since')
    .limit(totalCap);
  const { rows } = await sql<{
    waiting: number;
    oldest: Date | null;
  }>`select count(*)::int as waiting, min(waiting_since) as oldest from (${waiting}) as waiting`.execute(
    ctx.db,
  );
  return rows[0] ?? { waiting: 0, oldest: null };
};
