import type { Actor } from '#platform/context.ts';

/** You change only your own account here; accounts of others are changed on their page. */
export const canChangeGeneral = (actor: Actor, userId: number): boolean => actor.id === userId;
