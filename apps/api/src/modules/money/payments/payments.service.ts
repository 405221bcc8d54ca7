import type {
  NewPayment,
  PaymentEdit,
  SettledEnrolment,
  SettlementsOfPerson,
} from '@indeks/contract/payments/payments.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { judgeDues } from './instalments.rules.ts';
import { abilities } from './payments.policy.ts';
import * as queries from './payments.queries.ts';
import { addSums } from './payments.rules.ts';
import { planOf, planToWire } from './planning.service.ts';
import { latestDay } from './reminders.queries.ts';

export const settlementsOfPerson = async (ctx: SignedInCtx, id: number): Promise<SettlementsOfPerson> => {
  const person = getOrRefuse(await queries.findPerson(ctx, id));
  const enrolments = (await queries.listEnrolments(ctx, id)).map((row) =>
    Object.assign(enrolmentToWire(ctx, row), {
      plan: planToWire(ctx, { ...row, version: row.plan_version }),
    }),
  );
  return {
    person,
    enrolments,
    sums: addSums(enrolments.filter(({ archived }) => !archived).map(({ sums }) => sums)),
    payments: await queries.paymentsOfPerson(ctx, id).execute(),
    reminded: await latestDay(ctx, id),
    can: abilities(ctx.actor, ctx.services.roleTable),
  };
};

export const create = (ctx: SignedInCtx, uid: number, { scid, ...input }: NewPayment) =>
  transact(ctx, async (tx) => {
    getOrRefuse(await queries.findPerson(tx, uid));
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
    const enrolmentId = scid ?? before.scid;
    if (enrolmentId !== before.scid) {
      if (before.source === 'bank') refuse('payments/from-report');
      if (!(await queries.holdEnrolment(tx, before.uid, enrolmentId))) refuseEnrolment(enrolmentId);
    }
    const columns = { enrolment_id: enrolmentId, ...columnsOf(tx, { date: before.date, ...input }) };
    const changed = await queries.update(tx, { id, version }, columns);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: ['payment.edit'], subjectId: id, current: after });
    await audit(tx, { action: 'payment.edit', subjectId: id, forUserId: before.uid, before, after });
    announcePayments(tx, [before.uid]);
    return after;
  });

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

export const enrolmentToWire = (ctx: Ctx, row: queries.SettledRow): SettledEnrolment => {
  const { first_price, second_price, bank_account, price, paid, user_paid, balance, ...enrolment } = row;
  return {
    ...enrolment,
    dues: judgeDues(planOf(ctx, row), paid + user_paid, ctx.clock.today()),
    planned: row.amounts?.length ?? 0,
    studentCourseBankAccount: bank_account,
    prices: [first_price, second_price].filter((one) => one !== null),
    sums: { price, paid, user_paid, balance },
  };
};
