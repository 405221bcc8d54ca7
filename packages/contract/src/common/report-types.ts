/** The three kinds of entries that a lecturer records and submits as monthly reports. */
export const reportTypes = ['czas', 'przejazd', 'zjazd'] as const;
export type ReportType = (typeof reportTypes)[number];
