import { openCredentials, judgeProblem } from '#modules/provider/admin-settings/index.ts';
import { transact, type Ctx } from '#platform/context.ts';
import type { ZoomCredentials } from '#platform/zoom/zoom-calls.ts';
import { isGone, ZoomBusy, ZoomRefused } from '#platform/zoom/zoom-errors.ts';
import type { PlannedMeeting } from '#platform/zoom/zoom.ts';
import { enqueueAfterwards, enqueueSync, enqueueTelling } from './enqueuing.ts';
import { nextStep, nextTry, nextZoomDay, zoomDay, zoomStartTime } from './online-meetings.rules.ts';
import { passwordColumn } from './sealed-columns.ts';
import * as queries from './syncing.queries.ts';
import { announce, tell, type Telling } from './telling.ts';

type Row = queries.ClaimedRow;

/**
 * Brings Zoom to what the row says, one step at a time: made, changed or deleted. The row is held by a lease, since a
 * transaction must not wait for Zoom. Whatever dies in between is done again from where the row stands.
 */
export const sync = async (ctx: Ctx, id: number): Promise<void> => {
  const row = await queries.claim(ctx, id);
  if (!row) return waitForOther(ctx, id);
  const step = nextStep(row);
  if (step === 'nothing') return void (await queries.release(ctx, row));
  const credentials = await openCredentials(ctx);
  try {
    if (step === 'remove') return await remove(ctx, row, credentials);
    if (!credentials) return await fail(ctx, row, 'not-set');
    return await (step === 'create' ? create : update)(ctx, row, credentials);
  } catch (error) {
    await settleFailure(ctx, row, error);
  }
};

/** Somebody else works on it and may not see the newest change: this comes back when they must be done. */
const waitForOther = async (ctx: Ctx, id: number): Promise<void> => {
  const until = await queries.findLease(ctx, id);
  if (until) await enqueueSync(ctx, id, new Date(until.getTime() + 1_000));
};

/**
 * The attempt is noted before Zoom is asked. If the answer is lost, the next try finds the meeting by its marker and takes
 * it instead of making a second one.
 */
const create = async (ctx: Ctx, row: Row, credentials: ZoomCredentials): Promise<void> => {
  const host = await findHostAddress(ctx, row, credentials);
  const [known, ...doubles] =
    row.attempted_at === null ? [] : await ctx.services.zoom.findMarked(credentials, host, row.marker);
  for (const double of doubles) await ctx.services.zoom.deleteMeeting(credentials, double);
  if (known !== undefined) {
    // Made by an earlier try, perhaps of an earlier version.
    await ctx.services.zoom.updateMeeting(credentials, known, toPlanned(row));
    return finish(ctx, row, known, credentials);
  }
  if (!(await useDay(ctx, row))) return;
  await queries.noteAttempt(ctx, row.id);
  const password = ctx.services.sealer.open(passwordColumn, row.marker, row.sealed_password);
  const made = await ctx.services.zoom.createMeeting(credentials, host, { ...toPlanned(row), password });
  await finish(ctx, row, made, credentials);
};

const update = async (ctx: Ctx, row: Row, credentials: ZoomCredentials): Promise<void> => {
  const zoomId = row.zoom_id ?? 0;
  if (!(await useDay(ctx, row))) return;
  try {
    await ctx.services.zoom.updateMeeting(credentials, zoomId, toPlanned(row));
  } catch (error) {
    if (!isGone(error)) throw error;
    // Somebody deleted it at Zoom.
    return transact(ctx, async (tx) => {
      await queries.forgetZoom(tx, row);
      await enqueueSync(tx, row.id);
    });
  }
  await finish(ctx, row, zoomId, credentials);
};

/** Zoom has it: people are told of what is new to them, and the reminder and the attendance are asked for. */
const finish = async (ctx: Ctx, row: Row, zoomId: number, credentials: ZoomCredentials): Promise<void> => {
  const isKept = await transact(ctx, async (tx) => {
    if (row.series !== null) await queries.holdSeries(tx, row.series);
    if (!(await queries.noteSent(tx, row, { zoomId, version: row.version }))) return false;
    const knew = await queries.listTold(tx, row.id);
    const news = findNews(row);
    if (news) await tell(tx, news, row, knew);
    const told = await tellOfNew(tx, row);
    await enqueueAfterwards(tx, row);
    announce(tx, [row.id], [...knew, ...told]);
    return true;
  });
  if (isKept) return;
  // Another worker took over meanwhile and created its own meeting: this one is a duplicate and is deleted.
  if (row.zoom_id === null) await ctx.services.zoom.deleteMeeting(credentials, zoomId);
  await enqueueSync(ctx, row.id);
};

/** What those who know of it do not know yet. */
const findNews = (row: Row): Telling | undefined => {
  const isOther = row.told_topic !== row.topic || row.told_starts_at?.getTime() !== row.starts_at.getTime();
  if (isOther) return 'changed';
  return row.told_host === row.host_id ? undefined : 'host';
};

/** A series is announced once and a moment later, when most of its meetings are at Zoom. */
const tellOfNew = async (tx: Ctx, row: Row): Promise<number[]> => {
  if (row.series !== null) {
    await enqueueTelling(tx, row.series);
    return [];
  }
  const news = await queries.markTold(tx, row.id, true);
  await tell(tx, 'planned', row, news);
  return news;
};

/** People are told first: they must not wait for Zoom. */
const remove = async (ctx: Ctx, row: Row, credentials: ZoomCredentials | undefined): Promise<void> => {
  await transact(ctx, async (tx) => {
    if (row.series !== null) await queries.holdSeries(tx, row.series);
    const knew = await queries.markTold(tx, row.id, false);
    if (row.ends_at > tx.clock.now()) await tell(tx, 'cancelled', row, knew);
    announce(tx, [row.id], knew);
  });
  if (credentials)
    for (const zoomId of await findMade(ctx, row, credentials))
      await ctx.services.zoom.deleteMeeting(credentials, zoomId);
  await queries.erase(ctx, row.id);
};

const findMade = async (ctx: Ctx, row: Row, credentials: ZoomCredentials): Promise<number[]> => {
  if (row.zoom_id !== null) return [row.zoom_id];
  if (row.attempted_at === null) return [];
  const host = await findHostAddress(ctx, row, credentials);
  return ctx.services.zoom.findMarked(credentials, host, row.marker);
};

/** A used-up day postpones the meeting to the next one. */
const useDay = async (ctx: Ctx, row: Row): Promise<boolean> => {
  const now = ctx.clock.now();
  if (await queries.useDay(ctx, row.host_id ?? 0, zoomDay(now))) return true;
  await postpone(ctx, row, 'limit', { tries: row.tries, at: nextZoomDay(now) });
  return false;
};

const settleFailure = async (ctx: Ctx, row: Row, error: unknown): Promise<void> => {
  const now = ctx.clock.now();
  const problem = judgeProblem(error);
  ctx.log.warn({ err: error, meetingId: row.id }, 'a meeting was not brought to Zoom');
  if (error instanceof ZoomRefused && row.removed_at === null) return fail(ctx, row, problem);
  if (error instanceof ZoomBusy)
    return postpone(ctx, row, problem, { tries: row.tries, at: new Date(now.getTime() + error.waitMs) });
  const at = nextTry(row.tries, now);
  // A cancelled meeting is deleted some day, however long Zoom is away.
  const later = at ?? (row.removed_at === null ? undefined : new Date(now.getTime() + 3_600_000));
  return later ? postpone(ctx, row, problem, { tries: row.tries + 1, at: later }) : fail(ctx, row, problem);
};

const postpone = (
  ctx: Ctx,
  row: Row,
  problem: ReturnType<typeof judgeProblem>,
  { tries, at }: { readonly tries: number; readonly at: Date },
): Promise<void> =>
  transact(ctx, async (tx) => {
    await queries.noteFailure(tx, row, { problem, state: 'queued', tries: Math.min(tries, 100) });
    await enqueueSync(tx, row.id, at);
    announce(tx, [row.id]);
  });

const fail = (ctx: Ctx, row: Row, problem: ReturnType<typeof judgeProblem>): Promise<void> =>
  transact(ctx, async (tx) => {
    await queries.noteFailure(tx, row, { problem, state: 'failed', tries: row.tries });
    announce(tx, [row.id]);
  });

/** The secretariat's meetings run under the person of the account. */
const findHostAddress = async (ctx: Ctx, row: Row, credentials: ZoomCredentials): Promise<string> =>
  (row.host_id === null ? undefined : await queries.hostEmail(ctx, row.host_id)) ?? credentials.uid;

const toPlanned = (row: Row): PlannedMeeting => ({
  topic: row.topic,
  startTime: zoomStartTime(row.starts_at),
  duration: row.duration,
  marker: row.marker,
  waitingRoom: row.waiting_room,
  hostVideo: row.host_video,
  participantVideo: row.participant_video,
});
