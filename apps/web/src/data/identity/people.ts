import type { CallInput } from '@indeks/contract/common/route';
import { peopleRoutes as routes } from '@indeks/contract/identity/people/people.routes';
import type { StaffGroup } from '@indeks/contract/identity/people/people.keys';
import { queryOptions } from '@tanstack/react-query';
import { pageQuery, routeQuery } from '../route-query.ts';

/** A person whom the secretariat acts for. */
export const personQuery = (id: number) =>
  queryOptions({
    ...routeQuery(routes.get, { params: { id } }, { topic: 'people' }),
    staleTime: 5 * 60_000,
  });

export type PersonChoicesType = CallInput<typeof routes.choices>['query']['type'];

/** People who keep records of this kind or may teach, found by a few letters of their names. */
export const personChoicesQuery = (type: PersonChoicesType, search: string) =>
  queryOptions({
    ...pageQuery(routes.choices, { query: { type, ...(search !== '' && { search }) } }),
    select: ({ items }) => items.map(({ id, listed_name }) => ({ value: id, label: listed_name })),
  });

/** The first people whom a few words find, and when they find nobody, the nearest names. */
export const findPeopleQuery = (search: string) =>
  queryOptions({ ...routeQuery(routes.find, { query: { search } }), staleTime: 30_000 });

/** Those whose names come nearest to a search that found nobody. */
export const nearPeopleQuery = (search: string, group?: StaffGroup) =>
  queryOptions({
    ...routeQuery(routes.find, { query: { search, ...(group && { group }) } }),
    select: ({ near }) => near,
  });
