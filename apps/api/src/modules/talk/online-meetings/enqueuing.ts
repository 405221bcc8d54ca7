import { z } from 'zod';
import type { Ctx } from '#platform/context.ts';

const payload = z.object({ meetingId: z.number() });
const retry = { limit: 12, delaySeconds: 2, maxDelaySeconds: 900 };

/** The jobs of this module as those see them who ask for one. */
export const kinds = {
  sync: { name: 'online-meetings.sync', payload, retry, timeoutSeconds: 120 },
  syncMany: {
    name: 'online-meetings.sync-many',
    payload: z.object({ meetingIds: z.array(z.number()) }),
    retry,
    timeoutSeconds: 120,
  },
  tellSeries: {
    name: 'online-meetings.tell-series',
    payload: z.object({ series: z.uuid() }),
    retry,
    timeoutSeconds: 120,
  },
  remind: { name: 'online-meetings.remind', payload, retry, timeoutSeconds: 120 },
  attendance: { name: 'online-meetings.attendance', payload, retry, timeoutSeconds: 300 },
} as const;

const hourMs = 3_600_000;
/** Zoom needs a while to write down who took part. */
const attendanceAfterMs = 20 * 60_000;

export const enqueueSync = (ctx: Ctx, meetingId: number, startAfter?: Date): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, kinds.sync, { meetingId }, startAfter ? { startAfter } : {});

const tellingAfterMs = 60_000;

/** Whichever of these jobs comes first tells of all that is there, and the next ones of the rest. */
export const enqueueTelling = (ctx: Ctx, series: string): Promise<void> =>
  ctx.services.jobs.enqueue(
    ctx,
    kinds.tellSeries,
    { series },
    { startAfter: new Date(ctx.clock.now().getTime() + tellingAfterMs) },
  );

/** Enqueues the sync of cancelled meetings, in one statement for any number. */
export const enqueueSyncOfMany = (ctx: Ctx, meetingIds: readonly number[]): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, kinds.syncMany, { meetingIds: [...meetingIds] });

/** What follows a meeting that is there: a reminder an hour before, and the attendance when it is over. */
export const enqueueAfterwards = async (
  tx: Ctx,
  { id, starts_at, ends_at }: { readonly id: number; readonly starts_at: Date; readonly ends_at: Date },
): Promise<void> => {
  const { jobs } = tx.services;
  const reminderAt = new Date(starts_at.getTime() - hourMs);
  // Whoever plans a meeting for the next hour has just told everybody.
  if (reminderAt > tx.clock.now())
    await jobs.enqueue(tx, kinds.remind, { meetingId: id }, { startAfter: reminderAt });
  const attendanceAt = new Date(ends_at.getTime() + attendanceAfterMs);
  await jobs.enqueue(tx, kinds.attendance, { meetingId: id }, { startAfter: attendanceAt });
};
