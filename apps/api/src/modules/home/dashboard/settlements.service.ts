import { cardLines } from '@indeks/contract/dashboard/dashboard.rules';
import type { SettlementsToday } from '@indeks/contract/dashboard/dashboard.schemas';
import { firstDay, monthAfter, monthOf } from '@indeks/contract/months/months.rules';
import { countOverdue, listSettledStudents } from '#modules/payments/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './settlements.queries.ts';

/** The cards of an accountant's first page. */
export const settlementsToday = async (ctx: SignedInCtx): Promise<SettlementsToday> => ({
  reports: (await queries.latestReports(ctx)).map(({ added_at, accepted_at, ...report }) =>
    Object.assign(report, { timestamp: added_at.toISOString(), accepted: accepted_at !== null }),
  ),
  waiting: await queries.waitingPayments(ctx),
  received: await received(ctx),
  ...(await queries.sumBalances(ctx)),
  overdue: await countOverdue(ctx),
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
  const { items } = await listSettledStudents(ctx, {
    page: 1,
    itemsPerPage: cardLines,
    sortBy: 'balance',
    sortDesc: true,
    state: 'owed',
  });
  const days = await queries.latestPayments(
    ctx,
    items.map(({ id }) => id),
  );
  const lastPaymentOf = (id: number) => days.find((person) => person.id === id)?.lastPayment ?? null;
  return items.map(({ id, name, listed_name, avatar, sums, enrolments, reminded }) => ({
    id,
    name,
    listed_name,
    avatar,
    courseName: enrolments[0]?.courseName ?? '',
    date: enrolments[0]?.date ?? '',
    price: sums.price,
    paid: sums.paid + sums.user_paid,
    balance: sums.balance,
    lastPayment: lastPaymentOf(id),
    reminded,
  }));
};
