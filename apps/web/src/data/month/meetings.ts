import type { CallInput } from '@indeks/contract/common/route';
import { meetingRoutes as routes } from '@indeks/contract/month/meetings/meetings.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { daysOfMonth } from './days-of-month.ts';
import { routeQuery } from '../route-query.ts';

const meta = { topic: 'meetings', also: ['reports'] } as const;

/** One's own meetings of a month, or those of the person acted for. */
export const meetingsOfMonthQuery = (month: string, user: number | undefined) =>
  routeQuery(routes.list, { query: { ...daysOfMonth(month), user } }, meta);

type AllMeetingsInput = CallInput<typeof routes.listAll>['query'];
/** What the calendar of everybody is narrowed to. */
export type CalendarFilter = Pick<AllMeetingsInput, 'pid' | 'uid'>;

/** With another filter the month that is shown stays until the answer has come. */
export const allMeetingsQuery = (month: string, filter: CalendarFilter) =>
  queryOptions({
    ...routeQuery(routes.listAll, { query: { ...startAndEnd(month), ...filter } }, meta),
    placeholderData: (shown) => (shown?.items.at(-1)?.friday.startsWith(month) ? shown : undefined),
  });

/** As many of a place as a list over the calendar can show. */
export const meetingsOfPlaceQuery = (query: AllMeetingsInput & { pid: number }) =>
  routeQuery(routes.listOfPlace, { query: { ...query, page: 1, itemsPerPage: 100 } }, meta);

export const fetchMeetingsPdf = (month: string, user: number | undefined) =>
  call(routes.listPdf, { query: { month, user } });

export const fetchAllMeetingsPdf = (month: string, filter: CalendarFilter) =>
  call(routes.pdfOfAll, { query: { ...startAndEnd(month), ...filter } });
export const orderAllMeetingsPdf = (month: string, filter: CalendarFilter) =>
  call(routes.orderPdfOfAll, { query: { ...startAndEnd(month), ...filter } });
export const fetchAllMeetingsCsv = (month: string, filter: CalendarFilter = {}) =>
  call(routes.csvOfAll, { query: { ...startAndEnd(month), ...filter } });

function startAndEnd(month: string) {
  const { from, to } = daysOfMonth(month);
  return { start: from, end: to };
}
