import {
  definePrintedPeriod,
  readPrintedMonth,
  type MonthOfPerson,
} from '#modules/month/monthly-reports/index.ts';
import { getPersonFor, type Person } from '#modules/identity/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { pdfAnswer } from '#platform/http/file-answers.ts';
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

export const timesPrinted = definePrintedPeriod<
  queries.AllTimesFilter,
  Awaited<ReturnType<typeof queries.firstOfAll>>[number]
>({
  kind: 'work-times',
  permission: 'all-work-times.manage',
  fileWord: 'czas-pracy',
  list: queries.firstOfAll,
  draw: hoursOfAll,
});
