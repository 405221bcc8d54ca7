import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import type { CallInput } from '@indeks/contract/common/route';
import { meetingRoutes } from '@indeks/contract/meetings/meetings.routes';
import { reportRoutes as routes } from '@indeks/contract/reports/reports.routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

type LecturersQuery = NonNullable<CallInput<typeof routes.listAll>['query']>;

const key = 'reports';
/** What raises a concern is in the entries, not in the report. */
const meta = { topic: 'reports', also: ['work-times', 'trips', 'meetings'] } as const;

export const lecturersPage = (query: LecturersQuery) =>
  queryOptions({
    queryKey: [key, 'page', query],
    queryFn: ({ signal }) => call(routes.listAll, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const waitingOf = (month: string) =>
  queryOptions({
    queryKey: [key, 'waiting', month],
    queryFn: ({ signal }) => call(routes.waiting, { query: { month } }, { signal }),
    meta,
  });

export const meetingsCsv = (month: string) =>
  call(meetingRoutes.csvOfAll, { query: { start: firstDay(month), end: lastDay(month) } });

export const useAcceptClean = () =>
  useChange('reports', (month: string) => call(routes.acceptClean, { body: { month } }));
