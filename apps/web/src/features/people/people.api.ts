import type { CallInput } from '@indeks/contract/common/route';
import type { StaffGroup } from '@indeks/contract/people/people.keys';
import { staffRoutes as routes } from '@indeks/contract/people/staff.routes';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

type StaffQuery = NonNullable<CallInput<typeof routes.list>['query']>;

export const staffPage = (query: StaffQuery) =>
  queryOptions({
    queryKey: ['people', 'page', query],
    queryFn: ({ signal }) => call(routes.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topic: 'people' },
  });

export const peopleCsv = (group: StaffGroup) => call(routes.exportPeople, { query: { group } });
export const contractsCsv = (group: StaffGroup) => call(routes.exportContracts, { query: { group } });

export const useSendOneTimePassword = () =>
  useMutation({ mutationFn: (id: number) => call(routes.sendOneTimePassword, { params: { id } }) });
