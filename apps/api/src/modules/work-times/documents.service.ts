import { filterInFileName, periodInFileName } from '@indeks/contract/common/format';
import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { changedAfterAcceptance, refuseUnprintable } from '#modules/months/index.ts';
import { getPersonFor, type Person } from '#modules/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { pdfAnswer } from '#platform/http/file-answers.ts';
import { hoursOfAll } from './pdf/hours-of-all.pdf.ts';
import { hoursRegister } from './pdf/hours-register.pdf.ts';
import * as queries from './work-times.queries.ts';

/** About 150 pages; a longer list is refused. */
const mostPrintedRows = 5_000;

interface MonthOfPerson {
  readonly month: string;
  readonly user?: number | undefined;
}

export const register = async (ctx: SignedInCtx, { month, user }: MonthOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const printed = await acceptedHours(ctx, person, month);
  const document = hoursRegister({ name: person.name, month, ...printed });
  return pdfAnswer(ctx, document, `rejestr-godzin-${month}.pdf`);
};

/** The hours of a month, refused where the month may not be printed. */
export const acceptedHours = async (ctx: SignedInCtx, person: Person, month: string) => {
  const range = { from: firstDay(month), to: lastDay(month) };
  const entries = await queries.listOfPerson(ctx, person.id, range);
  const hasEntries = entries.length > 0;
  const report = await refuseUnprintable(ctx, person, { type: 'czas', month, hasEntries });
  return { entries, changed: changedAfterAcceptance(report) };
};

export const registerOfAll = async (ctx: SignedInCtx, filter: queries.AllTimesFilter) => {
  const entries = await queries.firstOfAll(ctx, filter, mostPrintedRows);
  if (entries.length > mostPrintedRows) refuse('list/too-long', { details: { limit: mostPrintedRows } });
  const { from, to, search } = filter;
  return pdfAnswer(
    ctx,
    hoursOfAll({ from, to, entries, search }),
    `indeks-czas-pracy-${periodInFileName(from, to)}${filterInFileName(search)}.pdf`,
  );
};
