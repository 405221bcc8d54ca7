import { dashboardRoutes as routes } from '@indeks/contract/dashboard/dashboard.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

export const ownDashboard = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(routes.get, {}, { signal }),
  meta: { topic: 'reports', also: ['work-times', 'trips', 'meetings'] },
});
