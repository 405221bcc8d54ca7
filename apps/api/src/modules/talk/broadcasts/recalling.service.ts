import { withdrawMessages } from '#modules/talk/chat/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announceProgress } from './announcing.ts';
import { canRecall } from './broadcasts.policy.ts';
import * as queries from './broadcasts.queries.ts';
import { getSeen, toWire } from './broadcasts.service.ts';
import { kinds } from './enqueuing.ts';
import { hold } from './progress.queries.ts';
import * as recalling from './recalling.queries.ts';
import { peopleAtOnce } from './writing.service.ts';

/** From this moment nobody else gets it; a job takes it back from those who have it and have not read it. */
export const recall = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    // The part that is being written is waited for: it is taken back whole.
    await hold(tx, id);
    const before = await getSeen(tx, id);
    if (!canRecall(before, tx.clock.now())) refuse('messages/not-to-be-recalled');
    await recalling.markRecalled(tx, id);
    await tx.services.jobs.enqueue(tx, kinds.recall, { broadcastId: id });
    const { total, sent } = before;
    await audit(tx, { action: 'message.recall-to-many', subjectId: id, after: { total, sent } });
    announceProgress(tx, before.sender_id, id);
    return toWire(tx, getOrRefuse(await queries.find(tx, id)));
  });

/**
 * Recipients who still wait are removed at once, unread messages in batches of one transaction each. Interrupted anywhere, the job
 * starts again; a message is removed completely or not at all.
 */
export const recallAll = async (ctx: Ctx, id: number): Promise<void> => {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const from: number = after;
    after = await transact(ctx, (tx) => recallPart(tx, id, from));
  }
};

/** The place behind which others follow; nothing when these were the last. */
const recallPart = async (tx: Ctx, id: number, after: number): Promise<number | undefined> => {
  const broadcast = await hold(tx, id);
  if (!broadcast || broadcast.recalled_at === null) return undefined;
  if (after === 0) await recalling.recallWaiting(tx, id);
  const part = await recalling.nextUnread(tx, id, after, peopleAtOnce);
  const gone = await withdrawMessages(
    tx,
    part.flatMap(({ messageId }) => messageId ?? []),
  );
  await recalling.keepRecalled(
    tx,
    id,
    part.filter(({ messageId }) => messageId !== null && gone.has(messageId)).map((one) => one.id),
  );
  announceProgress(tx, broadcast.sender_id, id);
  return part.at(-1)?.id;
};
