/** The purpose of an uploaded file: each kind has a limit of its own for a person and day. */
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

/** The audience of a limit: students, or everybody else. */
export const audiences = ['students', 'staff'] as const;
export type Audience = (typeof audiences)[number];
