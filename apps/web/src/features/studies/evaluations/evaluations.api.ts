import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { useCall } from '#shared/api/use-call.ts';

export const useClearGrades = () => useCall('grades', evaluationRoutes.removeMany);
