import { mayBy } from '@indeks/contract/access/permissions';
import type { OrderedList } from '@indeks/contract/notices/ordered-lists/ordered-lists.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { removeFiles } from '#platform/files/stored-files.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import * as queries from './ordered-lists.queries.ts';

export const list = async (ctx: SignedInCtx) => {
  const rows = await queries.listOwn(ctx, ctx.actor.id);
  return { items: rows.map(toWire) };
};

/** Only while the person may see such a list: what was drawn before a role was lost is not given after it. */
export const file = async (ctx: SignedInCtx, id: number): Promise<FileAnswer> => {
  const order = getOrRefuse(await queries.findOwn(ctx, ctx.actor.id, id));
  const { file_key, file_name, kind } = order;
  if (file_key === null || file_name === null) return refuse('record/not-found');
  const printed = ctx.services.printedLists.find((one) => one.kind === kind);
  if (!printed || !mayBy(ctx.services.roleTable)(ctx.actor.role, printed.permission))
    return refuse('auth/not-allowed');
  const { stream, contentType } = await ctx.services.files.open(file_key);
  return { content: stream, contentType, fileName: file_name };
};

/** A worker that is drawing it notices within a second. */
export const remove = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    const order = getOrRefuse(await queries.findOwn(tx, tx.actor.id, id));
    await queries.remove(tx, id);
    await removeFiles(tx, collectKeys([order]));
    const { kind, state, total } = order;
    await audit(tx, { action: 'ordered-list.remove', subjectId: id, before: { kind, state, total } });
    announce(tx, tx.actor.id, id);
    return { ok: true as const };
  });

export const removeExpired = (ctx: Ctx): Promise<void> =>
  transact(ctx, async (tx) => {
    const expired = await queries.removeExpired(tx);
    await removeFiles(tx, collectKeys(expired));
  });

export const collectKeys = (orders: readonly { readonly file_key: string | null }[]): string[] =>
  orders.flatMap(({ file_key }) => file_key ?? []);

/** Open screens of the person follow. */
export const announce = (ctx: Ctx, userId: number, id: number): void =>
  ctx.afterCommit(() => ctx.services.realtime.publish({ users: [userId] }, 'ordered-lists', [id]));

export const toWire = (row: queries.OrderRow): OrderedList => ({
  ...row,
  created_at: row.created_at.toISOString(),
  keep_until: row.keep_until.toISOString(),
});
