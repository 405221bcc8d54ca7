import { z } from 'zod';
import { studentsQuery } from './students.schemas.ts';

/** Asks for what was paid and what is left of each enrolment; only those who keep the payments are told. */
const settlement = z
  .enum(['0', '1', 'false', 'true'])
  .transform((word) => word === '1' || word === 'true')
  .optional();

export const studentsListQuery = studentsQuery.safeExtend({ settlement });
export const studentOpenQuery = z.strictObject({ settlement });
