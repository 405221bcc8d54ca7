import { firstDay, monthOf } from '@indeks/contract/common/months.rules';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { Concern, LecturerReports } from '@indeks/contract/month/report-review/report-review.schemas';
import type { Paging } from '@indeks/contract/common/paging';
import {
  mostDecidedAtOnce,
  type LecturerReportSortKey,
  type ReportPart,
} from '@indeks/contract/month/report-review/report-review.keys';
import {
  findReport,
  listReports,
  reportToWire,
  storeJudged,
  typesSentBy,
} from '#modules/month/monthly-reports/index.ts';
import { getOwner, getPersonFor } from '#modules/identity/people/index.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { recordedMonths } from './concerns.queries.ts';
import { findConcerns } from './concerns.rules.ts';
import * as lecturers from './lecturers.queries.ts';
import * as nextOnes from './next-waiting.queries.ts';

interface RangeOfPerson {
  readonly from: string;
  readonly to: string;
  readonly user?: number | undefined;
}

export const list = async (ctx: SignedInCtx, { user, from, to }: RangeOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const reports = await listReports(ctx, person.id, firstDay(monthOf(from)), to);
  return { items: reports.map(reportToWire) };
};

interface LecturersQuery extends Paging<LecturerReportSortKey> {
  readonly from: string;
  readonly waiting?: 'true' | 'false' | undefined;
  readonly type?: ReportType | undefined;
  readonly place?: number | undefined;
  readonly part?: ReportPart | undefined;
}

/** One row per person. Concerns are looked for only where a report of the page waits. */
export const listAll = async (ctx: SignedInCtx, { from, waiting, ...filter }: LecturersQuery) => {
  const month = monthOf(from);
  const onlyWaiting = waiting === 'true' && filter.part === undefined;
  // Their order says of which there are concerns.
  if (onlyWaiting) await judgeRest(ctx, month);
  const page = await lecturers.list(ctx, { ...filter, month, onlyWaiting });
  const waitingOnes = page.items.flatMap(({ id, reports }) =>
    judgedTypes
      .filter((type) => reports[type]?.status === reportStatus.sent)
      .map((type) => ({ user_id: id, type })),
  );
  const concerns = await concernsAbout(ctx, waitingOnes, month);
  return {
    ...page,
    items: page.items.map(({ id, name, listed_name, role, left, reports }): LecturerReports => ({
      uid: id,
      name,
      listed_name,
      role,
      left,
      sends: typesSentBy(role, ctx.services.roleTable),
      report_time: reports.czas ?? null,
      report_trip: reports.przejazd ?? null,
      report_meeting: reports.zjazd ?? null,
      concerns: concerns.get(id) ?? [],
    })),
  };
};

export const backlog = (ctx: SignedInCtx) => nextOnes.backlog(ctx);

/** Beside a person's month: what to look at in the reports that wait, and where the next one is. */
export const review = async (
  ctx: SignedInCtx,
  userId: number,
  { month, type }: { readonly month: string; readonly type: ReportType },
) => {
  const { name } = await getOwner(ctx, userId);
  const report = await findReport(ctx, { userId, type, month });
  const waits = report?.status === reportStatus.sent ? [{ user_id: userId, type }] : [];
  const concerns = await concernsAbout(ctx, waits, month);
  const next = await nextOnes.nextWaiting(ctx, { userId, type, month });
  return { name, concerns: concerns.get(userId) ?? [], next: next ?? null };
};

/** A stored judgement stays valid until an entry changes, so counting costs the same however many reports wait. */
export const waiting = async (ctx: SignedInCtx, month: string) => {
  const first = await judgeRest(ctx, month);
  if (isWhole(first)) return countsToWire(first);
  const counts = await lecturers.countWaiting(ctx, month);
  // Reports that others hold at this moment are judged for this answer alone.
  const rest = isWhole(counts) ? [] : await lecturers.unjudged(ctx, month);
  const clean = counts.clean + (await cleanOnes(ctx, rest, month)).length;
  return countsToWire({ ...counts, clean: Math.min(clean, mostDecidedAtOnce) });
};

const countsToWire = ({ waiting: all, clean, doubted_people }: lecturers.WaitingCounts) => ({
  waiting: all,
  clean,
  doubted_people,
});

/** Judges reports without a stored judgement; returns the earlier count. */
const judgeRest = async (ctx: SignedInCtx, month: string): Promise<lecturers.WaitingCounts> => {
  const counts = await lecturers.countWaiting(ctx, month);
  if (!isWhole(counts)) await transact(ctx, (tx) => judge(tx, month));
  return counts;
};

const isWhole = ({ unjudged, clean }: lecturers.WaitingCounts): boolean =>
  unjudged === 0 || clean === mostDecidedAtOnce;

/** Determines for reports without a stored judgement whether they are clean, and stores the result. */
export const judge = async (ctx: Ctx, month: string): Promise<void> => {
  const held = await lecturers.holdUnjudged(ctx, month);
  if (held.length > 0) await storeJudged(ctx, toIds(held), toIds(await cleanOnes(ctx, held, month)));
};

const toIds = (reports: readonly { readonly id: number }[]): number[] => reports.map(({ id }) => id);

type WaitingOne = Pick<lecturers.WaitingReport, 'user_id' | 'type'>;

/** The waiting reports about which no concern was found. */
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
    return [userId, findConcerns(recorded).filter(({ type }) => types.includes(type))] as const;
  });
  return new Map(concerns);
};

/** Reports of weekends raise no concerns. */
const judgedTypes: readonly ReportType[] = ['czas', 'przejazd'];
