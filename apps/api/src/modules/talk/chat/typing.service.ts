import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { address } from './partners.service.ts';
import { office } from './sides.rules.ts';

/**
 * Told by the rule of a message: to whoever would read it, who sees the secretariat as one, and of the secretariat's
 * conversations to the colleagues, who see which of them it is.
 */
export const tellTyping = async (ctx: SignedInCtx, id: number) => {
  const { sides, mayWrite } = await address(ctx, id);
  if (!mayWrite) refuse('chat/not-partner');
  const { realtime, roleTable } = ctx.services;
  const colleagues = { roles: roleTable['chat.inbox'] };
  const { own, theirs } = sides;
  const told = theirs === null ? colleagues : { users: [theirs] };
  realtime.tellTyping(told, ctx.actor.id, { partner: own ?? office.id, by: null });
  if (own === null && theirs !== null)
    realtime.tellTyping(colleagues, ctx.actor.id, { partner: theirs, by: ctx.actor.id });
  return { ok: true } as const;
};
