import { courseRoutes } from '@indeks/contract/studies/courses/courses.routes';
import { useCall } from '#shared/api/use-call.ts';

/** The course and its plan in one save. */
export const useSaveCourse = () => useCall('courses', courseRoutes.edit);
