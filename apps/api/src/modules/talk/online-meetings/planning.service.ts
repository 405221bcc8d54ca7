import { randomBytes, randomUUID } from 'node:crypto';
import { openCredentials, judgeProblem } from '#modules/provider/admin-settings/index.ts';
import { audit, auditAll } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type {
  NewOnlineMeeting,
  OnlineMeeting,
  OnlineMeetingEdit,
  OnlineMeetingSeries,
} from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { enqueueSync, enqueueSyncOfMany } from './enqueuing.ts';
import { handOver } from './handing-over.service.ts';
import * as queries from './online-meetings.queries.ts';
import { isHeld } from './online-meetings.policy.ts';
import { momentInWarsaw } from './online-meetings.rules.ts';
import { toWire } from './online-meetings.service.ts';
import * as people from './people.queries.ts';
import { passwordColumn } from './sealed-columns.ts';
import { announce, tell } from './telling.ts';

type Planned = Omit<NewOnlineMeeting, 'uid'> & { readonly hostId: number | null };

export const create = (
  ctx: SignedInCtx,
  { uid, ...meeting }: NewOnlineMeeting,
  userId: number | undefined,
): Promise<OnlineMeeting> =>
  plan(ctx, [{ ...meeting, hostId: userId ?? uid }], ([made]) => getOrRefuse(made));

export const createMany = (ctx: SignedInCtx, { uid, meetings, ...common }: OnlineMeetingSeries) =>
  plan(
    ctx,
    meetings.map((row) => ({ ...common, ...row, hostId: uid })),
    (items) => ({ items }),
  );

/** Zoom is asked for the host first, so that a wrong account is told here; when Zoom is away the meetings wait for it. */
const plan = async <T>(
  ctx: SignedInCtx,
  meetings: readonly Planned[],
  answer: (made: OnlineMeeting[]) => T,
): Promise<T> => {
  const first = getOrRefuse(meetings[0]);
  await refuseUnknown(ctx, first, first.hostId);
  const now = ctx.clock.now();
  if (meetings.some(({ date, time }) => momentInWarsaw(date, time) <= now))
    refuse('online-meetings/in-the-past');
  await refuseUnlinked(ctx, first.hostId);
  // No files, but the same order: first what is outside, then the transaction with the key of the request.
  return withStoredFiles(ctx, [], async (tx) => {
    const series = meetings.length > 1 ? randomUUID() : null;
    const ids = await queries.insertMany(
      tx,
      meetings.map((meeting) => ({ ...toRow(tx, meeting), series })),
    );
    await people.invite(tx, { meetingIds: ids, userIds: first.users, hostId: first.hostId });
    const rows = (await queries.findMany(tx, ids)).toSorted((a, b) => a.id - b.id);
    await auditAll(
      tx,
      rows.map((after) => ({ action: 'online-meeting.create', subjectId: after.id, after })),
    );
    for (const id of ids) await enqueueSync(tx, id);
    announce(tx, ids);
    return answer(rows.map((row) => toWire(tx, row)));
  });
};

export const edit = async (
  ctx: SignedInCtx,
  id: number,
  { users, version, uid, ...input }: OnlineMeetingEdit,
): Promise<OnlineMeeting> => {
  const known = getOrRefuse(await queries.find(ctx, id));
  // Zoom is asked for another host first, as for that of a new meeting.
  if (known.host_id !== uid) await refuseUnlinked(ctx, uid);
  return transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    if (before.ends_at <= tx.clock.now()) refuse('online-meetings/over');
    const isHandedOver = before.host_id !== uid;
    if (isHandedOver && isHeld(before, tx.clock.now())) refuse('online-meetings/held');
    await refuseUnknown(tx, { ...input, users }, isHandedOver ? uid : null);
    const columns = toColumns(input);
    const isMoved = columns.starts_at.getTime() !== before.starts_at.getTime();
    if (isMoved && columns.starts_at <= tx.clock.now()) refuse('online-meetings/in-the-past');
    const isMade = before.zoom_id !== null && !isHandedOver;
    const waiting = { state: isMade ? before.state : 'queued', problem: null, tries: 0 };
    if (isHandedOver && before.version === version) await handOver(tx, id, uid);
    const isChanged = await queries.update(tx, { id, version }, { ...columns, ...waiting });
    const after = getOrRefuse(await queries.find(tx, id));
    if (!isChanged)
      await refuseStale(tx, { actions: ['online-meeting.edit'], subjectId: id, current: toWire(tx, after) });
    const left = await people.uninvite(tx, id, users);
    await people.invite(tx, { meetingIds: [id], userIds: users, hostId: uid });
    const knew = left.filter(({ told }) => told).map(({ user_id }) => user_id);
    await tell(tx, 'cancelled', before, knew);
    await audit(tx, { action: 'online-meeting.edit', subjectId: id, before, after: { ...after, users } });
    await enqueueSync(tx, id);
    announce(tx, [id], [...users, ...knew]);
    return toWire(tx, getOrRefuse(await queries.find(tx, id)));
  });
};

/** Gone from every list at once; a job tells the participants and deletes them at Zoom. What was held stays. */
export const removeMany = (ctx: SignedInCtx, chosen: readonly { readonly id: number }[]) =>
  transact(ctx, async (tx) => {
    const ids = chosen.map(({ id }) => id);
    const rows = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    if (rows.some((row) => isHeld(row, tx.clock.now()))) refuse('online-meetings/held');
    await queries.cancel(tx, ids);
    await auditAll(
      tx,
      rows.map((before) => ({ action: 'online-meeting.delete', subjectId: before.id, before })),
    );
    await enqueueSyncOfMany(tx, ids);
    announce(tx, ids);
    return { ok: true } as const;
  });

/** The attendance stays, also in the list of what is hidden. */
export const hide = (ctx: SignedInCtx, id: number, hidden: boolean) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    if (before.ends_at > tx.clock.now()) refuse('online-meetings/not-over');
    await queries.setHidden(tx, id, hidden);
    const after = getOrRefuse(await queries.find(tx, id));
    const action = hidden ? 'online-meeting.hide' : 'online-meeting.show';
    await audit(tx, { action, subjectId: id, before, after });
    announce(tx, [id]);
    return toWire(tx, after);
  });

export const retry = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    await queries.queueAgain(tx, id);
    await enqueueSync(tx, id);
    await audit(tx, { action: 'online-meeting.retry', subjectId: id });
    announce(tx, [id]);
    return toWire(tx, getOrRefuse(await queries.find(tx, before.id)));
  });

/** Only when Zoom says no: one that does not answer says nothing about the account. */
const refuseUnlinked = async (ctx: Ctx, hostId: number | null): Promise<void> => {
  const credentials = await openCredentials(ctx);
  if (!credentials) return refuse('online-meetings/not-linked', { details: { problem: 'not-set' } });
  const host = hostId === null ? undefined : await people.findHost(ctx, hostId);
  try {
    await ctx.services.zoom.findHost(credentials, host?.email ?? credentials.uid);
  } catch (error) {
    const problem = judgeProblem(error);
    if (problem !== 'away' && problem !== 'limit')
      refuse('online-meetings/not-linked', { details: { problem } });
  }
};

const refuseUnknown = async (
  ctx: Ctx,
  { cid, users }: Pick<Planned, 'cid' | 'users'>,
  hostId: number | null,
): Promise<void> => {
  if (hostId !== null && !(await people.findHost(ctx, hostId))) refuse('online-meetings/unknown-host');
  if (!(await people.findCourse(ctx, cid))) refuse('online-meetings/unknown-course');
  const wanted = new Set(users);
  if ((await people.countStudents(ctx, cid, users)) !== wanted.size)
    refuse('online-meetings/unknown-participants');
};

const toColumns = (meeting: Omit<Planned, 'users' | 'password' | 'hostId'>) => {
  const starts_at = momentInWarsaw(meeting.date, meeting.time);
  const { topic, duration, cid, sid, semester, waiting_room, host_video, participant_video } = meeting;
  return {
    topic,
    duration,
    cid,
    sid,
    semester,
    waiting_room,
    host_video,
    participant_video,
    starts_at,
    ends_at: new Date(starts_at.getTime() + duration * 60_000),
  };
};

/** Without a typed password one is made. */
const toRow = (ctx: SignedInCtx, meeting: Planned) => {
  const marker = randomUUID();
  const password = meeting.password || randomBytes(6).toString('base64url');
  return {
    ...toColumns(meeting),
    marker,
    host_id: meeting.hostId,
    sealed_password: ctx.services.sealer.seal(passwordColumn, marker, password),
    created_by: ctx.actor.id,
    created_at: ctx.clock.now(),
  };
};
