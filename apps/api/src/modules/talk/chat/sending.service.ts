import { isSecretariat } from '@indeks/contract/access/roles';
import type { ChatMessage } from '@indeks/contract/talk/chat/chat.schemas';
import { listPeopleInRoles } from '#modules/identity/accounts/index.ts';
import { attach, detach, storable } from '#modules/notices/attachments/index.ts';
import { notify, watchMessages } from '#modules/notices/notifications/index.ts';
import { refuseOpenFields } from '#modules/talk/own-words/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { announce, announceTo } from './announcing.ts';
import { insertAnswer } from './answers.queries.ts';
import { toMessage } from './chat-view.ts';
import * as conversations from './conversations.queries.ts';
import * as messages from './messages.queries.ts';
import { address, type Addressed } from './partners.service.ts';
import { office } from './sides.rules.ts';

interface Written {
  readonly uid_to: number;
  readonly msg: string;
  readonly file: UploadedFile | undefined;
}

/** A repeated key gives the first answer, so that a message that was sent twice is one. */
export const send = async (ctx: SignedInCtx, { uid_to, msg, file }: Written): Promise<ChatMessage> => {
  if (msg === '' && !file) refuse('chat/empty');
  if (isSecretariat(ctx.actor.role)) refuseOpenFields(msg);
  const addressed = await address(ctx, uid_to);
  if (!addressed.mayWrite) refuse('chat/not-partner');
  const stored = file ? [await storable(ctx, file)] : [];
  return withStoredFiles(ctx, stored, async (tx, [key]) => {
    const [first] = stored;
    const attached = first && key !== undefined ? await attach(tx, 'chat', first, key) : undefined;
    return write(tx, addressed, msg, attached);
  });
};

const write = async (
  tx: SignedInCtx,
  addressed: Addressed,
  text: string,
  attached: { readonly id: number; readonly name: string } | undefined,
): Promise<ChatMessage> => {
  const { own, theirs, pair } = addressed.sides;
  const { id: conversationId, taken_by } = await conversations.hold(tx, pair);
  const messageId = await messages.insert(tx, {
    conversation_id: conversationId,
    sender_id: tx.actor.id,
    by_secretariat: own === null,
    shared: pair.other_id === null,
    text,
    file_id: attached?.id ?? null,
  });
  if (own === null) await insertAnswer(tx, conversationId);
  await conversations.keepNewest(tx, { conversationId, messageId, own, theirs });
  await watchMessages(tx, { reader: own, senderId: theirs });
  const readers = theirs === null ? await officeReaders(tx, taken_by) : [theirs];
  await notify(
    tx,
    readers.map((userId) => ({
      userId,
      kind: 'message',
      senderId: own,
      text: text || (attached?.name ?? ''),
      link: `/chat?user=${own ?? office.id}`,
    })),
  );
  announce(tx, addressed.sides, [conversationId]);
  const [row] = await messages.findMany(tx, [messageId]);
  return toMessage(tx, addressed, getOrRefuse(row));
};

/** Whoever took the conversation, or everybody of the secretariat. */
const officeReaders = async (tx: SignedInCtx, takenBy: number | null): Promise<readonly number[]> => {
  const all = await listPeopleInRoles(tx, tx.services.roleTable['chat.inbox']);
  const ids = all.map(({ id }) => id);
  return takenBy !== null && ids.includes(takenBy) ? [takenBy] : ids;
};

/** Only what the caller wrote. The text is in no trace of it. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    // A change that ends meanwhile leaves an earlier text, which goes, too.
    await messages.hold(tx, ids);
    const rows = getAllOrRefuse(ids, await messages.findMany(tx, ids));
    if (rows.some(({ sender_id }) => sender_id !== tx.actor.id)) refuse('record/not-found');
    const pairs = await messages.empty(
      tx,
      rows.map(({ id }) => id),
    );
    await detach(
      tx,
      rows.flatMap(({ file_id }) => file_id ?? []),
    );
    await auditAll(
      tx,
      rows.map(({ id, at, conversation_id }) => ({
        action: 'chat.delete-message',
        subjectId: id,
        before: { at, conversation_id },
      })),
    );
    announceTo(
      tx,
      pairs.flatMap(({ person_id, other_id }) => [person_id, other_id]),
      [],
    );
    return { ok: true } as const;
  });
