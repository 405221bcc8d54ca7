import {
  defaultChoices,
  notificationType,
  typeOfKind,
  type NotificationKind,
} from '@indeks/contract/notices/notifications/notifications.keys';
import type { Ctx } from '#platform/context.ts';
import { holdFromRemoval } from '#platform/db/holding.ts';
import { mailAtOnceJob } from './notifications.jobs.ts';
import { shorten, outsideNight } from './notifications.rules.ts';
import { announce } from './notifications.service.ts';
import { addToUnseen, insert, noteMailDue, type Written } from './writing.queries.ts';

export interface Told {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** The sender. Null when the system itself notifies, or when a message comes from the secretariat as a whole. */
  readonly senderId: number | null;
  readonly title?: string;
  readonly text: string;
  readonly link?: string | undefined;
  /** What it is about, when that is not its address. */
  readonly thing?: string;
  /** Tomorrow's digest would be too late: mailed at once to people who chose any mails. */
  readonly urgent?: boolean;
}

/** A person in front of the screen reads it there within a minute and needs no mail. */
const mailAfterMs = 60_000;
/** A statement takes 65,535 parameters, a row has nine. */
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

/** An issue has one row until it is opened, and so has a meeting or a series of them. */
const addToThings = async (tx: Ctx, told: readonly Told[]): Promise<Set<Told>> => {
  const things = told.flatMap((one) => {
    const thing = one.thing ?? (one.kind === 'issue' ? one.link : undefined);
    return thing === undefined ? [] : [{ one, thing }];
  });
  if (things.length === 0) return new Set();
  const written = await addToUnseen(
    tx,
    things.map(({ one }) => toRow(one)),
  );
  const rows = new Map(written.map((row) => [`${row.user_id} ${row.thing}`, row]));
  const added = things.flatMap(({ one, thing }) => {
    const row = rows.get(`${one.userId} ${thing}`);
    return row ? [{ one, row }] : [];
  });
  await mailAtOnce(tx, added);
  if (added.length > 0) announce(tx, [...new Set(added.map(({ one }) => one.userId))], []);
  return new Set(added.map(({ one }) => one));
};

const insertAll = async (tx: Ctx, told: readonly Told[]): Promise<void> => {
  for (let start = 0; start < told.length; start += rowsPerStatement) {
    const part = told.slice(start, start + rowsPerStatement);
    const written = await insert(tx, part.map(toRow));
    await mailAtOnce(
      tx,
      part.flatMap((one, index) => {
        const row = written[index];
        return row ? [{ one, row }] : [];
      }),
    );
    announce(tx, [...new Set(written.map(({ user_id }) => user_id))], []);
  }
};

interface ToldRow {
  readonly one: Told;
  readonly row: Written;
}

const mailAtOnce = async (tx: Ctx, told: readonly ToldRow[]): Promise<void> => {
  const mailed = told.filter(({ one, row }) => isMailedAtOnce(one, row));
  if (mailed.length === 0) return;
  const startAfter = outsideNight(new Date(tx.clock.now().getTime() + mailAfterMs));
  const payloads = mailed.map(({ row }) => ({ notificationId: row.id }));
  await tx.services.jobs.enqueueMany(tx, mailAtOnceJob, payloads, { startAfter });
  const ofThings = mailed.filter(({ one }) => one.thing !== undefined);
  if (ofThings.length > 0)
    await noteMailDue(
      tx,
      ofThings.map(({ row }) => row.id),
    );
};

/** What happened to a meeting is mailed also when its row is not new: the mail before it told of something else. */
const isMailedAtOnce = ({ kind, urgent = false }: Told, { count, choice }: Written): boolean => {
  const type = typeOfKind[kind];
  // Decisions on reports have a mail of their own, which says more.
  if (type === notificationType.report && kind !== 'report-reminder') return false;
  if (count > 1 && type !== notificationType.meeting) return false;
  const chosen = choice ?? defaultChoices[type];
  return chosen === 'at-once' || (urgent && chosen === 'digest');
};

const toRow = ({ userId, kind, senderId, title, text, link, thing }: Told) => ({
  user_id: userId,
  type: typeOfKind[kind],
  kind,
  sender_id: senderId,
  title: title ?? null,
  text: shorten(text),
  link: link ?? null,
  thing: thing ?? null,
});
