import type { ReportType } from '@indeks/contract/months/months.schemas';
import { peopleRoutes as routes } from '@indeks/contract/people/people.routes';
import { queryOptions } from '@tanstack/react-query';
import { pageQuery, routeQuery } from './route-query.ts';

/** A person whom the secretariat acts for. */
export const personQuery = (id: number) =>
  queryOptions({
    ...routeQuery(routes.get, { params: { id } }, { topic: 'people' }),
    staleTime: 5 * 60_000,
  });

/** People who keep records of this kind, found by a few letters of their names. */
export const personChoicesQuery = (type: ReportType, search: string) =>
  queryOptions({
    ...pageQuery(routes.choices, { query: { type, ...(search !== '' && { search }) } }),
    select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
  });
