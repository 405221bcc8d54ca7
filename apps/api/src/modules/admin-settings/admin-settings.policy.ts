import type { Actor } from '#platform/context.ts';

/** These are the settings of one's own account; others' are changed on their page. */
export const canChangeGeneral = (actor: Actor, userId: number): boolean => actor.id === userId;
