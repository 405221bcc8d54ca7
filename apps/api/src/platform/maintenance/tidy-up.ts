import { deleteExpiredDevices } from '../auth/known-devices.queries.ts';
import { deleteExpiredLogins } from '../auth/pending-logins.queries.ts';
import { deleteDeadSessions } from '../auth/sessions.queries.ts';
import { transact, type Ctx } from '../context.ts';
import { askForSweep } from '../files/sweeping.ts';
import { deleteKeysBefore } from '../http/idempotency.queries.ts';
import { forgetOldEvents } from '../security-events/security-events.queries.ts';
import { askForScan } from '../uploads/scanning-later.ts';
import { forgetBefore } from '../uploads/day-limits.queries.ts';

const keysKeptDays = 7;
const eventsAtOnce = 10_000;

/** Asks for a job of a module that looks whether all is well; how often it runs is the module's affair. */
type Check = (ctx: Ctx) => Promise<void>;

/**
 * Ends sessions whose time is over (their sockets hear of it) and forgets old keys, logins, browsers, events and counts
 * of uploads.
 */
export const tidyUp = async (ctx: Ctx, checks: readonly Check[] = []): Promise<void> => {
  const now = ctx.clock.now();
  try {
    await transact(ctx, (tx) => deleteDeadSessions(tx.db, now));
    await deleteExpiredLogins(ctx.db, now);
    await deleteExpiredDevices(ctx.db, now);
    await deleteKeysBefore(ctx, new Date(now.getTime() - keysKeptDays * 86_400_000));
    await forgetOldEvents(ctx, eventsAtOnce);
    await forgetBefore(ctx, ctx.clock.today());
    await askForSweep(ctx);
    await askForScan(ctx);
    for (const askFor of checks) await askFor(ctx);
  } catch (error) {
    // The database may be away; the next turn comes soon.
    ctx.log.warn({ err: error }, 'tidying up failed');
  }
};
