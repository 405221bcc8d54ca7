import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse } from '#platform/errors.ts';
import * as replies from './replies.queries.ts';

export const listReplies = async (ctx: SignedInCtx) => ({ items: await replies.list(ctx) });

export const createReply = (ctx: SignedInCtx, reply: replies.ReplyColumns) =>
  transact(ctx, async (tx) => {
    const after = await replies.insert(tx, reply);
    await audit(tx, { action: 'saved-reply.create', subjectId: after.id, after });
    announceReplies(tx);
    return after;
  });

export const editReply = (
  ctx: SignedInCtx,
  id: number,
  { version, ...reply }: replies.ReplyColumns & { readonly version: number },
) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await replies.find(tx, id));
    const changed = await replies.update(tx, { id, version }, reply);
    const after = getOrRefuse(await replies.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: ['saved-reply.edit'], subjectId: id, current: after });
    await audit(tx, { action: 'saved-reply.edit', subjectId: id, before, after });
    announceReplies(tx);
    return after;
  });

export const removeReplies = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(ids, await replies.findMany(tx, ids));
    await removeRows(tx, 'saved_replies', rows, () => ({ action: 'saved-reply.delete' }));
    announceReplies(tx);
    return { ok: true } as const;
  });

const announceReplies = (tx: SignedInCtx): void => {
  const { realtime, roleTable } = tx.services;
  tx.afterCommit(() => realtime.publish({ roles: roleTable['chat.inbox'] }, 'chat', []));
};
