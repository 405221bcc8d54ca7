import { workTimeRoutes as routes } from '@indeks/contract/work-times/work-times.routes';
import type { NewWorkTime, WorkTime, WorkTimeEdit } from '@indeks/contract/work-times/work-times.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

interface NewEntry {
  body: NewWorkTime;
  user: number | undefined;
  idempotencyKey: string;
}

export const useCreateWorkTime = () =>
  useChange('work-times', ({ body, user, idempotencyKey }: NewEntry) =>
    call(routes.create, { query: { user }, body }, { idempotencyKey }),
  );

export const useEditWorkTime = () =>
  useChange('work-times', ({ id, body }: { id: WorkTime['id']; body: WorkTimeEdit }) =>
    call(routes.edit, { params: { id }, body }),
  );

export const useRemoveWorkTimes = () =>
  useChange('work-times', (ids: number[]) => call(routes.removeMany, { body: ids }));
