import type { CallInput } from '@indeks/contract/common/route';
import { securityEventRoutes as routes } from '@indeks/contract/identity/security-events/security-events.routes';
import { pageQuery } from '../route-query.ts';

type SecurityEventsQuery = NonNullable<CallInput<typeof routes.list>['query']>;

export const securityEventsPageQuery = (query: SecurityEventsQuery) => pageQuery(routes.list, { query });
