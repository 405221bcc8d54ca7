import type { Role } from '@indeks/contract/access/roles';
import { staffGroups } from '@indeks/contract/identity/people/people.keys';
import type { Actor } from '#platform/context.ts';

export const staffRoles: readonly Role[] = [...staffGroups.lecturers, ...staffGroups.administrative];

/** Accounts of the secretariat and of students are not staff: the calls of this module answer that they do not exist. */
export const isStaff = (role: Role): boolean => staffRoles.includes(role);

/** You cannot deactivate or delete your own account. */
export const canTakeAway = (actor: Actor, userIds: readonly number[]): boolean => !userIds.includes(actor.id);
