import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

export const useRemind = () =>
  useChange('reports', (month: string) => call(routes.remind, { body: { month } }));

export const useAcceptClean = () =>
  useChange('reports', (month: string) => call(routes.acceptClean, { body: { month } }));
