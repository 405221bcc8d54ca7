import { mayBy } from '@indeks/contract/access/permissions';
import type { SignedInCtx } from '#platform/context.ts';

/** What somebody owes is told by those alone who settle payments. */
export const mayFillIn = (ctx: SignedInCtx): boolean =>
  mayBy(ctx.services.roleTable)(ctx.actor.role, 'settlements.manage');
