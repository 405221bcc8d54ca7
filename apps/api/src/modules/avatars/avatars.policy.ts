import type { Actor } from '#platform/context.ts';

/** Only the person may change their photo; the secretariat may not. */
export const canChangePhoto = (actor: Actor, userId: number): boolean => actor.id === userId;
