import { filterInFileName } from '@indeks/contract/common/format';
import { judgePaymentState } from '@indeks/contract/money/payments/payment-state.rules';
import type { SettledStudent, SettledTotals } from '@indeks/contract/money/payments/payments.schemas';
import { namesOfFilter } from '#modules/studies/students/index.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { abilities } from '../payments.policy.ts';
import { addSums } from '../payments.rules.ts';
import { enrolmentToWire, judgeDuesOf } from '../payments.service.ts';
import { settlementColumns, type NumberedRow } from './settled-students.csv.ts';
import * as queries from './settled-students.queries.ts';

export const list = async (ctx: SignedInCtx, filter: queries.SettlementsFilter) => {
  const page = await queries.list(ctx, filter);
  const items = page.items.map((row) => toWire(ctx, row, filter.archived));
  return { ...page, items, can: abilities(ctx.actor, ctx.services.roleTable) };
};

/** The sums of everybody in a list; empty for a list that is too long to be summed at once. */
export const addUp = async (ctx: SignedInCtx, filter: queries.SettlementsFilter): Promise<SettledTotals> => {
  const { ids, capped } = await queries.findIds(ctx, filter);
  const sum = capped ? undefined : await queries.addUp(ctx, ids, filter.archived);
  if (!sum) return { totals: null };
  const { owed, late, ...sums } = sum;
  return { totals: { sums, owed, late } };
};

/** The sums of the named people, without archived enrolments. */
export const findSettledStudents = async (ctx: Ctx, ids: readonly number[]): Promise<SettledStudent[]> =>
  (await queries.findMany(ctx, ids)).map((row) => toWire(ctx, row));

export const exportCsv = async (ctx: SignedInCtx, filter: queries.SettlementsFilter) => {
  const intakes = filter.date?.map((intake) => intake.slice(0, 7)).join(' ');
  const { place, course } = await namesOfFilter(ctx, filter);
  const state = [filter.state && stateWords[filter.state], filter.archived && 'z archiwum'];
  const words = filterInFileName(intakes, place, course, state.filter(Boolean).join(' '), filter.search);
  const name = `rozliczenia${words}-${ctx.clock.today()}.csv`;
  return csvAnswer(ctx, settlementColumns, numbered(ctx, queries.stream(ctx, filter)), name);
};

const stateWords: Readonly<Record<NonNullable<queries.SettlementsFilter['state']>, string>> = {
  owed: 'niespłacone',
  overpaid: 'nadpłaty',
  unpaid: 'bez wpłat',
  overdue: 'po terminie',
  'overdue-month': 'po terminie do 30 dni',
  'overdue-quarter': 'po terminie 31-90 dni',
  'overdue-longer': 'po terminie ponad 90 dni',
};

const toWire = (
  ctx: Ctx,
  { every, enrolments, ...person }: Awaited<ReturnType<typeof queries.findMany>>[number],
  withArchived = false,
): SettledStudent => ({
  ...person,
  sums: addSums(withArchived ? every : every.filter(({ archived }) => !archived)),
  dues: judgeDuesOf(ctx, every),
  enrolments: enrolments.map((row) => enrolmentToWire(ctx, row)),
});

async function* numbered(ctx: Ctx, rows: ReturnType<typeof queries.stream>): AsyncGenerator<NumberedRow> {
  let number = 0;
  for await (const row of rows) {
    number += 1;
    const { dues, sums } = enrolmentToWire(ctx, row);
    const state = judgePaymentState(row.archived ? nothingDue : dues, sums.balance, ctx.clock.today());
    yield { ...row, number, state };
  }
}

/** No payment is due for an archived enrolment. */
const nothingDue = { owed: 0, overdueDays: 0, next: null };
