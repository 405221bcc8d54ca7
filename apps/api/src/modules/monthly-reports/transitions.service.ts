import { firstDay, lastDay, monthOf } from '@indeks/contract/months/months.rules';
import type { Report } from '@indeks/contract/months/months.schemas';
import { reportStatus } from '@indeks/contract/months/report-status';
import type { Decision, Submission } from '@indeks/contract/reports/reports.schemas';
import {
  canTake,
  findReport,
  hasBegun,
  holdForSending,
  maySend,
  reportToWire,
  type ReportRow,
} from '#modules/months/index.ts';
import {
  actedFor,
  announceToOwner,
  announceToOwners,
  idsByOwner,
  ownerOf,
  personFor,
} from '#modules/people/index.ts';
import { fixRates } from '#modules/trips/index.ts';
import { audit, auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse, refuseStale } from '#platform/errors.ts';
import { holdWaiting } from './lecturers.queries.ts';
import * as queries from './reports.queries.ts';
import { cleanOnes } from './reports.service.ts';

/** Sends one's own month of one kind, for the first time or again after it was rejected. */
export const submit = (ctx: SignedInCtx, { type, date_from }: Submission): Promise<Report> =>
  transact(ctx, async (tx) => {
    const key = { userId: tx.actor.id, type, month: monthOf(date_from) };
    if (!maySend({ actor: tx.actor, table: tx.services.roleTable }, type)) refuse('auth/not-allowed');
    if (!hasBegun(key.month, tx.clock.today())) refuse('report/month-not-over');
    const person = await personFor(tx, undefined);
    await holdForSending(tx, key);
    if (!(await queries.hasEntries(tx, key))) refuse('report/nothing-to-send');
    const before = await findReport(tx, key);
    const after = (await queries.send(tx, key)) ?? refuse('report/already-sent');
    await audit(tx, { action: 'report.send', subjectId: after.id, before, after });
    announceToOwner(tx, person.id, 'reports', [after.id]);
    return reportToWire(after);
  });

/** The secretariat accepts or rejects a month that waits. Of two who decide at once one wins, the other is told. */
export const decide = (ctx: SignedInCtx, userId: number, input: Decision): Promise<Report> =>
  transact(ctx, async (tx) => {
    const person = await ownerOf(tx, userId);
    const key = { userId, type: input.type, month: monthOf(input.date_from) };
    const before = getOrRefuse(await findReport(tx, key));
    const accepts = input.status === reportStatus.accepted;
    const verdict = { status: input.status, reason: accepts ? null : input.reason || null };
    const changed =
      canTake(before.status, accepts ? 'accept' : 'reject') &&
      (await queries.decide(tx, { id: before.id, version: input.version }, verdict));
    const after = getOrRefuse(await findReport(tx, key));
    if (!changed) refuseStale(reportToWire(after));
    if (accepts) await fixRatesOf(tx, [after]);
    const action = accepts ? 'report.accept' : 'report.reject';
    await audit(tx, { action, subjectId: after.id, before, after, ...actedFor(tx, person.id) });
    announceToOwner(tx, userId, 'reports', [after.id]);
    return reportToWire(after);
  });

/** Accepts all clean reports of the month or none. A report that somebody else decides at the same moment is left out. */
export const acceptClean = (ctx: SignedInCtx, month: string): Promise<{ accepted: number }> =>
  transact(ctx, async (tx) => {
    const waiting = await holdWaiting(tx, month);
    const clean = await cleanOnes(tx, waiting, month);
    if (clean.length === 0) return { accepted: 0 };
    const accepted = await queries.acceptAll(
      tx,
      clean.map(({ id }) => id),
    );
    await fixRatesOf(tx, accepted);
    await auditAll(
      tx,
      accepted.map((after) => ({
        action: 'report.accept',
        subjectId: after.id,
        forUserId: after.user_id,
        before: { status: reportStatus.sent },
        after,
      })),
    );
    announceToOwners(tx, 'reports', idsByOwner(accepted));
    return { accepted: accepted.length };
  });

/** An accepted month is paid at the rates of its days, whatever becomes of the rates later. */
const fixRatesOf = async (ctx: Ctx, accepted: readonly ReportRow[]): Promise<void> => {
  const reports = accepted.filter(({ type }) => type === 'przejazd');
  const [first] = reports;
  if (!first) return;
  const month = monthOf(first.month);
  const userIds = reports.map(({ user_id }) => user_id);
  await fixRates(ctx, { userIds, from: firstDay(month), to: lastDay(month) });
};
