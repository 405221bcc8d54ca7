import { isSecretariat } from '@indeks/contract/access/roles';
import { conversationPart, historyPart, notesPart } from '@indeks/contract/talk/chat/chat.keys';
import type { History } from '@indeks/contract/talk/chat/chat.schemas';
import { findAttachment, download } from '#modules/notices/attachments/index.ts';
import { watchMessages } from '#modules/notices/notifications/index.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announce } from './announcing.ts';
import { isOwn, showDone, showTaker, toConversation, toMessage, toNote } from './chat-view.ts';
import * as conversations from './conversations.queries.ts';
import * as messages from './messages.queries.ts';
import * as inbox from './inbox.queries.ts';
import { address, listOwners, type Addressed } from './partners.service.ts';

interface ListQuery {
  readonly before?: number | undefined;
  readonly unread?: 'true' | undefined;
}

export const last = async (ctx: SignedInCtx, { before, unread }: ListQuery) => {
  const part = {
    owners: listOwners(ctx.actor),
    before,
    unread: unread === 'true',
    limit: conversationPart + 1,
  };
  const rows = await conversations.list(ctx, part);
  return {
    items: rows.slice(0, conversationPart).map((row) => toConversation(ctx, row)),
    more: rows.length > conversationPart,
  };
};

export const history = async (ctx: SignedInCtx, id: number, before: number | undefined): Promise<History> => {
  const addressed = await address(ctx, id);
  const { known, partner, mayWrite } = addressed;
  const rows = known ? await messages.history(ctx, known.id, { before, limit: historyPart + 1 }) : [];
  const shown = rows.slice(0, historyPart).toReversed();
  const more = rows.length > historyPart;
  return {
    partner,
    messages: shown.map((row) => toMessage(ctx, addressed, row)),
    notes: await findNotes(ctx, addressed, { since: more ? shown[0]?.at : undefined, before }),
    more,
    unread: known?.unread ?? 0,
    taken: showTaker(ctx, known),
    done: showDone(ctx, known),
    can: { write: mayWrite, take: addressed.sides.own === null && known !== undefined },
  };
};

/** Only the secretariat's side has notes: those between the oldest message that is shown and the one after the newest. */
const findNotes = async (
  ctx: SignedInCtx,
  { sides, known }: Addressed,
  { since, before }: { readonly since: Date | undefined; readonly before: number | undefined },
): Promise<History['notes']> => {
  if (sides.own !== null || !known) return [];
  const until = before === undefined ? undefined : await messages.findTime(ctx, before);
  const rows = await inbox.listNotes(ctx, known.id, { since, until, limit: notesPart });
  return rows.toReversed().map(toNote);
};

/** Counts unread messages; for the secretariat, which shares its inbox, the conversations that wait for this person. */
export const unread = async (ctx: SignedInCtx) => {
  const { id, role } = ctx.actor;
  const count = isSecretariat(role) ? inbox.countOwnUnread : conversations.countUnread;
  return { unread: await count(ctx, id) };
};

/** Read: for the whole side, and its notifications with it. Unread: only what the other side wrote last. */
export const mark = (ctx: SignedInCtx, id: number, read: boolean) =>
  transact(ctx, async (tx) => {
    const { known, sides } = await address(tx, id);
    if (!known) return refuse('record/not-found');
    if (!read) {
      const [newest] = await messages.history(tx, known.id, { before: undefined, limit: 1 });
      if (!newest || isOwn(tx, sides.own, newest)) return { ok: true } as const;
    }
    const changed = await conversations.mark(tx, known.id, sides.own, read);
    if (read) await watchMessages(tx, { reader: sides.own, senderId: sides.theirs });
    if (changed) announce(tx, sides, [known.id]);
    return { ok: true } as const;
  });

/** Both sides read it; for everybody else there is no such file. */
export const attachment = async (ctx: SignedInCtx, file: string) => {
  const stored = getOrRefuse(await findAttachment(ctx, file));
  if (!(await messages.isFileOf(ctx, stored.id, listOwners(ctx.actor)))) refuse('record/not-found');
  return download(ctx, stored);
};
