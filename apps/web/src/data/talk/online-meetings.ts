import type { CallInput } from '@indeks/contract/common/route';
import { everyCourse } from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { collisionRoutes } from '@indeks/contract/talk/online-meetings/collisions.routes';
import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type ListQuery = NonNullable<CallInput<typeof routes.list>['query']>;

const meta = { topic: 'online-meetings' } as const;

/** Meetings of a course, or of all. */
export const onlineMeetingsQuery = (courseIds: string, query: ListQuery) =>
  pageQuery(routes.list, { params: { courseIds }, query }, meta);

/** The next meetings of one person, also of somebody who manages those of all. */
export const ownNextMeetingsQuery = (userId: number) =>
  onlineMeetingsQuery(everyCourse, { page: 1, itemsPerPage: 5, when: 'upcoming', userId });

/** One meeting, wherever it stands in the lists. */
export const chosenMeetingQuery = (id: number) =>
  onlineMeetingsQuery(everyCourse, { page: 1, itemsPerPage: 5, id });

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

/** What stands in the way of meetings that are being planned. */
export const collisionsQuery = (body: CallInput<typeof collisionRoutes.find>['body']) =>
  routeQuery(collisionRoutes.find, { body }, meta);

/** Coming session weekends where the students of a course and intake study. */
export const comingWeekendsQuery = (cid: number, date: string | null) =>
  routeQuery(
    collisionRoutes.weekends,
    { query: { cid, ...(date !== null && { date }) } },
    { topic: 'meetings' },
  );

export const attendanceQuery = (id: number) => routeQuery(routes.attendance, { params: { id } }, meta);

export const fetchAttendance = (id: number) => call(routes.attendanceCsv, { params: { id } });
