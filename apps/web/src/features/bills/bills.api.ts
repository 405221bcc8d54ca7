import { billRoutes as routes } from '@indeks/contract/bills/bills.routes';
import type { Bill } from '@indeks/contract/bills/bills.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

interface AddedBill {
  date: string;
  file: File;
  user: number | undefined;
}

export const useAddBill = () =>
  useChange('bills', ({ date, file, user }: AddedBill) =>
    call(routes.create, { query: { user }, body: { date, file } }),
  );

export const useEditBill = () =>
  useChange('bills', ({ id, date, version }: Pick<Bill, 'id' | 'date' | 'version'>) =>
    call(routes.edit, { params: { id }, body: { date, version } }),
  );

export const useCloneBill = () =>
  useChange('bills', ({ id }: Bill) => call(routes.clone, { params: { id } }));

export const useRemoveBills = () =>
  useChange('bills', (ids: number[]) => call(routes.removeMany, { body: ids }));
