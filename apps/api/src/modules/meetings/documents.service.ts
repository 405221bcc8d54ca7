import { filterInFileName, periodInFileName } from '@indeks/contract/common/format';
import type { AllMeetingsQuery } from '@indeks/contract/meetings/meetings.schemas';
import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { changedAfterAcceptance, refuseUnprintable } from '#modules/months/index.ts';
import { getPersonFor } from '#modules/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { csvAnswer, pdfAnswer } from '#platform/http/file-answers.ts';
import { meetingColumns } from './meetings.csv.ts';
import * as queries from './meetings.queries.ts';
import { getNames } from './meetings.service.ts';
import { meetingsList } from './pdf/meetings-list.pdf.ts';
import { meetingsOfAll } from './pdf/meetings-of-all.pdf.ts';

/** About 150 pages; a longer list is refused. */
const mostPrintedRows = 5_000;

interface MonthOfPerson {
  readonly month: string;
  readonly user?: number | undefined;
}

export const listPdf = async (ctx: SignedInCtx, { month, user }: MonthOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const range = { from: firstDay(month), to: lastDay(month) };
  const meetings = await queries.listOfPerson(ctx, person.id, range);
  const report = await refuseUnprintable(ctx, person, {
    type: 'zjazd',
    month,
    hasEntries: meetings.length > 0,
  });
  const changed = changedAfterAcceptance(report);
  return pdfAnswer(ctx, meetingsList({ name: person.name, month, meetings, changed }), `zjazdy-${month}.pdf`);
};

export const pdfOfAll = async (ctx: SignedInCtx, { start, end, pid, uid }: AllMeetingsQuery) => {
  const filter = await getNames(ctx, { pid, uid });
  const meetings = await queries.listFirst(ctx, { from: start, to: end, pid, uid }, mostPrintedRows);
  if (meetings.length > mostPrintedRows) refuse('list/too-long', { details: { limit: mostPrintedRows } });
  return pdfAnswer(
    ctx,
    meetingsOfAll({ start, end, meetings, filter }),
    `indeks-zjazdy-${periodInFileName(start, end)}${filterInFileName(filter.place, filter.lecturer)}.pdf`,
  );
};

export const csvOfAll = async (ctx: SignedInCtx, { start, end, pid, uid }: AllMeetingsQuery) => {
  const { place, lecturer } = await getNames(ctx, { pid, uid });
  return csvAnswer(
    ctx,
    meetingColumns,
    queries.stream(ctx, { from: start, to: end, pid, uid }),
    `zjazdy-${periodInFileName(start, end)}${filterInFileName(place, lecturer)}.csv`,
  );
};
