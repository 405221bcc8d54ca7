import {
  definePrintedPeriod,
  readPrintedMonth,
  type MonthOfPerson,
} from '#modules/month/monthly-reports/index.ts';
import { getPersonFor, type Person } from '#modules/identity/people/index.ts';
import { homeAddress } from '#modules/employment/questionnaire/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { pdfAnswer } from '#platform/http/file-answers.ts';
import { mileageRegister } from './pdf/mileage-register.pdf.ts';
import { tripsOfAll } from './pdf/trips-of-all.pdf.ts';
import * as queries from './trips.queries.ts';

export const register = async (ctx: SignedInCtx, { month, user }: MonthOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const printed = await readAcceptedTrips(ctx, person, month);
  const address = await homeAddress(ctx, person.id);
  return pdfAnswer(ctx, mileageRegister({ ...printed, address }), `kilometrowka-${month}.pdf`);
};

/** The trips of a month with their rates, refused where the month may not be printed. */
export const readAcceptedTrips = (ctx: SignedInCtx, person: Person, month: string) =>
  readPrintedMonth(ctx, person, { type: 'przejazd', month, list: queries.listOfPerson });

export const tripsPrinted = definePrintedPeriod<
  queries.AllTripsFilter,
  Awaited<ReturnType<typeof queries.firstOfAll>>[number]
>({
  kind: 'trips',
  permission: 'all-trips.manage',
  fileWord: 'przejazdy',
  list: queries.firstOfAll,
  draw: tripsOfAll,
});
