import type { Ctx } from '#platform/context.ts';
import type { Sides } from './sides.rules.ts';

/** Tells the open screens of both sides that a conversation changed. */
export const announce = (ctx: Ctx, { own, theirs }: Sides, ids: readonly number[]): void => {
  const { realtime, roleTable } = ctx.services;
  const users = [own, theirs].filter((side) => side !== null);
  const roles = own === null || theirs === null ? roleTable['chat.inbox'] : [];
  ctx.afterCommit(() => realtime.publish({ users, roles }, 'chat', ids));
};
