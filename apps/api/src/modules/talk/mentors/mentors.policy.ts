import { mayBy } from '@indeks/contract/access/permissions';
import { role } from '@indeks/contract/access/roles';
import type { SignedInCtx } from '#platform/context.ts';

/** Whoever may manage mentors may change each of them. */
export const abilities = ({ actor, services }: SignedInCtx) => {
  const manages = mayBy(services.roleTable)(actor.role, 'mentors.manage');
  return { edit: manages, delete: manages };
};

/** Mentors support students of MBA courses; others who study do not see them. */
export const needsMbaCourse = ({ actor }: SignedInCtx): boolean => actor.role === role.student;
