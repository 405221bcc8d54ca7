import { firstDay, lastDay, monthOf } from '@indeks/contract/months/months.rules';
import type { Report } from '@indeks/contract/months/months.schemas';
import type { Decision, Submission } from '@indeks/contract/reports/reports.schemas';
import { actedFor, announceToOwner, announceToOwners, ownerOf, personFor } from '#modules/people/index.ts';
import { fixRates } from '#modules/rates/index.ts';
import { audit, auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { holdWaiting } from './lecturers.queries.ts';
import { hasBegun, maySend } from './months.policy.ts';
import * as queries from './reports.queries.ts';
import { cleanOnes } from './reports.service.ts';

/** Sends one's own month of one kind, for the first time or again after it was rejected. */
export const submit = (ctx: SignedInCtx, { type, date_from }: Submission): Promise<Report> =>
  transact(ctx, async (tx) => {
    const key = { userId: tx.actor.id, type, month: monthOf(date_from) };
    if (!maySend({ actor: tx.actor, table: tx.services.roleTable }, type)) refuse('auth/not-allowed');
    if (!hasBegun(key.month, tx.clock.today())) refuse('report/month-not-over');
    const person = await personFor(tx, undefined);
    await queries.holdForSending(tx, key);
    if (!(await queries.hasEntries(tx, key))) refuse('report/nothing-to-send');
    const before = await queries.findReport(tx, key);
    const after = (await queries.send(tx, key)) ?? refuse('report/already-sent');
    await audit(tx, { action: 'report.send', subjectId: after.id, before, after });
    announceToOwner(tx, person.id, 'reports', [after.id]);
    return after;
  });

/** The secretariat's word about a month that waits. Of two who speak at once one wins, the other is told. */
export const decide = (ctx: SignedInCtx, userId: number, input: Decision): Promise<Report> =>
  transact(ctx, async (tx) => {
    const person = await ownerOf(tx, userId);
    const key = { userId, type: input.type, month: monthOf(input.date_from) };
    const before = getOrRefuse(await queries.findReport(tx, key));
    const reason = input.status === 0 ? input.reason || null : null;
    const { id } = before;
    const after =
      (await queries.decide(tx, { id, version: input.version }, { status: input.status, reason })) ??
      refuse('record/stale', { details: { current: await queries.findReport(tx, key) } });
    if (after.type === 'przejazd' && after.status === 2) await keepRates(tx, [after]);
    const action = after.status === 2 ? 'report.accept' : 'report.reject';
    await audit(tx, { action, subjectId: id, before, after, ...actedFor(tx, person) });
    announceToOwner(tx, userId, 'reports', [id]);
    return after;
  });

/** All or nothing; a report that somebody decides at the same moment is theirs. */
export const acceptClean = (ctx: SignedInCtx, month: string): Promise<{ accepted: number }> =>
  transact(ctx, async (tx) => {
    const waiting = await holdWaiting(tx, month);
    const clean = await cleanOnes(tx, waiting, month);
    if (clean.length === 0) return { accepted: 0 };
    const accepted = await queries.acceptAll(
      tx,
      clean.map(({ id }) => id),
    );
    await keepRates(tx, accepted);
    await auditAll(
      tx,
      accepted.map((after) => ({
        action: 'report.accept',
        subjectId: after.id,
        forUserId: after.uid,
        before: { status: 1 },
        after,
      })),
    );
    announceToOwners(tx, 'reports', idsByOwner(accepted));
    return { accepted: accepted.length };
  });

const idsByOwner = (reports: readonly Report[]): Map<number, number[]> =>
  Map.groupBy(
    reports.map(({ id }) => id),
    (_, index) => reports[index]?.uid ?? 0,
  );

/** An accepted month is paid at the rates of its days, whatever becomes of the rates later. */
const keepRates = async (ctx: Ctx, accepted: readonly Report[]): Promise<void> => {
  const trips = accepted.filter(({ type }) => type === 'przejazd');
  const [first] = trips;
  if (!first) return;
  const month = monthOf(first.date_from);
  await fixRates(ctx, { userIds: trips.map(({ uid }) => uid), from: firstDay(month), to: lastDay(month) });
};
