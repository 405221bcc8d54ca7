import type { NewPerson, PersonEdit } from '@indeks/contract/people/people.schemas';
import { staffRoutes as routes } from '@indeks/contract/people/staff.routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

export const useCreatePerson = () =>
  useChange('people', ({ body, idempotencyKey }: { body: NewPerson; idempotencyKey: string }) =>
    call(routes.create, { body }, { idempotencyKey }),
  );

export const useEditPerson = () =>
  useChange('people', ({ id, body }: { id: number; body: PersonEdit }) =>
    call(routes.edit, { params: { id }, body }),
  );

export const useRemovePeople = () =>
  useChange('people', (ids: number[]) => call(routes.removeMany, { body: ids }));

export const useSendOneTimePassword = () =>
  useMutation({ mutationFn: (id: number) => call(routes.sendOneTimePassword, { params: { id } }) });
