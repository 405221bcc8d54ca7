import { firstDay, monthOf } from '@indeks/contract/months/months.rules';
import type { ReportType } from '@indeks/contract/months/months.schemas';
import { reportStatus } from '@indeks/contract/months/report-status';
import type { Concern, LecturerReports } from '@indeks/contract/reports/reports.schemas';
import type { Paging } from '@indeks/contract/common/paging';
import type { LecturerReportSortKey } from '@indeks/contract/reports/reports.keys';
import { listReports, reportToWire } from '#modules/months/index.ts';
import { personFor } from '#modules/people/index.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { recordedMonths } from './concerns.queries.ts';
import { concernsOf } from './concerns.rules.ts';
import * as lecturers from './lecturers.queries.ts';

interface RangeOfPerson {
  readonly from: string;
  readonly to: string;
  readonly user?: number | undefined;
}

export const list = async (ctx: SignedInCtx, { user, from, to }: RangeOfPerson) => {
  const person = await personFor(ctx, user);
  const reports = await listReports(ctx, person.id, firstDay(monthOf(from)), to);
  return { items: reports.map(reportToWire) };
};

interface LecturersQuery extends Paging<LecturerReportSortKey> {
  readonly from: string;
  readonly waiting?: 'true' | 'false' | undefined;
}

/** One row per person. Concerns are looked for only where a report of the page waits. */
export const listAll = async (ctx: SignedInCtx, { from, waiting, ...paging }: LecturersQuery) => {
  const month = monthOf(from);
  const page = await lecturers.list(ctx, { ...paging, month, onlyWaiting: waiting === 'true' });
  const waitingOnes = page.items.flatMap(({ id, reports }) =>
    judgedTypes
      .filter((type) => reports[type]?.status === reportStatus.sent)
      .map((type) => ({ user_id: id, type })),
  );
  const concerns = await concernsAbout(ctx, waitingOnes, month);
  return {
    ...page,
    items: page.items.map(({ id, name, role, reports }): LecturerReports => ({
      uid: id,
      name,
      role,
      report_time: reports.czas ?? null,
      report_trip: reports.przejazd ?? null,
      report_meeting: reports.zjazd ?? null,
      concerns: concerns.get(id) ?? [],
    })),
  };
};

/** What was judged once stays judged until an entry changes: counting costs the same however many wait. */
export const waiting = async (ctx: SignedInCtx, month: string) => {
  const first = await lecturers.countWaiting(ctx, month);
  if (first.unjudged === 0) return { waiting: first.waiting, clean: first.clean };
  const judged = await transact(ctx, (tx) => judge(tx, month));
  if (judged.reports === first.unjudged) return { waiting: first.waiting, clean: first.clean + judged.clean };
  const counts = await lecturers.countWaiting(ctx, month);
  // Reports that others hold at this moment are judged for this answer alone.
  const rest = counts.unjudged === 0 ? [] : await lecturers.unjudged(ctx, month);
  return { waiting: counts.waiting, clean: counts.clean + (await cleanOnes(ctx, rest, month)).length };
};

/** How many reports were judged now, and how many of them are clean. */
const judge = async (ctx: Ctx, month: string): Promise<{ reports: number; clean: number }> => {
  const held = await lecturers.holdUnjudged(ctx, month);
  const clean = await cleanOnes(ctx, held, month);
  if (held.length > 0) await lecturers.storeJudged(ctx, idsOf(held), idsOf(clean));
  return { reports: held.length, clean: clean.length };
};

const idsOf = (reports: readonly { readonly id: number }[]): number[] => reports.map(({ id }) => id);

type WaitingOne = Pick<lecturers.WaitingReport, 'user_id' | 'type'>;

/** Those of the waiting reports that raise no concern. */
export const cleanOnes = async <Report extends WaitingOne>(
  ctx: Ctx,
  reports: readonly Report[],
  month: string,
): Promise<Report[]> => {
  const concerns = await concernsAbout(ctx, reports, month);
  return reports.filter(
    ({ user_id, type }) => !concerns.get(user_id)?.some((concern) => concern.type === type),
  );
};

/** The concerns about waiting reports, by person. */
const concernsAbout = async (
  ctx: Ctx,
  reports: readonly WaitingOne[],
  month: string,
): Promise<ReadonlyMap<number, Concern[]>> => {
  const judged = Map.groupBy(
    reports.filter(({ type }) => judgedTypes.includes(type)),
    ({ user_id }) => user_id,
  );
  if (judged.size === 0) return new Map();
  const months = await recordedMonths(ctx, [...judged.keys()], month);
  const concerns = [...months].map(([userId, recorded]) => {
    const types = judged.get(userId)?.map(({ type }) => type) ?? [];
    return [userId, concernsOf(recorded).filter(({ type }) => types.includes(type))] as const;
  });
  return new Map(concerns);
};

/** Reports of weekends raise no concerns. */
const judgedTypes: readonly ReportType[] = ['czas', 'przejazd'];
