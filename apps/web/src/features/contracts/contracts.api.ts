import { contractRoutes as routes } from '@indeks/contract/contracts/contracts.routes';
import type { ContractEdit, NewContract } from '@indeks/contract/contracts/contracts.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

// Lists of people show the latest contract, so its changes are announced as changes of people.
const topic = 'people';

interface AddedContract {
  body: NewContract;
  user: number;
  idempotencyKey: string;
}

export const useCreateContract = () =>
  useChange(topic, ({ body, user, idempotencyKey }: AddedContract) =>
    call(routes.create, { query: { user }, body }, { idempotencyKey }),
  );

export const useEditContract = () =>
  useChange(topic, ({ id, body }: { id: number; body: ContractEdit }) =>
    call(routes.edit, { params: { id }, body }),
  );

export const useRemoveContracts = () =>
  useChange(topic, (ids: number[]) => call(routes.removeMany, { body: ids }));
