import { staffRoutes as routes } from '@indeks/contract/employment/staff/staff.routes';
import { call } from '#shared/api/call.ts';
import { useAction } from '#shared/api/use-action.ts';

export const useSendOneTimePassword = () =>
  useAction((id: number) => call(routes.sendOneTimePassword, { params: { id } }));
