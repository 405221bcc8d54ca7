import { formatGrosze } from '@indeks/contract/common/format';
import type { SentReminder } from '@indeks/contract/payments/payments.schemas';
import { notify } from '#modules/notifications/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announcePayments, enrolmentToWire } from './payments.service.ts';
import * as payments from './payments.queries.ts';
import { addSums } from './payments.rules.ts';
import * as queries from './reminders.queries.ts';

/** Tells a student what is owed, once a day at the most. */
export const remind = (ctx: SignedInCtx, uid: number): Promise<SentReminder> =>
  transact(ctx, async (tx) => {
    getOrRefuse(await payments.findPerson(tx, uid));
    const { balance, due } = await owedBy(tx, uid);
    if (balance <= 0) refuse('payments/nothing-owed');
    const reminder = { uid, amount: balance, sentBy: tx.actor.id };
    if (!(await queries.insert(tx, reminder))) refuse('payments/reminded-today');
    await notify(tx, [
      {
        userId: uid,
        kind: 'payment-reminder',
        senderId: null,
        title: 'Przypomnienie o\u00a0wpłacie',
        text: wordsOf(balance, due),
      },
    ]);
    const day = tx.clock.today();
    await audit(tx, {
      action: 'payment.remind',
      subjectId: uid,
      forUserId: uid,
      after: { day, amount: balance },
    });
    announcePayments(tx, [uid]);
    return { reminded: day, amount: balance };
  });

/** Over the enrolments that are not archived: all that is left to pay, and what of it is due by today. */
const owedBy = async (ctx: SignedInCtx, uid: number) => {
  const enrolments = (await payments.listEnrolments(ctx, uid))
    .filter(({ archived }) => !archived)
    .map((row) => enrolmentToWire(ctx, row));
  const { balance } = addSums(enrolments.map(({ sums }) => sums));
  const due = enrolments.reduce((sum, { dues }) => sum + dues.owed, 0);
  // What was paid too much for one enrolment counts for another.
  return { balance, due: Math.min(due, balance) };
};

const wordsOf = (balance: number, due: number): string => {
  const whole = `Do zapłaty: ${formatGrosze(balance)}\u00a0zł.`;
  return due > 0 && due < balance ? `${whole} Termin minął dla ${formatGrosze(due)}\u00a0zł.` : whole;
};
