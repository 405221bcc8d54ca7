import { filterInFileName, periodInFileName } from '@indeks/contract/common/format';
import type { AllMeetingsQuery } from '@indeks/contract/month/meetings/meetings.schemas';
import { readPrintedMonth, type MonthOfPerson } from '#modules/month/monthly-reports/index.ts';
import { getPersonFor } from '#modules/identity/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { csvAnswer, pdfAnswer } from '#platform/http/file-answers.ts';
import type { PrintedList } from '#platform/pdf/printed-lists.ts';
import { meetingColumns } from './meetings.csv.ts';
import * as queries from './meetings.queries.ts';
import { getNames } from './meetings.service.ts';
import { meetingsList } from './pdf/meetings-list.pdf.ts';
import { meetingsOfAll } from './pdf/meetings-of-all.pdf.ts';

export const listPdf = async (ctx: SignedInCtx, { month, user }: MonthOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const printed = await readPrintedMonth(ctx, person, { type: 'zjazd', month, list: queries.listOfPerson });
  return pdfAnswer(ctx, meetingsList(printed), `zjazdy-${month}.pdf`);
};

export const meetingsPrinted: PrintedList<AllMeetingsQuery> = {
  kind: 'meetings',
  permission: 'all-meetings.manage',
  read: async (ctx, { start, end, pid, uid }, limit) => {
    const filter = await getNames(ctx, { pid, uid });
    const meetings = await queries.listFirst(ctx, { from: start, to: end, pid, uid }, limit);
    return {
      rows: meetings.length,
      print: () => ({
        documents: [meetingsOfAll({ start, end, meetings, filter })],
        fileName: `indeks-zjazdy-${periodInFileName(start, end)}${filterInFileName(filter.place, filter.lecturer)}.pdf`,
      }),
    };
  },
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
