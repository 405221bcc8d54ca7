import { mayBy, type Permission } from '@indeks/contract/access/permissions';
import type { Audience, BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { Broadcast, NewBroadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { broadcastTexts } from '@indeks/contract/talk/broadcasts/broadcasts.texts';
import { attach, storable } from '#modules/notices/attachments/index.ts';
import { mayWriteToAll } from '#modules/talk/chat/index.ts';
import { lecturerRecipients } from '#modules/employment/staff/index.ts';
import { studentRecipients } from '#modules/studies/students/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { announceProgress } from './announcing.ts';
import { writeBroadcastJob } from './broadcasts.jobs.ts';
import { isMail } from './broadcasts.policy.ts';
import * as queries from './broadcasts.queries.ts';
import { toWire } from './broadcasts.service.ts';

/** Who may write to whom at once. */
const permissionOf: Readonly<Record<NewBroadcast['audience'], Permission>> = {
  students: 'students.view',
  lecturers: 'lecturers.manage',
  everyone: 'chat.broadcast',
};

/** Who it is for is settled now; it is written by a job. */
export const send = async (
  ctx: SignedInCtx,
  { type, audience, subject, text, ids, ...filter }: NewBroadcast,
  file: UploadedFile | undefined,
): Promise<Broadcast> => {
  if (!mayBy(ctx.services.roleTable)(ctx.actor.role, permissionOf[audience])) refuse('auth/not-allowed');
  if (file && isMail(type))
    refuse('input/invalid', { fields: [{ path: 'file', message: broadcastTexts.noFile }] });
  const chosen = await chosenPeople(ctx, audience, ids, filter);
  const people = await queries.openAccounts(ctx, chosen);
  return create(ctx, { kind: type, audience, subject, text }, people, file);
};

/** People named one by one, each of whom the caller could write to alone. */
export const sendToSeveral = async (
  ctx: SignedInCtx,
  { msg, uid_to }: { readonly msg: string; readonly uid_to: readonly number[] },
  file: UploadedFile | undefined,
): Promise<Broadcast> => {
  if (msg === '' && !file) refuse('chat/empty');
  const people = await queries.openAccounts(ctx, uid_to);
  if (people.length !== uid_to.length) refuse('record/not-found');
  if (!(await mayWriteToAll(ctx, await queries.findRoles(ctx, people)))) refuse('record/not-found');
  return create(ctx, { kind: 'chat', audience: 'people', subject: '', text: msg }, people, file);
};

const chosenPeople = (
  ctx: SignedInCtx,
  audience: NewBroadcast['audience'],
  ids: readonly number[] | undefined,
  filter: Pick<NewBroadcast, 'search' | 'concern' | 'date' | 'pid' | 'cid' | 'folder' | 'graduation'>,
): Promise<number[]> => {
  if (audience === 'students') return studentRecipients(ctx, filter, ids);
  if (audience === 'lecturers') return lecturerRecipients(ctx, filter, ids);
  return queries.everyone(ctx);
};

interface Words {
  readonly kind: BroadcastKind;
  readonly audience: Audience;
  readonly subject: string;
  readonly text: string;
}

const create = async (
  ctx: SignedInCtx,
  words: Words,
  people: readonly number[],
  file: UploadedFile | undefined,
): Promise<Broadcast> => {
  // Nobody writes to themselves.
  const recipients = people.filter((id) => id !== ctx.actor.id);
  if (recipients.length === 0) refuse('messages/nobody');
  const stored = file ? [await storable(ctx, file)] : [];
  return withStoredFiles(ctx, stored, async (tx, [key]) => {
    const [first] = stored;
    const attached = first && key !== undefined ? await attach(tx, 'chat', first, key) : undefined;
    const id = await queries.insert(tx, {
      ...words,
      sender_id: tx.actor.id,
      file_id: attached?.id ?? null,
      total: recipients.length,
    });
    await queries.insertRecipients(tx, id, recipients);
    await tx.services.jobs.enqueue(tx, writeBroadcastJob, { broadcastId: id });
    const row = getOrRefuse(await queries.find(tx, id));
    const { kind, audience } = words;
    await audit(tx, {
      action: 'message.send-to-many',
      subjectId: id,
      after: { kind, audience, total: row.total },
    });
    announceProgress(tx, tx.actor.id, id);
    return toWire(row);
  });
};
