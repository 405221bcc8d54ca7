import { defineRoute } from '../../common/route.ts';
import { collisions, comingWeekends, plannedRows, weekendsQuery } from './collisions.schemas.ts';

export const collisionRoutes = {
  find: defineRoute({
    method: 'POST',
    path: '/meetingapi/collisions',
    access: 'online-meetings.manage',
    summary: 'Says what stands in the way of meetings that are being planned; saves nothing',
    body: plannedRows,
    answer: collisions,
  }),
  weekends: defineRoute({
    method: 'GET',
    path: '/meetingapi/weekends',
    access: 'online-meetings.manage',
    summary: 'Coming session weekends where the students of a course and intake study',
    query: weekendsQuery,
    answer: comingWeekends,
  }),
} as const;
