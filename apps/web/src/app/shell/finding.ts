export const findingKinds = [
  'staff',
  'student',
  'candidate',
  'course',
  'protocol',
  'action',
  'screen',
  'help',
] as const;

/** Something that the search over everything can open. */
export interface Finding {
  kind: (typeof findingKinds)[number];
  key: string;
  label: string;
  /** The kind of the result: the part of the menu, or the person's role. */
  detail: string;
  to: string;
}

export interface FindingGroup {
  heading: string;
  findings: readonly Finding[];
}
