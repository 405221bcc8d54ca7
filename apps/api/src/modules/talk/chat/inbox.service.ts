import { chatTexts } from '@indeks/contract/talk/chat/chat.texts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { announce } from './announcing.ts';
import { mayChangeTaker } from './chat.policy.ts';
import * as conversations from './conversations.queries.ts';
import { address } from './partners.service.ts';
import * as replies from './replies.queries.ts';

/**
 * 'Zajmuję się': new messages are told to the taker alone, the others see who it is and may answer all the same. Of two
 * who take at once the second is asked whether to take it from the first.
 */
export const take = (ctx: SignedInCtx, id: number, taken: boolean) =>
  transact(ctx, async (tx) => {
    const { known, sides } = await address(tx, id);
    if (!known || sides.own !== null) return refuse('record/not-found');
    const before = await conversations.holdTaker(tx, known.id);
    if (before !== null && !mayChangeTaker(tx.actor, before, { taken, confirmed: tx.confirmed }))
      await refuseTaken(tx, before, taken);
    const takerId = taken ? tx.actor.id : null;
    await conversations.setTaker(tx, known.id, takerId);
    await audit(tx, {
      action: 'chat.take',
      subjectId: known.id,
      before: { taken_by: before },
      after: { taken_by: takerId },
    });
    announce(tx, sides, [known.id]);
    return { ok: true } as const;
  });

const refuseTaken = async (tx: SignedInCtx, takerId: number, confirmable: boolean): Promise<never> => {
  const name = await conversations.nameOfTaker(tx, takerId);
  const question = chatTexts.takeOver;
  return refuse('chat/taken', { details: { confirmable, question, name, takenBy: takerId } });
};

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
