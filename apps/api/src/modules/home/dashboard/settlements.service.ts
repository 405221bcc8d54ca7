import { cardLines } from '@indeks/contract/common/cards.rules';
import type { SettlementsToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { firstDay, monthAfter, monthOf } from '@indeks/contract/common/months.rules';
import { findLargestOverdue, findSettledStudents, sumOverdue } from '#modules/money/payments/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './settlements.queries.ts';

/** The cards of an accountant's first page. */
export const settlementsToday = async (ctx: SignedInCtx): Promise<SettlementsToday> => ({
  reports: (await queries.latestReports(ctx)).map(({ added_at, accepted_at, ...report }) =>
    Object.assign(report, { timestamp: added_at.toISOString(), accepted: accepted_at !== null }),
  ),
  waiting: await queries.waitingPayments(ctx),
  received: await received(ctx),
  overpaid: await queries.sumOverpaid(ctx),
  overdue: await sumOverdue(ctx),
  arrears: await largestArrears(ctx),
});

const shownMonths = 12;

const received = async (ctx: SignedInCtx): Promise<SettlementsToday['received']> => {
  const month = monthOf(ctx.clock.today());
  const months = Array.from({ length: shownMonths }, (_, index) =>
    monthAfter(month, index + 1 - shownMonths),
  );
  const sums = await queries.receivedSince(ctx, firstDay(months[0] ?? month));
  const sumOf = (of: string) => sums.find((one) => one.month === of);
  return {
    months: months.map((of) => ({ month: of, value: sumOf(of)?.sum ?? 0 })),
    payments: sumOf(month)?.payments ?? 0,
  };
};

const largestArrears = async (ctx: SignedInCtx): Promise<SettlementsToday['arrears']> => {
  const ids = await findLargestOverdue(ctx, cardLines);
  const people = await findSettledStudents(ctx, ids);
  const items = ids.flatMap((id) => people.filter((person) => person.id === id));
  const days = await queries.latestPayments(ctx, ids);
  const lastPaymentOf = (id: number) => days.find((person) => person.id === id)?.lastPayment ?? null;
  return items.map(({ id, name, listed_name, avatar, sums, dues, enrolments, reminded }) => ({
    id,
    name,
    listed_name,
    avatar,
    courseName: enrolments[0]?.courseName ?? '',
    date: enrolments[0]?.date ?? '',
    price: sums.price,
    paid: sums.paid + sums.user_paid,
    owed: dues.owed,
    days: dues.overdueDays,
    lastPayment: lastPaymentOf(id),
    reminded,
  }));
};
