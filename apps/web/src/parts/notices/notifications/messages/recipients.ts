/** Whom a message is for: ticked people, or everybody whom the filters of a list leave. */
export interface Recipients {
  audience: 'students' | 'lecturers' | 'everyone';
  ids?: readonly number[];
  /** What the list was asked with; the server reads it as the list's own call does. */
  filter?: object;
  count: number;
  /** There are more than were counted. */
  capped?: boolean;
}

export type OpenMessage = { kind: 'message'; to: Recipients } | { kind: 'message-sent'; id: number };
