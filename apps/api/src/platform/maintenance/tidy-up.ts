import { deleteDeadSessions } from '../auth/sessions.queries.ts';
import type { Ctx } from '../context.ts';
import { deleteKeysBefore } from '../http/idempotency.queries.ts';

const keysKeptDays = 7;

/** Ends sessions whose time is over (their sockets hear of it) and forgets old idempotency keys. */
export const tidyUp = async (ctx: Ctx): Promise<void> => {
  const now = ctx.clock.now();
  try {
    await deleteDeadSessions(ctx.db, now);
    await deleteKeysBefore(ctx, new Date(now.getTime() - keysKeptDays * 86_400_000));
  } catch (error) {
    // The database may be away; the next turn comes soon.
    ctx.log.warn({ err: error }, 'tidying up failed');
  }
};
