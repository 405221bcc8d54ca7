import { conversationPart, inboxCap, type InboxView } from '@indeks/contract/talk/chat/chat.keys';
import { chatTexts } from '@indeks/contract/talk/chat/chat.texts';
import { listPeopleInRoles } from '#modules/identity/accounts/index.ts';
import { notify } from '#modules/notices/notifications/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announce, announceTo } from './announcing.ts';
import { findMedian } from './answers.queries.ts';
import { toConversation } from './chat-view.ts';
import { mayChangeTaker, mayHandOver } from './chat.policy.ts';
import * as conversations from './conversations.queries.ts';
import * as inbox from './inbox.queries.ts';
import { inboxNoticeTexts as texts } from './inbox.texts.ts';
import { address, type Addressed } from './partners.service.ts';

interface ViewQuery {
  readonly view: InboxView;
  readonly from?: number | undefined;
}

export const list = async (ctx: SignedInCtx, { view, from }: ViewQuery) => {
  const part = { view, from, userId: ctx.actor.id, limit: conversationPart + 1 };
  const rows = await inbox.listView(ctx, part);
  const shown = rows.slice(0, conversationPart);
  return {
    items: shown.map((row) => toConversation(ctx, row)),
    next: rows.length > conversationPart ? (shown.at(-1)?.place ?? null) : null,
  };
};

export const counts = async (ctx: SignedInCtx) => {
  const counted = getOrRefuse(await inbox.countViews(ctx, ctx.actor.id));
  const longest = await inbox.findLongest(ctx);
  return {
    mine: bound(counted.mine),
    unclaimed: bound(counted.unclaimed),
    all: bound(counted.all),
    done: bound(counted.done),
    waiting: bound(counted.waiting),
    median_minutes: await findMedian(ctx),
    longest: longest ? { ...longest, since: longest.since.toISOString() } : null,
  };
};

const bound = (counted: number) => ({ total: Math.min(counted, inboxCap), capped: counted > inboxCap });

export const colleagues = async (ctx: SignedInCtx) => {
  const ids = (await peopleOfInbox(ctx)).map(({ id }) => id).filter((id) => id !== ctx.actor.id);
  const rows = ids.length > 0 ? await inbox.listColleagues(ctx, ids) : [];
  return {
    items: rows.map(({ id, uuid, name, avatar, taken }) => ({ id, uuid, name, avatar, taken: bound(taken) })),
  };
};

const peopleOfInbox = (ctx: SignedInCtx) => listPeopleInRoles(ctx, ctx.services.roleTable['chat.inbox']);

/**
 * 'Zajmuję się': new messages are told to the taker alone, the others see who it is and may answer all the same. Of two
 * who take at once the second is asked whether to take it from the first, who is told of it.
 */
export const take = (ctx: SignedInCtx, id: number, taken: boolean) =>
  transact(ctx, async (tx) => {
    const { known, sides } = await addressShared(tx, id);
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
    await tellLoser(tx, id, before);
    announce(tx, sides, [known.id]);
    return { ok: true } as const;
  });

interface HandedOver {
  readonly uid: number;
  readonly note: string;
}

/** The colleague is told and has it, open again where it was done; the note says why, or that it was handed over. */
export const handOver = (ctx: SignedInCtx, id: number, { uid, note }: HandedOver) =>
  transact(ctx, async (tx) => {
    const { known } = await addressShared(tx, id);
    if (uid === tx.actor.id || !(await peopleOfInbox(tx)).some((person) => person.id === uid))
      refuse('chat/not-colleague');
    const before = await conversations.holdTaker(tx, known.id);
    if (!mayHandOver(tx.actor, before, tx)) await refuseTaken(tx, before ?? uid, true);
    await conversations.setTaker(tx, known.id, uid);
    const { done } = getOrRefuse(await inbox.holdSide(tx, known.id));
    if (done) await inbox.setDone(tx, known.id, null);
    const written = await inbox.insertNote(tx, {
      conversation_id: known.id,
      author_id: tx.actor.id,
      text: note,
      handed_to: uid,
    });
    await audit(tx, {
      action: 'chat.hand-over',
      subjectId: known.id,
      before: { taken_by: before, done },
      after: { taken_by: uid, done: false, note_id: written.id },
    });
    if (before !== uid) await tell(tx, { userId: uid, personId: id, text: texts.handedOver(tx.actor.name) });
    if (before !== uid) await tellLoser(tx, id, before);
    announceTo(tx, [null], [known.id]);
    return { ok: true } as const;
  });

interface Finished {
  readonly done: boolean;
  /** The newest message that was seen. */
  readonly last: number;
}

/** What nobody has seen is not done: whoever says so names the newest message. */
export const finish = (ctx: SignedInCtx, id: number, { done, last }: Finished) =>
  transact(ctx, async (tx) => {
    const { known } = await addressShared(tx, id);
    await conversations.holdTaker(tx, known.id);
    const side = getOrRefuse(await inbox.holdSide(tx, known.id));
    if (done && side.last_message_id > last) refuse('chat/newer-message');
    if (side.done !== done) {
      await inbox.setDone(tx, known.id, done ? { by: tx.actor.id, at: tx.clock.now() } : null);
      await audit(tx, {
        action: 'chat.done',
        subjectId: known.id,
        before: { done: side.done },
        after: { done },
      });
      announceTo(tx, [null], [known.id]);
    }
    return { ok: true } as const;
  });

/** Only the secretariat is told that it is there. Its text is in no trace. */
export const note = (ctx: SignedInCtx, id: number, text: string) =>
  transact(ctx, async (tx) => {
    const { known } = await addressShared(tx, id);
    const noted = { conversation_id: known.id, author_id: tx.actor.id, text, handed_to: null };
    const { id: noteId } = await inbox.insertNote(tx, noted);
    await audit(tx, { action: 'chat.note', subjectId: known.id, after: { note_id: noteId } });
    announceTo(tx, [null], [known.id]);
    return { ok: true } as const;
  });

/** A conversation of the inbox that has begun; there is no other here. */
const addressShared = async (tx: SignedInCtx, id: number) => {
  const addressed: Addressed = await address(tx, id);
  if (!addressed.known || addressed.sides.own !== null) return refuse('record/not-found');
  return { ...addressed, known: addressed.known };
};

const refuseTaken = async (tx: SignedInCtx, takerId: number, confirmable: boolean): Promise<never> => {
  const name = await conversations.nameOfTaker(tx, takerId);
  const question = chatTexts.takeOver;
  return refuse('chat/taken', { details: { confirmable, question, name, takenBy: takerId } });
};

/** Tells the colleague who had the conversation who has it now. */
const tellLoser = async (tx: SignedInCtx, personId: number, before: number | null): Promise<void> => {
  if (before !== null && before !== tx.actor.id)
    await tell(tx, { userId: before, personId, text: texts.takenOver(tx.actor.name) });
};

/** In the one notification of the conversation, which goes when it is opened; never what a note says. */
const tell = (
  tx: SignedInCtx,
  { userId, personId, text }: { readonly userId: number; readonly personId: number; readonly text: string },
) => notify(tx, [{ userId, kind: 'message', senderId: personId, text, link: `/chat?user=${personId}` }]);
