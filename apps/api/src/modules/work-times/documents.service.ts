import { filterInFileName, periodInFileName } from '@indeks/contract/common/format';
import { readPrintedMonth, type MonthOfPerson } from '#modules/months/index.ts';
import { getPersonFor, type Person } from '#modules/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { listPrintedRows, pdfAnswer } from '#platform/http/file-answers.ts';
import { hoursOfAll } from './pdf/hours-of-all.pdf.ts';
import { hoursRegister } from './pdf/hours-register.pdf.ts';
import * as queries from './work-times.queries.ts';

export const register = async (ctx: SignedInCtx, { month, user }: MonthOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const printed = await readAcceptedHours(ctx, person, month);
  return pdfAnswer(ctx, hoursRegister(printed), `rejestr-godzin-${month}.pdf`);
};

/** The hours of a month, refused where the month may not be printed. */
export const readAcceptedHours = (ctx: SignedInCtx, person: Person, month: string) =>
  readPrintedMonth(ctx, person, { type: 'czas', month, list: queries.listOfPerson });

export const registerOfAll = async (ctx: SignedInCtx, filter: queries.AllTimesFilter) => {
  const entries = await listPrintedRows((limit) => queries.firstOfAll(ctx, filter, limit));
  const { from, to, search } = filter;
  return pdfAnswer(
    ctx,
    hoursOfAll({ from, to, entries, search }),
    `indeks-czas-pracy-${periodInFileName(from, to)}${filterInFileName(search)}.pdf`,
  );
};
