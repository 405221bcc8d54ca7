import type { ReportType } from '@indeks/contract/common/report-types';

/** The tabs of a person's page, by their slugs. */
const tabs: Readonly<Record<ReportType, string>> = {
  czas: 'czas-pracy',
  przejazd: 'przejazdy',
  zjazd: 'kalendarz',
};

/** Address at which the secretariat looks at a person's month of one kind and decides about it. */
export const addressOfReport = ({ uid, type, month }: { uid: number; type: ReportType; month: string }) =>
  `/users/${uid}?tab=${tabs[type]}&month=${month}`;
