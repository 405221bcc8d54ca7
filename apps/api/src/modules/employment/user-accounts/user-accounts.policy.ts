import { isSecretariat, role, type Role } from '@indeks/contract/access/roles';
import { givenRoles } from '@indeks/contract/identity/people/people.keys';
import type { Actor } from '#platform/context.ts';

/** The super-administrator gives every role, the secretariat every one but its own two. Students come by enrolment. */
export const canGive = (actor: Pick<Actor, 'role'>, wanted: Role): boolean =>
  wanted !== role.student && (actor.role === role.superAdmin || !isSecretariat(wanted));

export const rolesToGive = (actor: Pick<Actor, 'role'>) =>
  givenRoles.filter((wanted) => canGive(actor, wanted));

interface Account {
  readonly id: number;
  readonly user_role: Role;
}

/** Accounts cannot change their own role, so one super-administrator always remains. */
export const canChangeRole = (actor: Pick<Actor, 'id' | 'role'>, account: Account): boolean =>
  account.id !== actor.id && canGive(actor, account.user_role);
