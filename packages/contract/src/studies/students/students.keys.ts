/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */

/** Intake, place and album number are those of the newest enrolment of a person. */
export const studentSortKeys = ['name', 'date', 'place', 'album'] as const;
export type StudentSortKey = (typeof studentSortKeys)[number];

/** Parts that the folder of an enrolment may lack: the notice, the registration form, the payment account, an album number. */
export const folderParts = ['notice', 'form', 'account', 'album'] as const;
export type FolderPart = (typeof folderParts)[number];

/** The list narrowed to enrolments whose folder lacks something. */
export const folderFilters = ['incomplete'] as const;
export type FolderFilter = (typeof folderFilters)[number];

/** The list narrowed to people who study so many different courses of those that its other filters leave. */
export const courseNumbers = ['2', '3', '4'] as const;
export type CourseNumber = (typeof courseNumbers)[number];
