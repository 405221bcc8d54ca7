import type { Role } from '@indeks/contract/access/roles';
import { staffGroups } from '@indeks/contract/people/people.keys';
import type { Actor } from '#platform/context.ts';

export const staffRoles: readonly Role[] = [...staffGroups.lecturers, ...staffGroups.administrative];

/** The secretariat's own accounts and those of students are kept elsewhere: here they do not exist. */
export const isStaff = (role: Role): boolean => staffRoles.includes(role);

/** Nobody shuts the door behind themselves. */
export const canTakeAway = (actor: Actor, userIds: readonly number[]): boolean => !userIds.includes(actor.id);
