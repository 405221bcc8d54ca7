import { role, type Role } from '@indeks/contract/access/roles';
import type { Actor } from '#platform/context.ts';
import { isSameAddress } from './accounts.rules.ts';

/** Only the person may set their password; the secretariat sends a one-time password instead. */
export const canChangePassword = (actor: Actor, userId: number): boolean => actor.id === userId;

/** The current password is not asked for right after recovery or the first login: the person does not know one. */
export const mustGiveCurrentPassword = (actor: Actor): boolean => !actor.restricted || actor.awaitsSecondStep;

/**
 * The address of an account is the way to its password. One's own is changed against the own password; the secretariat
 * gives theirs for the account of somebody who sees everybody's data.
 */
export const asksConfirmation = (
  actor: Actor,
  target: { readonly id: number; readonly role: Role; readonly email: string },
  newEmail: string,
): boolean =>
  !isSameAddress(target.email, newEmail) && (actor.id === target.id || guardedRoles.has(target.role));

/**
 * A role that sees everybody's data is given with a new account, and given and taken by a change of role, against the
 * actor's own password; else an address could be changed in between.
 */
export const asksConfirmationOfRole = (...involved: readonly Role[]): boolean =>
  involved.some((role) => guardedRoles.has(role));

const guardedRoles: ReadonlySet<Role> = new Set([role.administrator, role.accountant, role.superAdmin]);
