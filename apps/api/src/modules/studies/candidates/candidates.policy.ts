import { isAddingBlocked } from '@indeks/contract/studies/students/students.rules';
import type { Actor } from '#platform/context.ts';

interface MaybeAdmitted {
  readonly enrolment_id: number | null;
}

/**
 * What was carried over to a student is changed there; the candidate can only be deleted. Whoever may add nobody today
 * enrols no candidate either.
 */
export const abilities = ({ enrolment_id }: MaybeAdmitted, actor: Actor, today: string) => ({
  edit: enrolment_id === null,
  delete: true,
  admit: enrolment_id === null && !isAddingBlocked(actor.role, today),
});
