import { evaluationRoutes } from '@indeks/contract/evaluations/evaluations.routes';
import { useCall } from '#shared/api/use-call.ts';

export const useSaveGrade = () => useCall('grades', evaluationRoutes.save);
export const useClearGrades = () => useCall('grades', evaluationRoutes.removeMany);
