import { formatGrosze, formatNumber } from '../../common/format.ts';
import { daysBetween } from '../../common/months.rules.ts';
import type { Dues } from './dues.schemas.ts';

/** An instalment is named this many days before it is due. */
const soonDays = 14;

/** How somebody stands with what they pay, for one enrolment or for all of them. Grosze. */
export type PaymentState =
  | { readonly kind: 'overdue'; readonly amount: number; readonly days: number }
  | { readonly kind: 'soon'; readonly amount: number; readonly due: string }
  | { readonly kind: 'current'; readonly left: number }
  | { readonly kind: 'overpaid'; readonly amount: number }
  | { readonly kind: 'settled' };

/** The one meaning of what is to be paid: what is overdue, or else the next instalment if it is near, or else nothing yet. */
export const judgePaymentState = (
  { owed, overdueDays, next }: Pick<Dues, 'owed' | 'overdueDays' | 'next'>,
  balance: number,
  today: string,
): PaymentState => {
  if (balance < 0) return { kind: 'overpaid', amount: -balance };
  if (balance === 0) return { kind: 'settled' };
  if (owed > 0 && overdueDays > 0) return { kind: 'overdue', amount: owed, days: overdueDays };
  if (owed > 0) return { kind: 'soon', amount: owed, due: today };
  if (next && daysBetween(today, next.due) <= soonDays)
    return { kind: 'soon', amount: next.amount, due: next.due };
  return { kind: 'current', left: balance };
};

/** The overdue part; 0 if none. */
export const overdueAmount = (state: PaymentState): number => (state.kind === 'overdue' ? state.amount : 0);

/** The same words on every screen, in files and in reminders. */
export const describePaymentState = (state: PaymentState): string => {
  if (state.kind === 'overdue') return `Zaległość ${inZloty(state.amount)} · ${inDays(state.days)}`;
  if (state.kind === 'soon')
    return `Rata ${inZloty(state.amount)} do ${dayAndMonth.format(toDate(state.due))}`;
  if (state.kind === 'current') return `Na bieżąco · pozostało ${inZloty(state.left)}`;
  return state.kind === 'overpaid' ? `Nadpłata ${inZloty(state.amount)}` : 'Opłacone';
};

const inDays = (days: number): string => `${formatNumber(days)}\u00a0${days === 1 ? 'dzień' : 'dni'}`;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

const inZloty = (grosze: number): string => `${formatGrosze(grosze)}\u00a0zł`;

const dayAndMonth = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'UTC' });
