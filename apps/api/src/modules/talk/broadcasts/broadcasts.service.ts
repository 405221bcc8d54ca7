import { isSecretariat } from '@indeks/contract/access/roles';
import type { Broadcast, BroadcastEdit } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import type { Paging } from '@indeks/contract/common/paging';
import { detach } from '#modules/notices/attachments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { announceProgress } from './announcing.ts';
import { canDelete, canEdit } from './broadcasts.policy.ts';
import * as queries from './broadcasts.queries.ts';
import { hold } from './progress.queries.ts';

/** The secretariat sees every message to many, anybody else the own ones. */
export const list = async (ctx: SignedInCtx, paging: Paging<'datetime'>) => {
  const page = await queries.list(ctx, seesAll(ctx) ? undefined : ctx.actor.id, paging);
  return { ...page, items: page.items.map(toWire) };
};

export const get = async (ctx: SignedInCtx, id: number) => toWire(await getSeen(ctx, id));

export const recipients = async (ctx: SignedInCtx, id: number, filter: queries.RecipientsFilter) => {
  await getSeen(ctx, id);
  const page = await queries.listRecipients(ctx, id, filter);
  return {
    ...page,
    items: page.items.map(({ id: position, user_id, listed_name, email, state, read, at }) => ({
      id: position,
      uid: user_id,
      listed_name,
      email,
      state,
      read,
      datetime: at?.toISOString() ?? null,
    })),
  };
};

export const ofPerson = async (ctx: SignedInCtx, userId: number) => ({
  items: (await queries.listOfPerson(ctx, userId)).map(({ id, subject, state, kind, created_at }) => ({
    id,
    subject,
    state,
    type: kind,
    datetime: created_at.toISOString(),
  })),
});

export const edit = (ctx: SignedInCtx, id: number, { version, ...words }: BroadcastEdit) =>
  transact(ctx, async (tx) => {
    // The job waits, so that nobody gets the old text after the answer.
    await hold(tx, id);
    const before = await getSeen(tx, id);
    if (!canEdit(before)) refuse('messages/under-way');
    const changed = await queries.update(tx, { id, version }, words);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed)
      await refuseStale(tx, {
        actions: ['message.edit-to-many'],
        subjectId: id,
        current: toWire(after),
      });
    await audit(tx, { action: 'message.edit-to-many', subjectId: id });
    announceProgress(tx, before.sender_id, id);
    return toWire(after);
  });

/** The reports; whoever got the message keeps it. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    if (!rows.every((row) => isSeen(tx, row))) refuse('record/not-found');
    if (!rows.every(canDelete)) refuse('messages/under-way');
    const traces = rows.map(({ text: _text, subject: _subject, ...row }) => row);
    await removeRows(tx, 'broadcasts', traces, () => ({ action: 'message.delete-to-many' }));
    await detach(
      tx,
      rows.flatMap(({ file_id }) => file_id ?? []),
    );
    for (const { id } of rows.slice(0, 1)) announceProgress(tx, tx.actor.id, id);
    return { ok: true } as const;
  });

const seesAll = ({ actor }: SignedInCtx): boolean => isSecretariat(actor.role);

const isSeen = (ctx: SignedInCtx, { sender_id }: Pick<queries.BroadcastRow, 'sender_id'>): boolean =>
  seesAll(ctx) || sender_id === ctx.actor.id;

const getSeen = async (ctx: SignedInCtx, id: number) => {
  const row = getOrRefuse(await queries.find(ctx, id));
  return isSeen(ctx, row) ? row : refuse('record/not-found');
};

export const toWire = (row: queries.BroadcastRow): Broadcast => ({
  id: row.id,
  type: row.kind,
  audience: row.audience,
  subject: row.subject,
  text: row.text,
  sender: row.sender_name,
  datetime: row.created_at.toISOString(),
  file: row.file,
  file_name: row.file_name,
  total: row.total,
  sent: row.sent,
  skipped: row.skipped,
  version: row.version,
  can: { edit: canEdit(row), delete: canDelete(row) },
});
