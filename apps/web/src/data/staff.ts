import type { CallInput } from '@indeks/contract/common/route';
import type { StaffGroup } from '@indeks/contract/people/people.keys';
import { staffRoutes as routes } from '@indeks/contract/people/staff.routes';
import { call } from '#shared/api/call.ts';
import { pageQuery } from './route-query.ts';

type StaffQuery = NonNullable<CallInput<typeof routes.list>['query']>;

export const staffPageQuery = (query: StaffQuery) => pageQuery(routes.list, { query }, { topic: 'people' });

export const fetchPeopleCsv = (group: StaffGroup) => call(routes.exportPeople, { query: { group } });
export const fetchContractsCsv = (group: StaffGroup) => call(routes.exportContracts, { query: { group } });
