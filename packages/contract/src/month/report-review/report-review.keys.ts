/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const lecturerReportSortKeys = ['name'] as const;
export type LecturerReportSortKey = (typeof lecturerReportSortKeys)[number];

/** Beside those who wait: whose reports are all decided, and who sent none. */
export const reportParts = ['decided', 'missing'] as const;
export type ReportPart = (typeof reportParts)[number];

/** As many people without a report of a month as are reminded at once. */
export const mostReminded = 1_000;

/** As many waiting reports of a month as are counted, and accepted in one step: about three times those of a large provider. */
export const mostDecidedAtOnce = 1_000;

/** Up to this number, people with a waiting report are grouped in sections: those with a concern first. */
export const mostInSections = 1_000;
