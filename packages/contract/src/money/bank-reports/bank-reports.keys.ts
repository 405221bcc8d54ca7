/** The formats of Polish banks that are read; `elixir` with its relatives. */
export const bankFormats = [
  'csv',
  'mt940',
  'camt053',
  'elixir',
  'pekao-collect',
  'pipe-report',
  'operations-xml',
] as const;
export type BankFormat = (typeof bankFormats)[number];

export const bankEncodings = ['utf-8', 'cp852', 'iso-8859-2', 'windows-1250'] as const;
export type BankEncoding = (typeof bankEncodings)[number];

/**
 * Why a line gives no payment. The two first are understood and pass; with any other the file, or a part of it, is not
 * understood, and nothing of it is booked.
 */
export const refusalReasons = [
  'currency',
  'reversal',
  'not-understood',
  'account',
  'amount',
  'date',
  'control-sum',
  'control-count',
  'incomplete',
  'after-the-end',
  'unknown-format',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const harmless: ReadonlySet<RefusalReason> = new Set(['currency', 'reversal']);
export const forbidsBooking = (reason: RefusalReason): boolean => !harmless.has(reason);

/** The two last are of rows that were unmatched. */
export const rowStates = ['matched', 'unmatched', 'known', 'refused', 'explained', 'dismissed'] as const;
export type RowState = (typeof rowStates)[number];

export const reportSortKeys = ['timestamp', 'name'] as const;
export const bankRowSortKeys = ['id'] as const;

/**
 * Why a payment may be of somebody: the account it came from, what its title and payer say (the name with the given name, its
 * first letter or alone), an account that differs from theirs by one digit or by two that changed places, and an amount
 * that is just what they owe.
 */
export const suggestionReasons = [
  'payer-account',
  'email',
  'album',
  'name',
  'initial',
  'surname',
  'account',
  'amount',
] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];
