import {
  scheduledDays,
  type Audience,
  type BroadcastKind,
} from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { Broadcast, NewBroadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { broadcastTexts } from '@indeks/contract/talk/broadcasts/broadcasts.texts';
import { attach, publishable } from '#modules/notices/attachments/index.ts';
import { mayWriteToAll } from '#modules/talk/chat/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { announceProgress } from './announcing.ts';
import { isMail } from './broadcasts.policy.ts';
import * as queries from './broadcasts.queries.ts';
import { toWire } from './broadcasts.service.ts';
import { listAccounts, type Chosen } from './choosing.queries.ts';
import { pickStudies, choose, refuseOthersPlaceholders } from './choosing.service.ts';
import { kinds } from './enqueuing.ts';
import * as recipients from './recipients.queries.ts';
import type { About } from '#modules/talk/own-words/index.ts';

/** Who it is for is settled now; what each reads is made by a job, at once or at its hour. */
export const send = async (
  ctx: SignedInCtx,
  { type, subject, text, send_at, ...asked }: NewBroadcast,
  file: UploadedFile | undefined,
): Promise<Broadcast> => {
  if (file && isMail(type))
    refuse('input/invalid', { fields: [{ path: 'file', message: broadcastTexts.noFile }] });
  refuseOthersPlaceholders(ctx, { subject, text });
  const people = await choose(ctx, asked);
  const sendAt = send_at === undefined ? null : new Date(send_at);
  refuseHour(ctx, sendAt);
  const mail_inactive = asked.mail_inactive !== undefined;
  const columns = { kind: type, audience: asked.audience, subject, text, send_at: sendAt, mail_inactive };
  return create(ctx, { ...columns, chosen: pickStudies(ctx, asked) }, people, file);
};

const dayMs = 86_400_000;

/** The time of sending must lie in the future, and not too far away. */
export const refuseHour = (ctx: Ctx, sendAt: Date | null): void => {
  if (sendAt === null) return;
  const refuseIt = (message: string) => refuse('input/invalid', { fields: [{ path: 'send_at', message }] });
  const ahead = sendAt.getTime() - ctx.clock.now().getTime();
  if (ahead <= 0) refuseIt(broadcastTexts.hourPast);
  if (ahead > scheduledDays * dayMs) refuseIt(broadcastTexts.hourTooFar);
};

/** People named one by one, each of whom the caller could write to alone. */
export const sendToSeveral = async (
  ctx: SignedInCtx,
  { msg, uid_to }: { readonly msg: string; readonly uid_to: readonly number[] },
  file: UploadedFile | undefined,
): Promise<Broadcast> => {
  if (msg === '' && !file) refuse('chat/empty');
  const people = await listAccounts(ctx, uid_to);
  if (people.length !== uid_to.length || people.some(({ reason }) => reason === 'inactive'))
    refuse('record/not-found');
  if (!(await mayWriteToAll(ctx, people))) refuse('record/not-found');
  const words = { kind: 'chat', audience: 'people', subject: '', text: msg } as const;
  return create(ctx, { ...words, send_at: null, mail_inactive: false, chosen: {} }, people, file);
};

interface NewMessage {
  readonly kind: BroadcastKind;
  readonly audience: Audience;
  readonly subject: string;
  readonly text: string;
  readonly send_at: Date | null;
  readonly mail_inactive: boolean;
  readonly chosen: About;
}

const create = async (
  ctx: SignedInCtx,
  message: NewMessage,
  people: readonly Chosen[],
  file: UploadedFile | undefined,
): Promise<Broadcast> => {
  if (!people.some(({ reason }) => reason === null)) refuse('messages/nobody');
  const stored = file ? [await publishable(ctx, file)] : [];
  return withStoredFiles(ctx, stored, async (tx, [key]) => {
    const [first] = stored;
    const attached = first && key !== undefined ? await attach(tx, 'chat', first, key) : undefined;
    const id = await queries.insert(tx, {
      ...message,
      chosen: JSON.stringify(message.chosen),
      sender_id: tx.actor.id,
      file_id: attached?.id ?? null,
      total: people.length,
      skipped: people.filter(({ reason }) => reason !== null).length,
    });
    await recipients.insertAll(tx, id, people);
    await enqueueWriting(tx, id, message.send_at);
    const row = getOrRefuse(await queries.find(tx, id));
    const { kind, audience, send_at, mail_inactive } = message;
    const after = { kind, audience, send_at, mail_inactive, total: row.total, skipped: row.skipped };
    await audit(tx, { action: 'message.send-to-many', subjectId: id, after });
    announceProgress(tx, tx.actor.id, id);
    return toWire(tx, row);
  });
};

export const enqueueWriting = (tx: Ctx, broadcastId: number, sendAt: Date | null): Promise<void> =>
  tx.services.jobs.enqueue(tx, kinds.write, { broadcastId }, sendAt ? { startAfter: sendAt } : {});
