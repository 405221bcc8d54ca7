import type { ReportType } from '../../common/report-types.ts';

/** The subject of a report, in the middle of a sentence. */
export const reportNames: Readonly<Record<ReportType, string>> = {
  czas: 'czas pracy',
  przejazd: 'przejazdy',
  zjazd: 'zjazdy',
};
