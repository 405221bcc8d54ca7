import { filterInFileName } from '@indeks/contract/common/format';
import type { GraduationState } from '@indeks/contract/studies/graduation/graduation.keys';
import type { Graduate } from '@indeks/contract/studies/graduation/graduation.schemas';
import { namesOfFilter } from '#modules/studies/students/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { graduationColumns } from './graduation.csv.ts';
import * as queries from './graduation.queries.ts';

export const list = async (ctx: SignedInCtx, filter: queries.GraduationFilter) => {
  const page = await queries.list(ctx, filter);
  return { ...page, items: page.items.map(toWire) };
};

export const exportCsv = async (ctx: SignedInCtx, filter: queries.GraduationFilter) => {
  const { course } = await namesOfFilter(ctx, { cid: filter.cid });
  const state = filter.state && stateWords[filter.state];
  const words = filterInFileName(filter.date?.slice(0, 7), course, state, filter.search);
  const name = `ukonczenie-studiow${words}-${ctx.clock.today()}.csv`;
  return csvAnswer(ctx, graduationColumns, exported(queries.stream(ctx, filter)), name);
};

const stateWords: Readonly<Record<GraduationState, string>> = { ready: 'gotowi', lacking: 'z brakami' };

const toWire = ({ lacking, balance, ...row }: queries.GraduateRow): Graduate => ({
  ...row,
  lacking: lacking.map(({ name, value }) => ({ name, grade: value === null ? null : value / 10 })),
  owed: Math.max(balance, 0),
});

async function* exported(rows: ReturnType<typeof queries.stream>): AsyncGenerator<Graduate> {
  for await (const row of rows) yield toWire(row);
}
