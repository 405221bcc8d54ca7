import type { CallInput } from '@indeks/contract/common/route';
import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type StudentsQuery = NonNullable<CallInput<typeof routes.list>['query']>;

export const studentsPageQuery = (query: StudentsQuery) =>
  pageQuery(routes.list, { query }, { topic: 'students' });

export const fetchStudentsCsv = (query: StudentsQuery) => call(routes.exportCsv, { query });
export const fetchStudentsPdf = (query: StudentsQuery) => call(routes.exportPdf, { query });
export const orderStudentsPdf = (query: StudentsQuery) => call(routes.orderPdf, { query });

/** One person with everything they study. */
export const studentQuery = (id: number) =>
  routeQuery(routes.ofUser, { params: { id } }, { topic: 'students' });

/** The first students whom a few words, an album number or a payment account find. */
export const findStudentsQuery = (search: string) =>
  queryOptions({ ...routeQuery(routes.find, { query: { search } }), staleTime: 30_000 });

/** The names that come nearest to a search that found nobody. */
export const nearStudentsQuery = (search: string) =>
  queryOptions({ ...findStudentsQuery(search), select: ({ near }) => near });

interface NamedPeople {
  items: readonly { id: number; name: string }[];
}
const toChoices = ({ items }: NamedPeople) => items.map(({ id, name }) => ({ value: id, label: name }));

export const coordinatorsOfPlaceQuery = (pid: number) =>
  queryOptions({
    ...routeQuery(routes.coordinators, { query: { pid } }, { topic: 'places' }),
    select: toChoices,
  });

/** The usual tuition of a course, while somebody is being added. */
export const proposedPriceQuery = (cid: number) =>
  queryOptions({ ...routeQuery(routes.proposePrice, { query: { cid } }), staleTime: 60_000 });

/** Lecturers who may supervise a thesis, found by a few letters of their names. */
export const promoterChoicesQuery = (search: string) =>
  queryOptions({
    ...pageQuery(routes.promoters, { query: search === '' ? {} : { search } }),
    select: toChoices,
  });
