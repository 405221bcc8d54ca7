import { periodInFileName } from '@indeks/contract/common/format';
import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { refuseUnprintable } from '#modules/months/index.ts';
import { personFor } from '#modules/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { csvAnswer, pdfAnswer } from '#platform/http/file-answers.ts';
import { meetingColumns } from './meetings.csv.ts';
import * as queries from './meetings.queries.ts';
import { meetingsList } from './pdf/meetings-list.pdf.ts';
import { meetingsOfAll } from './pdf/meetings-of-all.pdf.ts';

/** About 150 pages; a longer list is refused. */
const mostPrintedRows = 5_000;

interface Days {
  readonly start: string;
  readonly end: string;
}

interface MonthOfPerson {
  readonly month: string;
  readonly user?: number | undefined;
}

export const listPdf = async (ctx: SignedInCtx, { month, user }: MonthOfPerson) => {
  const person = await personFor(ctx, user);
  const range = { from: firstDay(month), to: lastDay(month) };
  const meetings = await queries.ofPerson(ctx, person.id, range);
  await refuseUnprintable(ctx, person, { type: 'zjazd', month, hasEntries: meetings.length > 0 });
  return pdfAnswer(ctx, meetingsList({ name: person.name, month, meetings }), `zjazdy-${month}.pdf`);
};

export const pdfOfAll = async (ctx: SignedInCtx, { start, end }: Days) => {
  const meetings = await queries.firstOfAll(ctx, { from: start, to: end }, mostPrintedRows);
  if (meetings.length > mostPrintedRows) refuse('list/too-long', { details: { limit: mostPrintedRows } });
  return pdfAnswer(
    ctx,
    meetingsOfAll({ start, end, meetings }),
    `indeks-zjazdy-${periodInFileName(start, end)}.pdf`,
  );
};

export const csvOfAll = (ctx: SignedInCtx, { start, end }: Days) =>
  csvAnswer(
    ctx,
    meetingColumns,
    queries.streamOfAll(ctx, { from: start, to: end }),
    `zjazdy-${periodInFileName(start, end)}.csv`,
  );
