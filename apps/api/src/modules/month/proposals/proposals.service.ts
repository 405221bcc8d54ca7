import { daysFrom, firstDay, lastDay } from '@indeks/contract/common/months.rules';
import { openDays } from '#modules/month/monthly-reports/index.ts';
import { getPersonFor } from '#modules/identity/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './proposals.queries.ts';
import { propose } from './proposals.rules.ts';

interface MonthOfPerson {
  readonly month: string;
  readonly user?: number | undefined;
}

/** Writes nothing: the browser sends what the person confirms by the calls for hours and trips. */
export const proposals = async (ctx: SignedInCtx, { month, user }: MonthOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const today = ctx.clock.today();
  // A session that has not begun was not worked yet: it is proposed from its first day on.
  const to = lastDay(month) < today ? lastDay(month) : today;
  const weekends = await queries.weekends(ctx, person.id, { from: firstDay(month), to });
  if (weekends.length === 0) return { items: [] };
  const dates = weekends.flatMap(({ start, end }) => daysFrom(start, end));
  // The secretariat may change any month, yet nothing is proposed in one that the owner cannot change.
  const open = {
    times: await openDays(ctx, person, { type: 'czas', dates, actor: person }),
    trips: await openDays(ctx, person, { type: 'przejazd', dates, actor: person }),
  };
  return { items: propose(weekends, open) };
};
