import type { CallInput } from '@indeks/contract/common/route';
import { staffRoutes as routes } from '@indeks/contract/employment/staff/staff.routes';
import { call } from '#shared/api/call.ts';
import { pageQuery } from '../route-query.ts';

type StaffQuery = NonNullable<CallInput<typeof routes.list>['query']>;

export const staffPageQuery = (query: StaffQuery) => pageQuery(routes.list, { query }, { topic: 'people' });

type ReportQuery = CallInput<typeof routes.exportPeople>['query'];
export const fetchPeopleCsv = (query: ReportQuery) => call(routes.exportPeople, { query });
export const fetchContractsCsv = (query: ReportQuery) => call(routes.exportContracts, { query });
