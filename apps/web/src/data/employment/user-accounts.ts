import type { CallInput } from '@indeks/contract/common/route';
import { userAccountRoutes as routes } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import { pageQuery } from '../route-query.ts';

export const userAccountsPageQuery = (query: NonNullable<CallInput<typeof routes.list>['query']>) =>
  pageQuery(routes.list, { query }, { topic: 'people' });
