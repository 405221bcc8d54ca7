import { formatGrosze } from '@indeks/contract/common/format';
import { remindersLimit } from '@indeks/contract/money/payments/payments.keys';
import type { SentReminder, SentReminders } from '@indeks/contract/money/payments/payments.schemas';
import {
  describePaymentState,
  judgePaymentState,
  type PaymentState,
} from '@indeks/contract/money/payments/payment-state.rules';
import { notify } from '#modules/notices/notifications/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announcePayments } from '../payments.service.ts';
import * as payments from '../payments.queries.ts';
import * as queries from './reminders.queries.ts';
import { findIds, type SettlementsFilter } from '../settlements/settled-students.queries.ts';
import { findSettledStudents } from '../settlements/settled-students.service.ts';

/** Tells a student what is owed, once a day at the most. */
export const remind = (ctx: SignedInCtx, uid: number): Promise<SentReminder> =>
  transact(ctx, async (tx) => {
    getOrRefuse(await payments.findPerson(tx, uid));
    const [debt] = await listDebts(tx, [uid]);
    if (!debt) return refuse('payments/nothing-owed');
    if ((await send(tx, [debt])).length === 0) refuse('payments/reminded-today');
    return { reminded: tx.clock.today(), amount: debt.amount };
  });

/** Reminds everybody of a list who has something to pay now, except people who were reminded today. */
export const remindAll = (ctx: SignedInCtx, filter: SettlementsFilter): Promise<SentReminders> =>
  transact(ctx, async (tx) => {
    const { ids, capped } = await findIds(tx, filter);
    if (capped) refuse('payments/too-many-to-remind', { details: { limit: remindersLimit } });
    const debts = await listDebts(tx, ids);
    const sent = await send(tx, debts);
    const amount = sent.reduce((sum, debt) => sum + debt.amount, 0);
    return { sent: sent.length, amount, before: debts.length - sent.length };
  });

interface Debt {
  readonly uid: number;
  /** The overdue amount, or else the next instalment. */
  readonly amount: number;
  readonly state: PaymentState;
  readonly balance: number;
}

/** The debts of those who were not reminded today before. */
const send = async (tx: SignedInCtx, debts: readonly Debt[]): Promise<Debt[]> => {
  const added = await queries.insertMany(
    tx,
    debts.map(({ uid, amount }) => ({ uid, amount, sentBy: tx.actor.id })),
  );
  const isNew = new Set(added);
  const sent = debts.filter(({ uid }) => isNew.has(uid));
  await notify(
    tx,
    sent.map((debt) => ({
      userId: debt.uid,
      kind: 'payment-reminder',
      senderId: null,
      title: 'Przypomnienie o\u00a0wpłacie',
      text: describeDebt(debt),
    })),
  );
  const day = tx.clock.today();
  await auditAll(
    tx,
    sent.map(({ uid, amount }) => ({
      action: 'payment.remind',
      subjectId: uid,
      forUserId: uid,
      after: { day, amount },
    })),
  );
  announcePayments(tx, added);
  return sent;
};

/** Finds those of the named people who owe something now. */
const listDebts = async (tx: SignedInCtx, ids: readonly number[]): Promise<Debt[]> => {
  const today = tx.clock.today();
  return (await findSettledStudents(tx, ids)).flatMap(({ id: uid, dues, sums: { balance } }) => {
    const state = judgePaymentState(dues, balance, today);
    return state.kind === 'overdue' || state.kind === 'soon'
      ? [{ uid, amount: state.amount, state, balance }]
      : [];
  });
};

const describeDebt = ({ state, amount, balance }: Debt): string => {
  const words = `${describePaymentState(state)}.`;
  return amount < balance ? `${words} Saldo: −${formatGrosze(balance)}\u00a0zł.` : words;
};
