/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */

/** `date`: by the newest intake that somebody is enrolled in. */
export const studentSortKeys = ['name', 'date'] as const;
export type StudentSortKey = (typeof studentSortKeys)[number];

/** What the folder of an enrolment may lack: the notice, the registration form, the payment account, an album number. */
export const folderParts = ['notice', 'form', 'account', 'album'] as const;
export type FolderPart = (typeof folderParts)[number];
