import type { CallInput } from '@indeks/contract/common/route';
import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type ListQuery = NonNullable<CallInput<typeof routes.list>['query']>;

const meta = { topic: 'online-meetings' } as const;

/** Meetings of a course, or of all. */
export const onlineMeetingsQuery = (courseIds: string, query: ListQuery) =>
  pageQuery(routes.list, { params: { courseIds }, query }, meta);

export const onlineMeetingQuery = (id: number) => routeQuery(routes.details, { params: { id } }, meta);

/** Students of a course and intake, by name. */
export const participantsQuery = (cid: number, date: string | null) =>
  routeQuery(routes.participants, { query: { cid, ...(date !== null && { date }) } }, { topic: 'students' });

/** People who may lead a meeting, found by a few letters of their names. */
export const hostsQuery = (search: string) =>
  pageQuery(routes.hosts, { query: search === '' ? {} : { search } }, meta);

export const hostChoicesQuery = (search: string) =>
  queryOptions({
    ...hostsQuery(search),
    select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
  });

export const attendanceQuery = (id: number) => routeQuery(routes.attendance, { params: { id } }, meta);

export const fetchAttendance = (id: number) => call(routes.attendanceCsv, { params: { id } });
