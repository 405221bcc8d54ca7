import { oneMonthAfter } from '@indeks/contract/common/months.rules';
import type { OfficeToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { monthOf } from '@indeks/contract/common/months.rules';
import { waitingCandidates } from '#modules/studies/candidates/index.ts';
import { incompleteFolders } from '#modules/studies/students/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { findWeekend } from './dashboard.rules.ts';
import * as queries from './office.queries.ts';

/** The cards of the secretariat's first page; no query reads more than a card needs. */
export const officeToday = async (ctx: SignedInCtx): Promise<OfficeToday> => {
  const today = ctx.clock.today();
  const soon = oneMonthAfter(today);
  const months = await queries.waitingMonths(ctx);
  const { start, end } = findWeekend(today);
  return {
    waiting: {
      total: months.reduce((sum, { reports }) => sum + reports, 0),
      months: months.map(({ month, reports }) => ({ month: monthOf(month), reports })),
    },
    contracts: {
      ...(await queries.countContracts(ctx, today, soon)),
      people: await queries.peopleWithoutLongContract(ctx, today, soon),
    },
    changes: {
      unread: await queries.countUnread(ctx),
      people: (await queries.latestUnread(ctx)).map(({ id, name, role, at }) => ({
        id,
        name,
        role,
        at: at.toISOString(),
      })),
    },
    weekend: { start, end, towns: await queries.townsOn(ctx, start, end) },
    candidates: await waitingCandidates(ctx),
    folders: await incompleteFolders(ctx),
  };
};
