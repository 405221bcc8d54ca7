import type { Role } from '@indeks/contract/access/roles';
import { notify } from '#modules/notices/notifications/index.ts';
import type { Ctx } from '#platform/context.ts';
import { holdFromRemoval } from '#platform/db/holding.ts';
import { office, findSides, type Sides, type Talker } from './sides.rules.ts';
import * as queries from './writing-to-many.queries.ts';

interface Reader {
  readonly id: number;
  readonly role: Role;
}

interface MessageToMany {
  readonly sender: Talker;
  /** What this person reads. */
  readonly textFor: (userId: number) => string;
  readonly file: { readonly id: number; readonly name: string } | undefined;
}

/**
 * One message to each of them, in the caller's transaction and with a few statements whatever their number. On the
 * sender's side nothing is read by it and nothing comes to the top of the list: what waits for an answer still does.
 */
export const writeToMany = async (
  tx: Ctx,
  readers: readonly Reader[],
  { sender, textFor, file }: MessageToMany,
): Promise<ReadonlyMap<number, number>> => {
  if (readers.length === 0) return new Map();
  await holdFromRemoval(tx, [sender.id, ...readers.map(({ id }) => id)]);
  const talks = await holdTalks(tx, sender, readers);
  const messageOf = await queries.insertMany(
    tx,
    talks.map((talk) => ({ ...talk, text: textFor(talk.reader.id) })),
    { senderId: sender.id, fileId: file?.id ?? null },
  );
  const numberOf = ({ conversationId }: { conversationId: number }) => messageOf.get(conversationId) ?? 0;
  await queries.keepNewestOfMany(
    tx,
    talks.map(({ own, theirs, conversationId }) => ({
      own,
      theirs,
      conversationId,
      messageId: numberOf({ conversationId }),
    })),
  );
  await notify(
    tx,
    talks.map(({ reader, own }) => ({
      userId: reader.id,
      kind: 'message',
      senderId: own,
      text: textFor(reader.id) || (file?.name ?? ''),
      link: `/chat?user=${own ?? office.id}`,
    })),
  );
  announceToMany(tx, talks);
  return new Map(talks.map((talk) => [talk.reader.id, numberOf(talk)]));
};

/** The conversation of the sender with each of them, begun where there was none. */
const holdTalks = async (tx: Ctx, sender: Talker, readers: readonly Reader[]) => {
  const talks = readers.map((reader) => ({ reader, sides: findSides(sender, reader) }));
  const held = await queries.holdMany(
    tx,
    talks.map(({ sides }) => sides.pair),
  );
  return talks.map(({ reader, sides: { own, theirs, pair } }) => ({
    reader,
    own,
    theirs,
    bySecretariat: own === null,
    shared: pair.other_id === null,
    conversationId: held.get(queries.makeKey(pair)) ?? 0,
  }));
};

/** The open screens of those who got it; the sender's list stays as it was. */
const announceToMany = (tx: Ctx, sides: readonly Pick<Sides, 'theirs'>[]): void => {
  const users = sides.flatMap(({ theirs }) => theirs ?? []);
  tx.afterCommit(() => tx.services.realtime.publish({ users }, 'chat', []));
};
