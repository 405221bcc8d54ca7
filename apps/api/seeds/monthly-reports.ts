import { role } from '@indeks/contract/access/roles';
import { monthAfter } from '@indeks/contract/common/months.rules';
import { reportTypes, type ReportType } from '@indeks/contract/common/report-types';
import type { ReportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { getDemoAccount } from './demo-accounts.ts';
import { daysAfter, pickEarlier } from './intakes.ts';
import { lecturerMonths, type LecturerMonth } from './lecturer-months.ts';
import type { Plan } from './plan.ts';
import { randomFor } from './random.ts';
import { defineSeed } from './seed.ts';

export const monthlyReports = defineSeed(
  'monthly_reports',
  [
    'id',
    'user_id',
    'type',
    'month',
    'status',
    'reason',
    'sent_at',
    'decided_at',
    'decided_by',
    'version',
    'sender_left',
  ],
  function* (plan) {
    let id = 0;
    for (const month of lecturerMonths(plan))
      for (const type of reportTypes) {
        const status = month.status[type];
        if (status === undefined) continue;
        id += 1;
        yield { id, ...reportOf(plan, month, type, status) };
      }
  },
);

/** Sent in the first days of the next month and decided within a week, all before today ends. */
const reportOf = (plan: Plan, { person, month }: LecturerMonth, type: ReportType, status: ReportStatus) => {
  const random = randomFor(`sent ${month} ${type}`, person.id);
  const sentOn = pickEarlier(daysAfter(`${monthAfter(month)}-01`, random.below(5)), plan.today);
  const decidedOn = pickEarlier(daysAfter(sentOn, 1 + random.below(6)), plan.today);
  const minutes = String(random.below(60)).padStart(2, '0');
  const decided = status !== 1;
  return {
    user_id: person.id,
    type,
    month: `${month}-01`,
    status,
    reason: status === 0 ? random.pick(reasons[type]) : null,
    sent_at: `${sentOn}T05:${minutes}:00Z`,
    decided_at: decided ? `${decidedOn}T06:${minutes}:00Z` : null,
    decided_by: decided ? getDemoAccount(role.administrator).id : null,
    version: decided ? 2 : 1,
    // The database sees to it when an account is closed later.
    sender_left: !decided && !person.active,
  };
};

const reasons: Readonly<Record<ReportType, readonly string[]>> = {
  czas: ['Proszę uzupełnić godziny z drugiego zjazdu.', 'Liczba godzin nie zgadza się z planem zajęć.'],
  przejazd: [
    'Proszę sprawdzić liczbę kilometrów na trasie powrotnej.',
    'Brakuje przejazdu na drugi zjazd miesiąca.',
  ],
  zjazd: ['Proszę poprawić termin zjazdu zgodnie z harmonogramem.'],
};
