import {
  sumOfInstalments,
  type InstalmentPlanEdit,
} from '@indeks/contract/money/payments/instalment-plans.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announcePayments } from '../payments.service.ts';
import { planToWire } from './planning.service.ts';
import * as queries from './plans.queries.ts';

export const save = (ctx: SignedInCtx, scid: number, { instalments, version }: InstalmentPlanEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.hold(tx, scid));
    const fits = instalments.length === 0 || sumOfInstalments(instalments) === before.price;
    if (before.version === version && !fits) refuse('payments/plan-sum');
    const changed = await queries.write(tx, { id: scid, version }, instalments);
    const after = getOrRefuse(await queries.find(tx, scid));
    if (!changed)
      await refuseStale(tx, {
        actions: ['instalment-plan.edit', 'enrolment.edit'],
        subjectId: scid,
        current: planToWire(tx, after),
      });
    await audit(tx, {
      action: 'instalment-plan.edit',
      subjectId: scid,
      forUserId: before.uid,
      before,
      after,
    });
    announcePayments(tx, [before.uid]);
    return planToWire(tx, after);
  });
