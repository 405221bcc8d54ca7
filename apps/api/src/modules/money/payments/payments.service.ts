import type { Dues } from '@indeks/contract/money/payments/dues.schemas';
import type {
  NewPayment,
  PaymentEdit,
  SettledEnrolment,
  SettlementsOfPerson,
  Withdrawal,
} from '@indeks/contract/money/payments/payments.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { judgeDues, judgeTogether } from './plans/instalments.rules.ts';
import { abilities } from './payments.policy.ts';
import * as queries from './payments.queries.ts';
import { addSums } from './payments.rules.ts';
import { readPlan, planToWire } from './plans/planning.service.ts';
import { latestDay } from './reminders/reminders.queries.ts';

export const settlementsOfPerson = async (ctx: SignedInCtx, id: number): Promise<SettlementsOfPerson> => {
  const person = getOrRefuse(await queries.findPerson(ctx, id));
  const rows = await queries.listEnrolments(ctx, id);
  const enrolments = rows.map((row) =>
    Object.assign(enrolmentToWire(ctx, row), {
      plan: planToWire(ctx, { ...row, version: row.plan_version }),
    }),
  );
  return {
    person,
    enrolments,
    sums: addSums(enrolments.filter(({ archived }) => !archived).map(({ sums }) => sums)),
    dues: judgeDuesOf(ctx, rows),
    payments: await queries.paymentsOfPerson(ctx, id).execute(),
    reminded: await latestDay(ctx, id),
    can: abilities(ctx.actor, ctx.services.roleTable),
  };
};

export const create = (ctx: SignedInCtx, uid: number, { scid, ...input }: NewPayment) =>
  transact(ctx, async (tx) => {
    getOrRefuse(await queries.findPerson(tx, uid));
    await holdPeople(tx, [uid]);
    const enrolment = (await queries.holdEnrolment(tx, uid, scid ?? undefined)) ?? refuseEnrolment(scid);
    const id = await queries.insert(tx, { enrolment_id: enrolment.id, ...columnsOf(tx, input) });
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'payment.create', subjectId: id, forUserId: uid, after });
    announcePayments(tx, [uid]);
    return after;
  });

export const edit = (ctx: SignedInCtx, id: number, { scid, version, ...input }: PaymentEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    if (before.withdrawn) refuse('payments/withdrawn');
    // The sum of the bank report is corrected too, so the report is locked first, as in withdrawing it.
    if (before.source === 'bank') await queries.holdReportOfPayment(tx, id);
    await holdPeople(tx, [before.uid]);
    const enrolmentId = scid ?? before.scid;
    if (enrolmentId !== before.scid) {
      if (before.source === 'bank') refuse('payments/from-report');
      if (!(await queries.holdEnrolment(tx, before.uid, enrolmentId))) refuseEnrolment(enrolmentId);
    }
    const columns = { enrolment_id: enrolmentId, ...columnsOf(tx, { date: before.date, ...input }) };
    if (before.source === 'bank') await refuseOddCorrection(tx, id, before.amount, columns);
    const changed = await queries.update(tx, { id, version }, columns);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: ['payment.edit'], subjectId: id, current: after });
    await audit(tx, { action: 'payment.edit', subjectId: id, forUserId: before.uid, before, after });
    announcePayments(tx, [before.uid]);
    return after;
  });

/** A payment entered by hand in error: it stays, with the reason, and counts in no sum. */
export const withdraw = (ctx: SignedInCtx, id: number, { reason, version }: Withdrawal) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    if (before.source === 'bank') refuse('payments/from-report');
    if (before.withdrawn) refuse('payments/withdrawn');
    const changed = await queries.withdraw(tx, { id, version }, tx.actor.id, reason);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed)
      await refuseStale(tx, { actions: ['payment.edit', 'payment.withdraw'], subjectId: id, current: after });
    await audit(tx, { action: 'payment.withdraw', subjectId: id, forUserId: before.uid, before, after });
    announcePayments(tx, [before.uid]);
    return after;
  });

/** The booked parts of a row add up to it; a single payment may differ, with a reason. */
const refuseOddCorrection = async (
  ctx: Ctx,
  id: number,
  before: number,
  { amount, comment }: { readonly amount: number; readonly comment: string },
): Promise<void> => {
  const row = getOrRefuse(await queries.findBankRow(ctx, id));
  if (amount !== before && row.parts > 1) refuse('payments/part-of-split');
  if (row.parts === 1 && amount !== row.amount && comment === '') refuse('payments/reason-of-correction');
};

/** Open screens of the accountant and of these students follow the change. */
export const announcePayments = (ctx: Ctx, uids: readonly number[]): void => {
  const { realtime, roleTable } = ctx.services;
  const ids = [...new Set(uids)];
  ctx.afterCommit(() =>
    realtime.publish({ roles: roleTable['settlements.manage'], users: ids }, 'payments', ids),
  );
};

const refuseEnrolment = (scid: number | null | undefined): never =>
  refuse(scid ? 'payments/unknown-enrolment' : 'payments/no-enrolment');

const columnsOf = (ctx: Ctx, { amount, date, comment }: Omit<NewPayment, 'scid'>) => ({
  amount,
  date: date || ctx.clock.today(),
  comment: comment ?? '',
});

/** Over the enrolments of a person that are not archived. */
export const judgeDuesOf = (ctx: Ctx, rows: readonly PlannedRow[]): Dues =>
  judgeTogether(
    rows
      .filter(({ archived }) => !archived)
      .map((row) => ({ plan: readPlan(ctx, row), paid: row.paid + row.user_paid })),
    ctx.clock.today(),
  );
type PlannedRow = Pick<
  queries.SettledRow,
  'archived' | 'date' | 'price' | 'paid' | 'user_paid' | 'days' | 'amounts' | 'earliest'
>;

export const enrolmentToWire = (ctx: Ctx, row: queries.SettledRow): SettledEnrolment => {
  const { first_price, second_price, bank_account, price, paid, user_paid, balance, ...enrolment } = row;
  return {
    ...enrolment,
    dues: judgeDues(readPlan(ctx, row), paid + user_paid, ctx.clock.today()),
    planned: row.amounts?.length ?? 0,
    studentCourseBankAccount: bank_account,
    prices: [first_price, second_price].filter((one) => one !== null),
    sums: { price, paid, user_paid, balance },
  };
};
