import { z } from 'zod';
import { studentsQuery } from './students.schemas.ts';

/** Requests payments and remainder of each enrolment; answered only for people who manage payments. */
const settlement = z
  .enum(['0', '1', 'false', 'true'])
  .transform((word) => word === '1' || word === 'true')
  .optional();

export const studentsListQuery = studentsQuery.safeExtend({ settlement });
export const studentOpenQuery = z.strictObject({ settlement });
