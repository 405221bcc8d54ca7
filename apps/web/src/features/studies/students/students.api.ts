import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import type { Enrolment } from '@indeks/contract/studies/students/students.schemas';
import { call } from '#shared/api/call.ts';
import { useAction } from '#shared/api/use-action.ts';
import { useCall } from '#shared/api/use-call.ts';
import { valuesOf } from './enrolment-values.ts';

export const useAddEnrolment = () => useCall('students', routes.create);
export const useEditEnrolment = () => useCall('students', routes.edit);
export const useEditStudent = () => useCall('students', routes.editStudent);
export const useFinishEnrolment = () => useCall('students', routes.finish);

/** The next free number; nobody else is proposed the same one. */
export const useProposeAccount = () => useAction(() => call(routes.proposeAccount));

/** Gives an enrolment the next free number at once. */
export function useGiveAccount() {
  const edit = useEditEnrolment();
  return useAction(async (row: Enrolment) => {
    const { bank_account } = await call(routes.proposeAccount);
    const { id, version } = row;
    return edit({ params: { id }, body: { ...valuesOf(row), bank_account, version } });
  });
}
