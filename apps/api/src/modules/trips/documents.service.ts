import { filterInFileName, periodInFileName } from '@indeks/contract/common/format';
import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { changedAfterAcceptance, refuseUnprintable } from '#modules/months/index.ts';
import { getPersonFor, type Person } from '#modules/people/index.ts';
import { homeAddress } from '#modules/questionnaire/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { pdfAnswer } from '#platform/http/file-answers.ts';
import { mileageRegister } from './pdf/mileage-register.pdf.ts';
import { tripsOfAll } from './pdf/trips-of-all.pdf.ts';
import * as queries from './trips.queries.ts';

/** About 150 pages; a longer list is refused. */
const mostPrintedRows = 5_000;

interface MonthOfPerson {
  readonly month: string;
  readonly user?: number | undefined;
}

export const register = async (ctx: SignedInCtx, { month, user }: MonthOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const printed = await acceptedTrips(ctx, person, month);
  const driver = { name: person.name, address: await homeAddress(ctx, person.id) };
  return pdfAnswer(ctx, mileageRegister({ ...driver, month, ...printed }), `kilometrowka-${month}.pdf`);
};

/** The trips of a month with their rates, refused where the month may not be printed. */
export const acceptedTrips = async (ctx: SignedInCtx, person: Person, month: string) => {
  const range = { from: firstDay(month), to: lastDay(month) };
  const trips = await queries.listOfPerson(ctx, person.id, range);
  const hasEntries = trips.length > 0;
  const report = await refuseUnprintable(ctx, person, { type: 'przejazd', month, hasEntries });
  return { trips, changed: changedAfterAcceptance(report) };
};

export const registerOfAll = async (ctx: SignedInCtx, filter: queries.AllTripsFilter) => {
  const trips = await queries.firstOfAll(ctx, filter, mostPrintedRows);
  if (trips.length > mostPrintedRows) refuse('list/too-long', { details: { limit: mostPrintedRows } });
  const { from, to, search } = filter;
  return pdfAnswer(
    ctx,
    tripsOfAll({ from, to, trips, search }),
    `indeks-przejazdy-${periodInFileName(from, to)}${filterInFileName(search)}.pdf`,
  );
};
