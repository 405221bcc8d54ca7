import { isSecretariat, role, type Role } from '@indeks/contract/access/roles';
import type { Actor } from '#platform/context.ts';

/** Only the person may set their password; the secretariat sends a one-time password instead. */
export const canChangePassword = (actor: Actor, userId: number): boolean => actor.id === userId;

/** The current password is not asked for right after recovery or the first login: the person does not know one. */
export const mustGiveCurrentPassword = (actor: Actor, hasOwn: boolean): boolean =>
  hasOwn || !actor.restricted || actor.awaitsSecondStep;

/**
 * Who may change the address of whom, whichever screen it is changed on, and always against the own password: the address
 * of an account is the way to its password. Everybody their own; that of the secretariat nobody else; that of all others
 * the secretariat; that of a student also a coordinator, whose places the student's module asks for.
 */
export const canChangeAddress = (
  actor: Pick<Actor, 'id' | 'role'>,
  target: { readonly id: number; readonly role: Role },
): boolean => {
  if (actor.id === target.id) return true;
  if (isSecretariat(target.role)) return false;
  return isSecretariat(actor.role) || (actor.role === role.coordinator && target.role === role.student);
};

/**
 * A role that sees everybody's data is given with a new account, and given and taken by a change of role, against the
 * actor's own password; else an address could be changed in between.
 */
export const asksConfirmationOfRole = (...involved: readonly Role[]): boolean =>
  involved.some((role) => guardedRoles.has(role));

const guardedRoles: ReadonlySet<Role> = new Set([role.administrator, role.accountant, role.superAdmin]);
