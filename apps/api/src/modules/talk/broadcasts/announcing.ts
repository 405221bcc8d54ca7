import type { Ctx } from '#platform/context.ts';

/** Tells the open screens of the sender and of the secretariat how far a message has come. */
export const announceProgress = (ctx: Ctx, senderId: number, broadcastId: number): void => {
  const { realtime, roleTable } = ctx.services;
  const roles = roleTable['chat.broadcast'];
  ctx.afterCommit(() => realtime.publish({ users: [senderId], roles }, 'broadcasts', [broadcastId]));
};
