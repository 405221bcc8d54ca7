import type { Dues, Instalment } from '@indeks/contract/money/payments/dues.schemas';
import { daysBetween, firstDay, lastDay, monthAfter } from '@indeks/contract/common/months.rules';

/** A part of the price with the last day on which it is paid in time. Grosze. */
export interface PlannedInstalment {
  readonly due: string;
  readonly amount: number;
}

/** A day of somebody's studies: the month counted from the intake, which is 1, and the day in it. */
export interface StudyDay {
  readonly month: number;
  readonly day: number;
}

/** A day that the month does not have is its last. */
export const dayOfStudies = (intake: string, { month, day }: StudyDay): string => {
  const date = monthAfter(intake.slice(0, 7), month - 1);
  const wanted = `${firstDay(date).slice(0, 8)}${String(day).padStart(2, '0')}`;
  return wanted > lastDay(date) ? lastDay(date) : wanted;
};

/** Splits the price into equal parts of whole złoty; the remainder is added to the first. */
export const splitPrice = (price: number, days: readonly string[]): PlannedInstalment[] => {
  const part = Math.floor(price / days.length / 100) * 100;
  const first = price - part * (days.length - 1);
  return days
    .map((due, index) => ({ due, amount: index === 0 ? first : part }))
    .filter(({ amount }) => amount > 0);
};

/** The amount owed on a day: payments are applied to the oldest instalments first. */
export const judgeDues = (plan: readonly PlannedInstalment[], paid: number, today: string): Dues => {
  const open = cover(plan, paid).filter((one) => one.paid < one.amount);
  const [oldest] = open;
  const reached = open.filter(({ due }) => due <= today);
  const later = open.find(({ due }) => due > today);
  const owed = sumLeft(reached);
  const next = later && { due: later.due, amount: sumLeft(open.filter(({ due }) => due === later.due)) };
  return {
    owed,
    overdueDays: oldest && oldest.due < today ? daysBetween(oldest.due, today) : 0,
    due: oldest?.due ?? null,
    toPay: owed > 0 || !next ? owed : next.amount,
    next: next ?? null,
  };
};

/** The same of several enrolments: what was paid too much for one pays the oldest of the others. */
export const judgeTogether = (
  enrolments: readonly { readonly plan: readonly PlannedInstalment[]; readonly paid: number }[],
  today: string,
): Dues => {
  const open = enrolments.flatMap(({ plan, paid }) =>
    cover(plan, paid).flatMap((one) =>
      one.paid < one.amount ? [{ due: one.due, amount: countLeft(one) }] : [],
    ),
  );
  const surplus = enrolments.reduce((sum, { plan, paid }) => sum + Math.max(0, paid - sumPrice(plan)), 0);
  const inOrder = open.toSorted((one, other) => one.due.localeCompare(other.due));
  return judgeDues(inOrder, surplus, today);
};

/** Merges instalments that would be due before the day into one that is due on it. */
export const notBefore = (plan: readonly PlannedInstalment[], earliest: string): PlannedInstalment[] => {
  if (plan.every(({ due }) => due >= earliest)) return [...plan];
  const early = plan.filter(({ due }) => due <= earliest);
  return [{ due: earliest, amount: sumPrice(early) }, ...plan.filter(({ due }) => due > earliest)];
};

/** Each instalment with what was paid of it and when, from payments in the order of their days. */
export const describeInstalments = (
  plan: readonly PlannedInstalment[],
  payments: readonly { readonly date: string; readonly amount: number }[],
  today: string,
): Instalment[] => {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const covered = cover(plan, paid);
  const next = covered.find((one) => one.paid < one.amount && one.due >= today);
  return covered.map((one) => {
    const whole = one.paid === one.amount;
    const state = whole ? 'paid' : one.due < today ? 'overdue' : one === next ? 'next' : 'later';
    const { due, amount } = one;
    return { due, amount, paid: one.paid, paidOn: whole ? dayOfReaching(one.until, payments) : null, state };
  });
};

interface Covered extends PlannedInstalment {
  readonly paid: number;
  /** The sum of this instalment and all before it. */
  readonly until: number;
}

const cover = (plan: readonly PlannedInstalment[], paid: number): Covered[] => {
  let until = 0;
  return plan.map(({ due, amount }) => {
    const before = until;
    until += amount;
    return { due, amount, until, paid: Math.max(0, Math.min(amount, paid - before)) };
  });
};

const countLeft = ({ amount, paid }: Covered): number => amount - paid;
const sumLeft = (instalments: readonly Covered[]): number =>
  instalments.reduce((sum, one) => sum + countLeft(one), 0);
const sumPrice = (plan: readonly PlannedInstalment[]): number =>
  plan.reduce((sum, { amount }) => sum + amount, 0);

/** The day since which so much is paid; after a return it may have been reached twice. */
const dayOfReaching = (
  sum: number,
  payments: readonly { readonly date: string; readonly amount: number }[],
): string | null => {
  let total = 0;
  let reached: string | null = null;
  for (const { date, amount } of payments) {
    total += amount;
    if (total < sum) reached = null;
    else reached ??= date;
  }
  return reached;
};
