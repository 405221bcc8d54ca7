import { formatGrosze } from '@indeks/contract/common/format';
import { remindersLimit } from '@indeks/contract/payments/payments.keys';
import type {
  SentReminder,
  SentReminders,
  SettledEnrolment,
} from '@indeks/contract/payments/payments.schemas';
import { notify } from '#modules/notifications/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announcePayments, enrolmentToWire } from './payments.service.ts';
import * as payments from './payments.queries.ts';
import { addSums } from './payments.rules.ts';
import * as queries from './reminders.queries.ts';
import { findIds, type SettlementsFilter } from './settled-students.queries.ts';
import { findSettledStudents } from './settled-students.service.ts';

/** Tells a student what is owed, once a day at the most. */
export const remind = (ctx: SignedInCtx, uid: number): Promise<SentReminder> =>
  transact(ctx, async (tx) => {
    getOrRefuse(await payments.findPerson(tx, uid));
    const enrolments = (await payments.listEnrolments(tx, uid)).map((row) => enrolmentToWire(tx, row));
    const debt = debtOf(uid, enrolments);
    if (debt.balance <= 0) refuse('payments/nothing-owed');
    if ((await send(tx, [debt])).length === 0) refuse('payments/reminded-today');
    return { reminded: tx.clock.today(), amount: debt.balance };
  });

/** Tells everybody of a list who owes something; whoever was told today is left out. */
export const remindAll = (ctx: SignedInCtx, filter: SettlementsFilter): Promise<SentReminders> =>
  transact(ctx, async (tx) => {
    const { ids, capped } = await findIds(tx, filter);
    if (capped) refuse('payments/too-many-to-remind', { details: { limit: remindersLimit } });
    const debts = (await findSettledStudents(tx, ids))
      .map(({ id, enrolments }) => debtOf(id, enrolments))
      .filter(({ balance }) => balance > 0);
    const sent = await send(tx, debts);
    const amount = sent.reduce((sum, { balance }) => sum + balance, 0);
    return { sent: sent.length, amount, before: debts.length - sent.length };
  });

interface Debt {
  readonly uid: number;
  readonly balance: number;
  /** What of it is due by today. */
  readonly due: number;
}

/** The debts of those who were not reminded today before. */
const send = async (tx: SignedInCtx, debts: readonly Debt[]): Promise<Debt[]> => {
  const added = await queries.insertMany(
    tx,
    debts.map(({ uid, balance }) => ({ uid, amount: balance, sentBy: tx.actor.id })),
  );
  const isNew = new Set(added);
  const sent = debts.filter(({ uid }) => isNew.has(uid));
  await notify(
    tx,
    sent.map(({ uid, balance, due }) => ({
      userId: uid,
      kind: 'payment-reminder',
      senderId: null,
      title: 'Przypomnienie o\u00a0wpłacie',
      text: wordsOf(balance, due),
    })),
  );
  const day = tx.clock.today();
  await auditAll(
    tx,
    sent.map(({ uid, balance }) => ({
      action: 'payment.remind',
      subjectId: uid,
      forUserId: uid,
      after: { day, amount: balance },
    })),
  );
  announcePayments(tx, added);
  return sent;
};

/** Over the enrolments that are not archived: all that is left to pay, and what of it is due by today. */
const debtOf = (uid: number, enrolments: readonly SettledEnrolment[]): Debt => {
  const studied = enrolments.filter(({ archived }) => !archived);
  const { balance } = addSums(studied.map(({ sums }) => sums));
  const due = studied.reduce((sum, { dues }) => sum + dues.owed, 0);
  // What was paid too much for one enrolment counts for another.
  return { uid, balance, due: Math.min(due, balance) };
};

const wordsOf = (balance: number, due: number): string => {
  const whole = `Do zapłaty: ${formatGrosze(balance)}\u00a0zł.`;
  return due > 0 && due < balance ? `${whole} Termin minął dla ${formatGrosze(due)}\u00a0zł.` : whole;
};
