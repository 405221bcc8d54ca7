/** What a lecturer records, and reports month by month. */
export const reportTypes = ['czas', 'przejazd', 'zjazd'] as const;
export type ReportType = (typeof reportTypes)[number];
