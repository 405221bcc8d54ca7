/** What became of a monthly report, as the wire carries it. A month without a report was not sent. */
export const reportStatus = { rejected: 0, sent: 1, accepted: 2 } as const;
export type ReportStatus = (typeof reportStatus)[keyof typeof reportStatus];
