/** Paths of menu entries and top-bar buttons that may carry a counter. */
export type BadgePath =
  | '/accountant-settlements'
  | '/chat'
  | '/issue-tracker'
  | '/notifications'
  | '/reports';

export type Badges = Readonly<Partial<Record<string, number>>>;
