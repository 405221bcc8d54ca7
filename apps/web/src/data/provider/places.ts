import type { CallInput } from '@indeks/contract/common/route';
import { placeRoutes as routes } from '@indeks/contract/provider/places/places.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type PlacesQuery = NonNullable<CallInput<typeof routes.list>['query']>;

export const placesPageQuery = (query: PlacesQuery) => pageQuery(routes.list, { query }, { topic: 'places' });

export const fetchPlacesCsv = (query: PlacesQuery) => call(routes.exportCsv, { query });

export const coordinatorChoicesQuery = queryOptions({
  ...routeQuery(routes.coordinators, {}),
  select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
});

/** Only places that are in use can be chosen. */
export const activePlacesQuery = routeQuery(routes.list, { query: { active: '1' } }, { topic: 'places' });

export const placeChoicesQuery = queryOptions({
  ...activePlacesQuery,
  select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
});

/** Those that the signed-in person looks after, in use or not. */
export const ownPlaceChoicesQuery = queryOptions({
  ...routeQuery(routes.ofUser, {}, { topic: 'places' }),
  select: ({ items }) => items.map(({ id, name, active }) => ({ value: id, label: name, active })),
});

export const secretariatQuery = routeQuery(routes.secretariat, {});

/** For a filter, also places that are no longer in use. */
export const everyPlaceChoicesQuery = queryOptions({
  ...routeQuery(routes.list, { query: {} }, { topic: 'places' }),
  select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
});

/** Suggestions for the city of a work time; any other city may be typed. */
export const usualCitiesQuery = queryOptions({
  ...activePlacesQuery,
  select: ({ items }) => [...new Set(items.map(({ name }) => name))],
});
