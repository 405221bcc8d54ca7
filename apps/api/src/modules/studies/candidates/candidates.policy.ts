import { isAddingBlocked } from '@indeks/contract/studies/students/students.rules';
import type { Actor } from '#platform/context.ts';

interface MaybeAdmitted {
  readonly enrolment_id: number | null;
}

/**
 * Once a candidate is enrolled, the data is edited on the student, and the candidate can only be deleted. An actor who may add no
 * students today may enrol no candidates either.
 */
export const abilities = ({ enrolment_id }: MaybeAdmitted, actor: Actor, today: string) => ({
  edit: enrolment_id === null,
  delete: true,
  admit: enrolment_id === null && !isAddingBlocked(actor.role, today),
});
