import {
  defaultChoices,
  notificationType,
  typeOfKind,
  type MailChoice,
  type NotificationKind,
} from '@indeks/contract/notices/notifications/notifications.keys';
import type { Ctx } from '#platform/context.ts';
import { holdFromRemoval } from '#platform/db/holding.ts';
import { mailAtOnceJob } from './notifications.jobs.ts';
import { shorten, outsideNight } from './notifications.rules.ts';
import { announce } from './notifications.service.ts';
import { addToUnseen, insert } from './writing.queries.ts';

export interface Told {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** The sender. Null when the system itself notifies, or when a message comes from the secretariat as a whole. */
  readonly senderId: number | null;
  readonly title?: string;
  readonly text: string;
  readonly link?: string | undefined;
  /** Tomorrow's digest would be too late: mailed at once to people who chose any mails. */
  readonly urgent?: boolean;
}

/** A person in front of the screen reads it there within a minute and needs no mail. */
const mailAfterMs = 60_000;
/** A statement takes 65,535 parameters, a row has eight. */
const rowsPerStatement = 1_000;

/** Notifies people, in the transaction of the cause. Of one person and sender, messages come one at a time. */
export const notify = async (tx: Ctx, all: readonly Told[]): Promise<void> => {
  const told = all.toSorted((one, other) => one.userId - other.userId);
  const people = new Set(told.flatMap(({ userId, senderId }) => [userId, senderId ?? userId]));
  if (people.size > 1) await holdFromRemoval(tx, [...people]);
  const added = await addToThings(tx, told);
  await insertAll(
    tx,
    told.filter((one) => !added.has(one)),
  );
};

/** An issue has one row until it is opened. */
const addToThings = async (tx: Ctx, told: readonly Told[]): Promise<Set<Told>> => {
  const things = told.filter(({ kind, link }) => kind === 'issue' && link !== undefined);
  if (things.length === 0) return new Set();
  const known = await addToUnseen(tx, things.map(toRow));
  if (known.size > 0) announce(tx, [...known], []);
  return new Set(things.filter(({ userId }) => known.has(userId)));
};

const insertAll = async (tx: Ctx, told: readonly Told[]): Promise<void> => {
  for (let start = 0; start < told.length; start += rowsPerStatement) {
    const part = told.slice(start, start + rowsPerStatement);
    const written = await insert(tx, part.map(toRow));
    const mailed = written.filter((row, index) => isMailedAtOnce(part[index], row));
    const startAfter = outsideNight(new Date(tx.clock.now().getTime() + mailAfterMs));
    await tx.services.jobs.enqueueMany(
      tx,
      mailAtOnceJob,
      mailed.map(({ id }) => ({ notificationId: id })),
      { startAfter },
    );
    announce(tx, [...new Set(written.map(({ user_id }) => user_id))], []);
  }
};

const isMailedAtOnce = (
  { kind = 'message', urgent = false }: Partial<Pick<Told, 'kind' | 'urgent'>> = {},
  { count, choice }: { readonly count: number; readonly choice: MailChoice | null },
): boolean => {
  const type = typeOfKind[kind];
  // Decisions on reports have a mail of their own, which says more.
  if ((type === notificationType.report && kind !== 'report-reminder') || count > 1) return false;
  const chosen = choice ?? defaultChoices[type];
  return chosen === 'at-once' || (urgent && chosen === 'digest');
};

const toRow = ({ userId, kind, senderId, title, text, link }: Told) => ({
  user_id: userId,
  type: typeOfKind[kind],
  kind,
  sender_id: senderId,
  title: title ?? null,
  text: shorten(text),
  link: link ?? null,
});
