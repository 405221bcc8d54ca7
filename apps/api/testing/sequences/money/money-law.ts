import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import {
  bankReportRoutes as reports,
  bankRowRoutes,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { findWrongThings, readKeptThings } from '#platform/kept/kept.ts';
import { listReports, type MoneyModel, type MoneyReal, type SeenReport } from './money-world.ts';

const bearing = new Set<string>(['matched', 'unmatched', 'explained', 'dismissed']);
const sumUp = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What does not hold of the money: over HTTP as an accountant sees it, and by the comparisons of every night. */
export const findWrongMoney = async (model: Readonly<MoneyModel>, real: MoneyReal): Promise<string[]> => {
  const seen = await listReports(real);
  return [
    ...judgeTransfers(model, seen),
    ...seen.flatMap((report) => report.rows.flatMap((row) => judgeRow(report, row))),
    ...(await judgeQueue(real, seen)),
    ...(await judgeBalances(model, real, seen)),
    ...(await judgeReports(real, seen)),
    ...(await judgeKept(real)),
  ];
};

/** Every transfer of a file that can be accepted counts once, or waits for the answer whether it is another one. */
const judgeTransfers = (model: Readonly<MoneyModel>, seen: readonly SeenReport[]): string[] => {
  const live = model.sent.filter(({ removed, acceptable }) => !removed && acceptable);
  const acceptable = new Set(live.map(({ reportId }) => reportId));
  const told = new Set(live.flatMap(({ holds }) => holds));
  const groups = Map.groupBy(model.transfers.keys(), (index) => nameOf(model.transfers[index]));
  const rows = seen.flatMap((report) => (acceptable.has(report.id) ? report.rows : []));
  return [...groups].flatMap(([name, indexes]) => {
    const expected = sumUp(
      indexes.map((index) => (told.has(index) ? (model.transfers[index]?.times ?? 0) : 0)),
    );
    const own = rows.filter((row) => nameOf(row) === name);
    const counting = own.filter(({ state }) => bearing.has(state)).length;
    const asked = own.filter(({ state }) => state === 'asked').length;
    if (counting > expected) return [`doubled: ${name} counts ${counting} times, not ${expected}`];
    return counting + asked < expected ? [`lost: ${name} counts ${counting} times, not ${expected}`] : [];
  });
};

/** Formats write the account whole or by its end. */
const nameOf = (
  row: { readonly account: string; readonly amount: number; readonly date: string | null } | undefined,
): string => (row ? `${row.amount} of ${row.date} to …${row.account.slice(-12)}` : '');

/** Parts add up to their row, unless one part was corrected and says why. */
const judgeRow = ({ id, accepted }: SeenReport, row: BankRowItem): string[] => {
  const where = `row ${row.id} of report ${id}, ${row.state}`;
  const booked = row.parts.filter(({ payment }) => payment !== null);
  if (booked.length > 0 && !accepted) return [`booked before it was accepted: ${where}`];
  const isGiven = row.state === 'explained' || (row.state === 'matched' && accepted);
  if (!isGiven) return row.parts.length > 0 ? [`parts of what is not given: ${where}`] : [];
  if (accepted && booked.length < row.parts.length) return [`not booked: ${where}`];
  const sum = sumUp(row.parts.map(({ amount }) => amount));
  const isCorrected = row.parts.length === 1 && row.parts[0]?.payment?.comment !== '' && accepted;
  return sum === row.amount || isCorrected ? [] : [`lost: ${sum} of ${row.amount} is given, ${where}`];
};

const judgeQueue = async ({ accountant }: MoneyReal, seen: readonly SeenReport[]): Promise<string[]> => {
  const { body } = await accountant.call(bankRowRoutes.waiting, { query: { page: 1, itemsPerPage: 100 } });
  const shown = new Set(body.items.map(({ id }) => id));
  const waiting = seen.flatMap(({ accepted, rows }) =>
    accepted ? rows.filter(({ state }) => state === 'unmatched' || state === 'asked') : [],
  );
  const missing = waiting.filter(({ id }) => !shown.has(id)).map(({ id }) => `not in the queue: row ${id}`);
  return shown.size > waiting.length ? [...missing, 'the queue shows what does not wait'] : missing;
};

/** What an enrolment has paid is what the rows say, and what was entered by hand. */
const judgeBalances = async (
  model: Readonly<MoneyModel>,
  { accountant, enrolments }: MoneyReal,
  seen: readonly SeenReport[],
): Promise<string[]> => {
  const parts = seen.flatMap(({ rows }) => rows.flatMap((row) => row.parts));
  const uids = [...new Set(enrolments.map(({ uid }) => uid))];
  const answers = await Promise.all(
    uids.map((id) => accountant.call(paymentRoutes.ofPerson, { params: { id } })),
  );
  return answers.flatMap(({ body }) =>
    body.enrolments.flatMap(({ id, sums }) => {
      const fromBank = parts.filter(({ scid, payment }) => scid === id && payment !== null);
      const byHand = [...model.byHand.values()].filter(({ enrolment }) => enrolment === id);
      const expected = [sumUp(fromBank.map((part) => part.amount)), sumUp(byHand.map((part) => part.amount))];
      const kept = [sums.paid, sums.user_paid];
      const differs = kept.some((sum, index) => sum !== expected[index]);
      const isBalanced = sums.balance === sums.price - sums.paid - sums.user_paid;
      return differs || !isBalanced
        ? [`enrolment ${id} has paid ${kept.join(' + ')}, not ${expected.join(' + ')}`]
        : [];
    }),
  );
};

const judgeReports = async ({ accountant }: MoneyReal, seen: readonly SeenReport[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { id, rows, sum } of seen) {
    const { body } = await accountant.call(reports.get, { params: { id } });
    const total = sumUp(Object.values(body.states).map((state) => state.sum));
    if (total !== sumUp(rows.map(({ amount }) => amount)))
      wrong.push(`the states of report ${id} do not add up`);
    const booked = rows.flatMap(({ parts }) => parts).filter(({ payment }) => payment !== null);
    if (sum !== sumUp(booked.map(({ amount }) => amount))) wrong.push(`the sum of report ${id} is wrong`);
  }
  return wrong;
};

const judgeKept = async ({ ctx }: MoneyReal): Promise<string[]> => {
  const things = await keptThings;
  const wrong = await findWrongThings(ctx, things);
  return wrong.map(({ name, rows }) => `kept: ${name} ${JSON.stringify(rows)}`);
};
/** The kept things that concern money, and the lists made from it. */
const keptThings = readKeptThings().then((things) =>
  things.filter(
    ({ name }) =>
      !/users|reports \((clean|sender)|grade_|protocol|subjects|conversation|broadcast/.test(name),
  ),
);
