/** The state of a monthly report in the API. A month without a report was not sent. */
export const reportStatus = { rejected: 0, sent: 1, accepted: 2 } as const;
export type ReportStatus = (typeof reportStatus)[keyof typeof reportStatus];
