import { firstDay, lastDay, monthOf } from '@indeks/contract/common/months.rules';
import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { Decision, TakeBack } from '@indeks/contract/month/report-review/report-review.schemas';
import {
  acceptReports,
  canTake,
  decideReport,
  findReport,
  reportToWire,
  type ReportRow,
} from '#modules/month/monthly-reports/index.ts';
import { notify } from '#modules/notices/notifications/index.ts';
import {
  actedFor,
  announceToOwner,
  announceToOwners,
  idsByOwner,
  getOwner,
} from '#modules/identity/people/index.ts';
import { fixRates, releaseRates } from '#modules/month/trips/index.ts';
import { audit, auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { holdClean, holdSenders } from './lecturers.queries.ts';
import { decisionMailJob } from './report-review.jobs.ts';
import { cleanOnes, judge } from './report-review.service.ts';
import { toldDecision } from './told-decisions.ts';

/** The secretariat accepts or rejects a month that waits. Of two who decide at once one wins, the other is told. */
export const decide = (ctx: SignedInCtx, userId: number, input: Decision): Promise<Report> =>
  transact(ctx, async (tx) => {
    const person = await getOwner(tx, userId);
    const key = { userId, type: input.type, month: monthOf(input.date_from) };
    await holdPeople(tx, [userId]);
    const before = getOrRefuse(await findReport(tx, key));
    const accepts = input.status === reportStatus.accepted;
    const verdict = { status: input.status, reason: accepts ? null : input.reason || null };
    // A month that was changed after it had been accepted is accepted anew, at the rates of its days.
    const again = accepts && before.status === reportStatus.accepted && before.changed_at !== null;
    const changed =
      (again || canTake(before.status, accepts ? 'accept' : 'reject')) &&
      (await decideReport(tx, { id: before.id, version: input.version }, verdict));
    const after = getOrRefuse(await findReport(tx, key));
    if (!changed) await refuseStale(tx, staleOf(after));
    if (accepts) await fixRatesOf(tx, [after]);
    if (!accepts) await mailDecision(tx, after, 'reject');
    await notify(tx, [toldDecision(after, accepts ? 'report-accepted' : 'report-rejected')]);
    const action = accepts ? 'report.accept' : 'report.reject';
    await audit(tx, { action, subjectId: after.id, before, after, ...actedFor(tx, person.id) });
    announceToOwner(tx, userId, 'reports', [after.id]);
    return reportToWire(after);
  });

/** The secretariat takes its acceptance back: the month is rejected with a reason, and the lecturer is told. */
export const takeBack = (ctx: SignedInCtx, userId: number, input: TakeBack): Promise<Report> =>
  transact(ctx, async (tx) => {
    const person = await getOwner(tx, userId);
    const key = { userId, type: input.type, month: monthOf(input.date_from) };
    await holdPeople(tx, [userId]);
    const before = getOrRefuse(await findReport(tx, key));
    const verdict = { status: reportStatus.rejected, reason: input.reason };
    const changed =
      canTake(before.status, 'take-back') &&
      (await decideReport(tx, { id: before.id, version: input.version }, verdict));
    const after = getOrRefuse(await findReport(tx, key));
    if (!changed) await refuseStale(tx, staleOf(after));
    if (after.type === 'przejazd') await releaseRates(tx, daysOf([after]));
    await mailDecision(tx, after, 'take-back');
    await notify(tx, [toldDecision(after, 'report-taken-back')]);
    await audit(tx, {
      action: 'report.take-back',
      subjectId: after.id,
      before,
      after,
      ...actedFor(tx, person.id),
    });
    announceToOwner(tx, userId, 'reports', [after.id]);
    return reportToWire(after);
  });

/**
 * Accepts the clean reports of the month, all or none; of very many the first. A report that somebody else decides at the
 * same moment is left out.
 */
export const acceptClean = (ctx: SignedInCtx, month: string): Promise<{ accepted: number }> =>
  transact(ctx, async (tx) => {
    await holdSenders(tx, month);
    await judge(tx, month);
    // Held, their entries change no more; one may have changed just before.
    const clean = await cleanOnes(tx, await holdClean(tx, month), month);
    if (clean.length === 0) return { accepted: 0 };
    const accepted = await acceptReports(
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
    await notify(
      tx,
      accepted.map((report) => toldDecision(report, 'report-accepted')),
    );
    announceToOwners(tx, 'reports', idsByOwner(accepted));
    return { accepted: accepted.length };
  });

const mailDecision = (tx: Ctx, { id, version }: ReportRow, step: 'reject' | 'take-back') =>
  tx.services.jobs.enqueue(tx, decisionMailJob, { reportId: id, version, step });

/** An accepted month is paid at the rates of its days, whatever becomes of the rates later. */
const fixRatesOf = async (ctx: Ctx, accepted: readonly ReportRow[]): Promise<void> => {
  const reports = accepted.filter(({ type }) => type === 'przejazd');
  if (reports.length > 0) await fixRates(ctx, daysOf(reports));
};

/** The days of reports of one month, and whose they are. */
const daysOf = (reports: readonly ReportRow[]) => {
  const month = monthOf(reports[0]?.month ?? '');
  return { userIds: reports.map(({ user_id }) => user_id), from: firstDay(month), to: lastDay(month) };
};

const staleOf = (report: ReportRow) => ({
  actions: [
    'report.send',
    'report.accept',
    'report.reject',
    'report.withdraw',
    'report.take-back',
    'report.change-accepted',
  ],
  subjectId: report.id,
  current: reportToWire(report),
});
