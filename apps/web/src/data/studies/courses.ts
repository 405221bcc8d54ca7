import type { CallInput } from '@indeks/contract/common/route';
import { courseRoutes as routes } from '@indeks/contract/studies/courses/courses.routes';
import { subjectHistoryRoutes } from '@indeks/contract/studies/courses/subjects.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type CoursesQuery = NonNullable<CallInput<typeof routes.list>['query']>;
type ChangesQuery = NonNullable<CallInput<typeof subjectHistoryRoutes.ofCourse>['query']>;

export const coursesPageQuery = (query: CoursesQuery) =>
  pageQuery(routes.list, { query }, { topic: 'courses' });

export const courseQuery = (id: number) => routeQuery(routes.get, { params: { id } }, { topic: 'courses' });

/** Only courses that are active can be chosen. */
export const courseChoicesQuery = queryOptions({
  ...routeQuery(routes.choices, {}, { topic: 'courses' }),
  select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
});

/** Who taught the subjects of a course since when. */
export const lecturerChangesQuery = (id: number, query: ChangesQuery) =>
  pageQuery(subjectHistoryRoutes.ofCourse, { params: { id }, query }, { topic: 'courses' });

export const fetchCoursesCsv = (query: CoursesQuery) => call(routes.exportCsv, { query });
export const fetchPlanCsv = (id: number) => call(routes.planCsv, { params: { id } });
export const fetchPlanPdf = (id: number) => call(routes.planPdf, { params: { id } });
