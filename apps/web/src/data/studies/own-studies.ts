import { ownStudiesRoutes as routes } from '@indeks/contract/studies/students/own-studies.routes';
import { routeQuery } from '../route-query.ts';

/** What the signed-in person studies. */
export const ownStudiesQuery = routeQuery(routes.list, {}, { topic: 'students' });
