/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const courseSortKeys = ['name', 'active'] as const;
export type CourseSortKey = (typeof courseSortKeys)[number];

export const subjectSortKeys = ['name'] as const;
export type SubjectSortKey = (typeof subjectSortKeys)[number];

/** A course has at most three semesters. */
export const semesters = [1, 2, 3] as const;
export type SemesterNumber = (typeof semesters)[number];

/** How a subject ends: `exam`. */
export const endings = { credit: 0, exam: 1 } as const;

/** The programme a subject belongs to, by the intakes it is for: `after_join`. */
export const programmes = { until2023: 0, since2024: 1 } as const;

/** More subjects than any course has. */
export const mostSubjects = 200;
