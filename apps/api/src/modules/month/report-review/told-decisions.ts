import { formatMonth } from '@indeks/contract/common/format';
import { monthOf } from '@indeks/contract/common/months.rules';
import type { NotificationKind } from '@indeks/contract/notices/notifications/notifications.keys';
import type { ReportType } from '@indeks/contract/common/report-types';
import type { ReportRow } from '#modules/month/monthly-reports/index.ts';
import type { Told } from '#modules/notices/notifications/index.ts';

type Decision = Exclude<Extract<NotificationKind, `report-${string}`>, 'report-reminder'>;

/** The notification about a decision for the owner of a report. */
export const toldDecision = ({ user_id, type, month, reason }: ReportRow, kind: Decision): Told => ({
  userId: user_id,
  kind,
  senderId: null,
  title: titles[kind](`${reports[type]} za ${formatMonth(monthOf(month))}`),
  text: reason ? `Powód: ${reason}` : '',
  link: `${reportScreens[type]}?month=${monthOf(month)}`,
});

const titles: Readonly<Record<Decision, (report: string) => string>> = {
  'report-accepted': (report) => `${report} zaakceptowany`,
  'report-rejected': (report) => `${report} odrzucony`,
  'report-taken-back': (report) => `Akceptacja cofnięta: ${report}`,
};

const reports: Readonly<Record<ReportType, string>> = {
  czas: 'Raport czasu pracy',
  przejazd: 'Raport przejazdów',
  zjazd: 'Raport zjazdów',
};

/** The screen on which a month of each kind is corrected. */
export const reportScreens: Readonly<Record<ReportType, string>> = {
  czas: '/times',
  przejazd: '/trips',
  zjazd: '/calendar',
};
