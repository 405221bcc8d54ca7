import { meetingRoutes as routes } from '@indeks/contract/meetings/meetings.routes';
import { call } from '#shared/api/call.ts';
import { daysOfMonth } from './days-of-month.ts';
import { routeQuery } from './route-query.ts';

const meta = { topic: 'meetings', also: ['reports'] } as const;

/** One's own meetings of a month, or those of the person acted for. */
export const meetingsOfMonthQuery = (month: string, user: number | undefined) =>
  routeQuery(routes.list, { query: { ...daysOfMonth(month), user } }, meta);

export const allMeetingsQuery = (month: string) =>
  routeQuery(routes.listAll, { query: startAndEnd(month) }, meta);

/** As many of one day as a list over the calendar can show. */
export const meetingsOfDayQuery = (day: string) =>
  routeQuery(routes.ofDay, { query: { day, page: 1, itemsPerPage: 100 } }, meta);

export const fetchMeetingsPdf = (month: string, user: number | undefined) =>
  call(routes.listPdf, { query: { month, user } });

export const fetchAllMeetingsPdf = (month: string) => call(routes.pdfOfAll, { query: startAndEnd(month) });
export const fetchAllMeetingsCsv = (month: string) => call(routes.csvOfAll, { query: startAndEnd(month) });

function startAndEnd(month: string) {
  const { from, to } = daysOfMonth(month);
  return { start: from, end: to };
}
