/** Kinds of changes; the screen counts them and filters the history by one. */
export const personHistoryKinds = [
  'price',
  'course',
  'account',
  'grade',
  'form',
  'data',
  'enrolment',
  'contract',
  'certificate',
] as const;
export type PersonHistoryKind = (typeof personHistoryKinds)[number];
