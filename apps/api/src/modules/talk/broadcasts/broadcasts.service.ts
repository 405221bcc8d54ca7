import { isSecretariat } from '@indeks/contract/access/roles';
import type { Broadcast, BroadcastReport } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import type { Paging } from '@indeks/contract/common/paging';
import { detach } from '#modules/notices/attachments/index.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { announceProgress } from './announcing.ts';
import { canDelete, canEdit, canRecall } from './broadcasts.policy.ts';
import * as queries from './broadcasts.queries.ts';
import { recipientColumns } from './recipients.csv.ts';
import * as people from './recipients.queries.ts';

/** The secretariat sees every message to many, anybody else the own ones. */
export const list = async (ctx: SignedInCtx, paging: Paging<'datetime'>) => {
  const page = await queries.list(ctx, seesAll(ctx) ? undefined : ctx.actor.id, paging);
  return { ...page, items: page.items.map((row) => toWire(ctx, row)) };
};

export const get = async (ctx: SignedInCtx, id: number): Promise<BroadcastReport> => ({
  ...toWire(ctx, await getSeen(ctx, id)),
  read: await people.countReaders(ctx, id),
});

export const recipients = async (ctx: SignedInCtx, id: number, filter: people.RecipientsFilter) => {
  await getSeen(ctx, id);
  const page = await people.list(ctx, id, filter);
  return {
    ...page,
    items: page.items.map(toRecipient),
  };
};

const toRecipient = ({ user_id, at, ...row }: people.RecipientRow) => ({
  ...row,
  uid: user_id,
  datetime: at?.toISOString() ?? null,
});

export const exportRecipients = async (ctx: SignedInCtx, id: number, filter: people.RecipientsFilter) => {
  await getSeen(ctx, id);
  const rows = people.stream(ctx, id, filter);
  return csvAnswer(ctx, recipientColumns, rows, `odbiorcy-wiadomosci-${id}-${ctx.clock.today()}.csv`);
};

export const ofPerson = async (ctx: SignedInCtx, userId: number) => ({
  items: (await people.listOfPerson(ctx, userId)).map(({ id, subject, state, kind, created_at }) => ({
    id,
    subject,
    state,
    type: kind,
    datetime: created_at.toISOString(),
  })),
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

export const getSeen = async (ctx: SignedInCtx, id: number) => {
  const row = getOrRefuse(await queries.find(ctx, id));
  return isSeen(ctx, row) ? row : refuse('record/not-found');
};

export const toWire = (ctx: Ctx, row: queries.BroadcastRow): Broadcast => ({
  id: row.id,
  type: row.kind,
  audience: row.audience,
  subject: row.subject,
  text: row.text,
  sender: row.sender_name,
  datetime: row.created_at.toISOString(),
  send_at: row.send_at?.toISOString() ?? null,
  started_at: row.started_at?.toISOString() ?? null,
  recalled_at: row.recalled_at?.toISOString() ?? null,
  file: row.file,
  file_name: row.file_name,
  total: row.total,
  sent: row.sent,
  skipped: row.skipped,
  recalled: row.recalled,
  version: row.version,
  can: { edit: canEdit(row), delete: canDelete(row), recall: canRecall(row, ctx.clock.now()) },
});
