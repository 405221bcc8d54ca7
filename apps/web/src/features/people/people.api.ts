import { staffRoutes as routes } from '@indeks/contract/people/staff.routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

export const useSendOneTimePassword = () =>
  useMutation({ mutationFn: (id: number) => call(routes.sendOneTimePassword, { params: { id } }) });
