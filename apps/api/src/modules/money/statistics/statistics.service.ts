import { filterInFileName } from '@indeks/contract/common/format';
import type { Grouping } from '@indeks/contract/money/statistics/statistics.keys';
import type { StatisticsFilter } from '@indeks/contract/money/statistics/statistics.schemas';
import { namesOfFilter } from '#modules/studies/students/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { groupColumns, trendColumns } from './statistics.csv.ts';
import * as queries from './statistics.queries.ts';

export const settlements = async (ctx: SignedInCtx, filter: StatisticsFilter) => {
  const sums = await queries.sumMoney(ctx, filter);
  const last = await queries.findLastReport(ctx);
  return { items: [{ ...sums, lastReport: last?.added_at.toISOString() ?? null }] };
};

interface Grouped extends queries.GroupedFilter {
  readonly groupBy?: Grouping | undefined;
}

export const grouped = async (ctx: SignedInCtx, { groupBy, ...filter }: Grouped) => {
  const count = async (grouping: Grouping) =>
    groupBy === undefined || groupBy === grouping
      ? queries.countBy(ctx, grouping, filter).limit(mostShown).execute()
      : [];
  const pid = await count('pid');
  const cid = await count('cid');
  return { pid, cid, total: { pid: pid[0]?.groups ?? 0, cid: cid[0]?.groups ?? 0 } };
};
/** More than a table on a screen should have; the file has all. */
const mostShown = 100;

export const groupedCsv = async (
  ctx: SignedInCtx,
  { groupBy, ...filter }: Grouped & { groupBy: Grouping },
) => {
  const intakes = filter.date?.map((intake) => intake.slice(0, 7)).join(' ');
  const chosen = [filter.pid, filter.cid].map((ids) => (ids?.length === 1 ? ids[0] : undefined));
  const { place, course } = await namesOfFilter(ctx, { pid: chosen[0], cid: chosen[1] });
  const name = `${fileNames[groupBy]}${filterInFileName(intakes, place, course)}-${ctx.clock.today()}.csv`;
  return csvAnswer(ctx, groupColumns[groupBy], queries.countBy(ctx, groupBy, filter).stream(200), name);
};
const fileNames = { pid: 'sluchacze-wedlug-miast', cid: 'sluchacze-wedlug-kierunkow' } as const;

export const groups = async (ctx: SignedInCtx, filter: StatisticsFilter) => ({
  items: await queries.countByCourses(ctx, filter),
});

export const trends = async (ctx: SignedInCtx) => ({ items: await queries.trendRows(ctx).execute() });

export const trendsCsv = (ctx: SignedInCtx) =>
  csvAnswer(
    ctx,
    trendColumns,
    queries.trendRows(ctx).stream(200),
    `udzial-kierunkow-${ctx.clock.today()}.csv`,
  );

export const users = async (ctx: SignedInCtx) =>
  getOrRefuse(await queries.countEverything(ctx, ctx.clock.today()));
