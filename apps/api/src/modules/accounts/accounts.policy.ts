import type { Actor } from '#platform/context.ts';

/** Only the person may set their password; the secretariat sends a one-time password instead. */
export const canChangePassword = (actor: Actor, userId: number): boolean => actor.id === userId;

/** The current password is not asked for right after recovery or the first login: the person does not know one. */
export const mustGiveCurrentPassword = (actor: Actor): boolean => !actor.restricted;
