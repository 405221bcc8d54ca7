import type { Actor } from '#platform/context.ts';

/** Nobody chooses another's photo, the secretariat included. */
export const canChangePhoto = (actor: Actor, userId: number): boolean => actor.id === userId;
