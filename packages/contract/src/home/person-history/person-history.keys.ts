/** What a change was of; the screen counts them and narrows the history to one. */
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
