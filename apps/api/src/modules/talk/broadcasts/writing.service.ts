import { writeToMany } from '#modules/talk/chat/index.ts';
import type { Ctx } from '#platform/context.ts';
import { announceProgress } from './announcing.ts';
import { fillWords, isMail, joinWords, type Words } from './broadcasts.policy.ts';
import { kinds } from './enqueuing.ts';
import * as progress from './progress.queries.ts';
import { markRecalled } from './recalling.queries.ts';
import { listValues } from '#modules/talk/own-words/index.ts';

/** People per transaction: other writers wait only briefly, and a worker that dies repeats at most this many. */
export const peopleAtOnce = 250;

type Held = NonNullable<Awaited<ReturnType<typeof progress.hold>>>;
type Waiting = Awaited<ReturnType<typeof progress.next>>[number];

/** False when there is nothing to write now: nobody waits any more, its hour has not come, or it was taken back. */
export const writePart = async (tx: Ctx, id: number): Promise<boolean> => {
  const broadcast = await progress.hold(tx, id);
  if (!broadcast || broadcast.recalled_at !== null) return false;
  if (broadcast.send_at !== null && broadcast.send_at > tx.clock.now()) {
    // The hour was moved since, or this worker's clock is behind that of the queue.
    await tx.services.jobs.enqueue(tx, kinds.write, { broadcastId: id }, { startAfter: broadcast.send_at });
    return false;
  }
  if (!broadcast.sender_open && broadcast.started_at === null) return callOff(tx, id);
  const part = await progress.next(tx, id, peopleAtOnce);
  if (part.length === 0) return false;
  if (broadcast.started_at === null) await progress.start(tx, id);
  await progress.keep(tx, id, await writeTo(tx, broadcast, part));
  announceProgress(tx, broadcast.sender_id, id);
  return true;
};

/** A message is called off when its writer's account was closed before the hour of sending. */
const callOff = async (tx: Ctx, id: number): Promise<false> => {
  await markRecalled(tx, id);
  await tx.services.jobs.enqueue(tx, kinds.recall, { broadcastId: id });
  return false;
};

/** The outcome for each recipient. The text is filled in here and stored with it, so that later changes of names do not alter it. */
const writeTo = async (tx: Ctx, broadcast: Held, part: readonly Waiting[]): Promise<progress.Written[]> => {
  const isReached = (one: Waiting) => one.open || (broadcast.mail_inactive && one.mailable);
  const reached = part.filter(isReached);
  const wordsOf = await fillFor(tx, broadcast, reached);
  const readers = reached.filter((one) => hasWords(broadcast, one, wordsOf(one.user_id)));
  const closed = part
    .filter((one) => !isReached(one))
    .map(({ id }): progress.Written => ({ id, state: 'skipped', reason: 'inactive' }));
  const wordless = reached
    .filter((one) => !readers.includes(one))
    .map(({ id }): progress.Written => ({ id, state: 'skipped', reason: 'nothing' }));
  const written = await writeToReaders(tx, broadcast, readers, wordsOf);
  return [...closed, ...wordless, ...written];
};

type WordsOf = (userId: number) => Words;

const writeToReaders = async (
  tx: Ctx,
  broadcast: Held,
  readers: readonly Waiting[],
  wordsOf: WordsOf,
): Promise<progress.Written[]> => {
  if (isMail(broadcast.kind)) return queueMails(tx, broadcast, readers, wordsOf);
  const inChat = readers.filter(({ open }) => open);
  const byMail = readers.filter(({ open }) => !open);
  return [
    ...(await writeInChat(tx, broadcast, inChat, wordsOf)),
    ...(await queueMails(tx, broadcast, byMail, wordsOf)),
  ];
};

const fillFor = async (tx: Ctx, broadcast: Held, people: readonly Waiting[]): Promise<WordsOf> => {
  // A message of the chat's own call is written as it stands.
  if (broadcast.audience === 'people') return () => broadcast;
  const values = await listValues(
    tx,
    people.map(({ user_id }) => user_id),
    broadcast.chosen,
  );
  return (userId) => fillWords(broadcast, values.get(userId));
};

/** A mail has no attachment: without words there is nothing to send. */
const hasWords = ({ kind, file_id }: Held, { open }: Waiting, words: Words): boolean =>
  isMail(kind) ? words.subject !== '' : joinWords(words) !== '' || (open && file_id !== null);

const queueMails = async (
  tx: Ctx,
  { id, kind }: Held,
  readers: readonly Waiting[],
  wordsOf: WordsOf,
): Promise<progress.Written[]> => {
  const isLetter = !isMail(kind);
  await tx.services.jobs.enqueueMany(
    tx,
    isLetter ? kinds.letter : kinds.mail,
    readers.map(({ user_id }) => ({ broadcastId: id, userId: user_id })),
  );
  return readers.map((one) => ({
    id: one.id,
    state: 'queued',
    words: wordsOf(one.user_id),
    ...(isLetter && { byMail: true }),
  }));
};

const writeInChat = async (
  tx: Ctx,
  broadcast: Held,
  readers: readonly Waiting[],
  wordsOf: WordsOf,
): Promise<progress.Written[]> => {
  const { file_id, file_name } = broadcast;
  const messageOf = await writeToMany(
    tx,
    readers.map(({ user_id, role }) => ({ id: user_id, role })),
    {
      sender: { id: broadcast.sender_id, role: broadcast.sender_role },
      textFor: (userId) => joinWords(wordsOf(userId)),
      file: file_id === null ? undefined : { id: file_id, name: file_name ?? '' },
    },
  );
  return readers.map(({ id, user_id }) => ({ id, state: 'sent', messageId: messageOf.get(user_id) }));
};
