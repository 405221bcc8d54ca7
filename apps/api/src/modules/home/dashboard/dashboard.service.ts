import { firstDay, lastDay, lastDayToSend, monthAfter, monthOf } from '@indeks/contract/common/months.rules';
import {
  listRejected,
  listReports,
  reportToWire,
  typesSentBy,
} from '#modules/month/monthly-reports/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './dashboard.queries.ts';
import { sumUpMonths, listTasks } from './dashboard.rules.ts';

export const get = async (ctx: SignedInCtx) => {
  const today = ctx.clock.today();
  const month = monthOf(today);
  const { actor } = ctx;
  const open = await listReports(ctx, actor.id, firstDay(monthAfter(month, -1)), lastDay(month));
  const rejected = await listRejected(ctx, actor.id, firstDay(monthAfter(month, -1)));
  const types = typesSentBy(actor.role, ctx.services.roleTable);
  const sums = await queries.sumsByMonth(ctx, actor.id, lastDay(month));
  return {
    ...sumUpMonths(sums, month),
    month,
    sendUntil: lastDayToSend(month),
    nextMeeting: (await queries.findNextMeeting(ctx, actor.id, today)) ?? null,
    reports: open.filter((report) => monthOf(report.month) === month).map(reportToWire),
    tasks: listTasks({ types, sums, reports: [...rejected, ...open], today }),
  };
};
