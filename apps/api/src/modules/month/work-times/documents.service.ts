import { filterInFileName, periodInFileName } from '@indeks/contract/common/format';
import { readPrintedMonth, type MonthOfPerson } from '#modules/months/index.ts';
import { getPersonFor, type Person } from '#modules/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { pdfAnswer } from '#platform/http/file-answers.ts';
import type { PrintedList } from '#platform/pdf/printed-lists.ts';
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

export const timesPrinted: PrintedList<queries.AllTimesFilter> = {
  kind: 'work-times',
  permission: 'all-work-times.manage',
  read: async (ctx, filter, limit) => {
    const entries = await queries.firstOfAll(ctx, filter, limit);
    const { from, to, search } = filter;
    return {
      rows: entries.length,
      print: () => ({
        documents: [hoursOfAll({ from, to, entries, search })],
        fileName: `indeks-czas-pracy-${periodInFileName(from, to)}${filterInFileName(search)}.pdf`,
      }),
    };
  },
};
