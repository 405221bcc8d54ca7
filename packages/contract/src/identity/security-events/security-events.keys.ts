/** Kinds of events, in the order of the filter: signing in, sessions, refusals, reading, changes. */
export const securityEventKinds = [
  'login-failed',
  'password-refused',
  'code-refused',
  'recovery-refused',
  'throttled',
  'session-opened',
  'session-closed',
  'session-ended',
  'session-expired',
  'session-refused',
  'permission-refused',
  'record-refused',
  'origin-refused',
  'file-infected',
  'sealed-read',
  'sealed-export',
  'file-export',
  'role-changed',
  'password-changed',
  'second-step-changed',
  'address-changed',
  'address-restored',
  'account-closed',
  'known-person-enrolled',
  'key-operation',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEventSortKeys = ['at'] as const;
