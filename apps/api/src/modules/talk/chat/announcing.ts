import type { Ctx } from '#platform/context.ts';
import type { Side, Sides } from './sides.rules.ts';

/** Tells the open screens of both sides that a conversation changed. */
export const announce = (ctx: Ctx, { own, theirs }: Sides, ids: readonly number[]): void =>
  announceTo(ctx, [own, theirs], ids);

/** The same of several conversations at once. */
export const announceTo = (ctx: Ctx, sides: readonly Side[], ids: readonly number[]): void => {
  const { realtime, roleTable } = ctx.services;
  const users = [...new Set(sides.filter((side) => side !== null))];
  const roles = sides.includes(null) ? roleTable['chat.inbox'] : [];
  ctx.afterCommit(() => realtime.publish({ users, roles }, 'chat', ids));
};
