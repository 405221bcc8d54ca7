import type { Role } from '../../access/roles.ts';

/** Whom a group may be for. */
export const audienceRoles = [0, 2, 3, 5] as const satisfies readonly Role[];
export type AudienceRole = (typeof audienceRoles)[number];

export const groupFileKinds = [
  'doc',
  'docx',
  'zip',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'txt',
  'pdf',
  'png',
  'jpg',
  'bmp',
] as const;
export const groupFileBytes = 5_000_000;
export const longestGroupName = 150;
export const longestDescription = 300;
/** The most files in one request. */
export const filesAtOnce = 10;
/** A group keeps dozens of files, and there are dozens of groups. */
export const mostGroups = 200;
export const mostFiles = 500;
