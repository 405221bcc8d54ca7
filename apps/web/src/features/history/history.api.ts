import { historyRoutes as routes } from '@indeks/contract/history/history.routes';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

export const useMarkAsRead = () =>
  useChange('questionnaires', (ids: number[]) => call(routes.markAsRead, { body: ids }));
