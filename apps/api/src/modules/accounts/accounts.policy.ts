import type { Actor } from '#platform/context.ts';

/** Nobody sets another's password: the secretariat sends a one-time password instead. */
export const canChangePassword = (actor: Actor, userId: number): boolean => actor.id === userId;

/** Right after recovery or the first login there is no password worth asking for. */
export const mustGiveCurrentPassword = (actor: Actor): boolean => !actor.restricted;
