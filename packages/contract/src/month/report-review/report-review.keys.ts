/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const lecturerReportSortKeys = ['name'] as const;
export type LecturerReportSortKey = (typeof lecturerReportSortKeys)[number];

/** As many waiting reports of a month as are counted, and accepted in one step: about three times those of a large provider. */
export const mostDecidedAtOnce = 1_000;
