import { orderedListRoutes as routes } from '@indeks/contract/notices/ordered-lists/ordered-lists.routes';
import { call } from '#shared/api/call.ts';
import { routeQuery } from '../route-query.ts';

/** The lists that one has ordered, and how far they are. */
export const orderedListsQuery = routeQuery(routes.list, {}, { topic: 'ordered-lists' });

export const fetchOrderedList = (id: number) => call(routes.file, { params: { id } });
