/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const lecturerReportSortKeys = ['name'] as const;
export type LecturerReportSortKey = (typeof lecturerReportSortKeys)[number];
