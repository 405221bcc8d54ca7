import { billRoutes as routes } from '@indeks/contract/bills/bills.routes';
import type { Bill } from '@indeks/contract/bills/bills.schemas';
import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { paperRoutes } from '@indeks/contract/questionnaire/papers.routes';
import { tripRoutes } from '@indeks/contract/trips/trips.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { addressOf } from '#shared/api/request.ts';
import { useChange } from '#shared/api/use-change.ts';

/** One's own scans of a month, or those of the person acted for. */
export const billsOf = (month: string, user: number | undefined) =>
  queryOptions({
    queryKey: ['bills', month, user],
    queryFn: ({ signal }) =>
      call(routes.list, { query: { from: firstDay(month), to: lastDay(month), user } }, { signal }),
    meta: { topic: 'bills' },
  });

export const pictureOf = ({ file }: Bill, size: 'whole' | 'thumbnail'): string =>
  addressOf(routes.file, { params: { file }, query: { size } });

export const downloadPicture = ({ file }: Bill) => call(routes.file, { params: { file } });

interface AddedBill {
  date: string;
  file: File;
  user: number | undefined;
  idempotencyKey: string;
}

export const useAddBill = () =>
  useChange('bills', ({ date, file, user, idempotencyKey }: AddedBill) =>
    call(routes.create, { query: { user }, body: { date, file } }, { idempotencyKey }),
  );

export const useEditBill = () =>
  useChange('bills', ({ id, date, version }: Pick<Bill, 'id' | 'date' | 'version'>) =>
    call(routes.edit, { params: { id }, body: { date, version } }),
  );

export const useCloneBill = () =>
  useChange('bills', ({ id, idempotencyKey }: { id: Bill['id']; idempotencyKey: string }) =>
    call(routes.clone, { params: { id } }, { idempotencyKey }),
  );

export const useRemoveBills = () =>
  useChange('bills', (ids: number[]) => call(routes.removeMany, { body: ids }));

export const mileageBill = (uid: number) => call(paperRoutes.mileageBillPdf, { params: { uid } });
export const lecturerBill = (uid: number) => call(paperRoutes.lecturerBillPdf, { params: { uid } });

/** What the register of a month would hold, and whether it can be printed. */
export const monthToPrint = (month: string, user: number | undefined) =>
  queryOptions({
    queryKey: ['trips', 'to-print', month, user],
    queryFn: ({ signal }) =>
      call(tripRoutes.list, { query: { from: firstDay(month), to: lastDay(month), user } }, { signal }),
    meta: { topic: 'trips', also: ['reports'] },
  });

export const mileageRegister = (month: string, user: number | undefined) =>
  call(tripRoutes.register, { query: { month, user } });
