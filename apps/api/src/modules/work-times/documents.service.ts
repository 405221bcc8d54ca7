import { periodInFileName } from '@indeks/contract/common/format';
import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { refuseUnprintable } from '#modules/months/index.ts';
import { personFor } from '#modules/people/index.ts';
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
  const person = await personFor(ctx, user);
  const range = { from: firstDay(month), to: lastDay(month) };
  const entries = await queries.ofPerson(ctx, person.id, range);
  await refuseUnprintable(ctx, person, { type: 'czas', month, hasEntries: entries.length > 0 });
  return pdfAnswer(ctx, hoursRegister({ name: person.name, month, entries }), `rejestr-godzin-${month}.pdf`);
};

export const registerOfAll = async (ctx: SignedInCtx, filter: queries.AllTimesFilter) => {
  const entries = await queries.firstOfAll(ctx, filter, mostPrintedRows);
  if (entries.length > mostPrintedRows) refuse('list/too-long', { details: { limit: mostPrintedRows } });
  const { from, to } = filter;
  return pdfAnswer(
    ctx,
    hoursOfAll({ from, to, entries }),
    `indeks-czas-pracy-${periodInFileName(from, to)}.pdf`,
  );
};
