import { periodInFileName } from '@indeks/contract/common/format';
import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { refuseUnprintable } from '#modules/months/index.ts';
import { personFor } from '#modules/people/index.ts';
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
  const person = await personFor(ctx, user);
  const range = { from: firstDay(month), to: lastDay(month) };
  const trips = await queries.forRegister(ctx, person.id, range);
  await refuseUnprintable(ctx, person, { type: 'przejazd', month, hasEntries: trips.length > 0 });
  const driver = { name: person.name, address: await homeAddress(ctx, person.id) };
  return pdfAnswer(ctx, mileageRegister({ ...driver, month, trips }), `kilometrowka-${month}.pdf`);
};

export const registerOfAll = async (ctx: SignedInCtx, filter: queries.AllTripsFilter) => {
  const trips = await queries.firstOfAll(ctx, filter, mostPrintedRows);
  if (trips.length > mostPrintedRows) refuse('list/too-long', { details: { limit: mostPrintedRows } });
  const { from, to } = filter;
  return pdfAnswer(
    ctx,
    tripsOfAll({ from, to, trips }),
    `indeks-przejazdy-${periodInFileName(from, to)}.pdf`,
  );
};
