/** What an uploaded file is for: each kind has a limit of its own for a person and day. */
export const uploadKinds = [
  'photo',
  'bill',
  'message',
  'issue',
  'group-file',
  'mentor',
  'bank-report',
  'album-numbers',
] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Whom a limit is for: students, or everybody else. */
export const audiences = ['students', 'staff'] as const;
export type Audience = (typeof audiences)[number];
