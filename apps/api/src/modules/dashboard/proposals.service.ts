import { daysFrom, firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { openDays } from '#modules/monthly-reports/index.ts';
import { personFor, type Person } from '#modules/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './proposals.queries.ts';
import { proposalsOf } from './proposals.rules.ts';

interface MonthOfPerson {
  readonly month: string;
  readonly user?: number | undefined;
}

/** Reads only: what is proposed here is written by the calls for hours and trips, when the person says so. */
export const proposals = async (ctx: SignedInCtx, { month, user }: MonthOfPerson) => {
  const person = await personFor(ctx, user);
  const weekends = await queries.weekends(ctx, person.id, { from: firstDay(month), to: lastDay(month) });
  if (weekends.length === 0) return { items: [] };
  const self = asOwner(ctx, person);
  const days = weekends.flatMap(({ start, end }) => daysFrom(start, end));
  const open = {
    times: await openDays(self, person, 'czas', days),
    trips: await openDays(self, person, 'przejazd', days),
  };
  return { items: proposalsOf(weekends, open) };
};

/** The secretariat may change any month, yet it proposes nothing in one that the owner has closed. */
const asOwner = (ctx: SignedInCtx, { id, role }: Person): SignedInCtx => ({
  ...ctx,
  actor: { ...ctx.actor, id, role },
});
