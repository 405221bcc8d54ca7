import { firstDay, lastDay, lastDayToSend, monthOf } from '@indeks/contract/months/months.rules';
import { listReports, reportToWire } from '#modules/months/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './dashboard.queries.ts';
import { cardsOf } from './dashboard.rules.ts';

export const get = async (ctx: SignedInCtx) => {
  const today = ctx.clock.today();
  const month = monthOf(today);
  const reports = await listReports(ctx, ctx.actor.id, firstDay(month), lastDay(month));
  const sums = await queries.sumsByMonth(ctx, ctx.actor.id, lastDay(month));
  return {
    ...cardsOf(sums, month),
    month,
    sendUntil: lastDayToSend(month),
    nextMeeting: (await queries.findNextMeeting(ctx, ctx.actor.id, today)) ?? null,
    reports: reports.map(reportToWire),
  };
};
