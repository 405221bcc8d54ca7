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
 * Why a line gives no payment. The four first are understood and pass: a foreign file of an archive is left out. With any other
 * the structure of the file is damaged, and nothing of it is booked.
 */
export const refusalReasons = [
  'currency',
  'reversal',
  'zero',
  'foreign-file',
  'not-understood',
  'amount',
  'date',
  'control-sum',
  'control-count',
  'incomplete',
  'after-the-end',
  'unknown-format',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const harmless: ReadonlySet<RefusalReason> = new Set(['currency', 'reversal', 'zero', 'foreign-file']);
export const forbidsBooking = (reason: RefusalReason): boolean => !harmless.has(reason);

/**
 * Remarks about a row that could be parsed: no account has such a number, its day is far ahead, the enrolment that it was assigned
 * to no longer exists, or has another account now.
 */
export const rowRemarks = ['account', 'future', 'enrolment-removed', 'account-changed'] as const;
export type RowRemark = (typeof rowRemarks)[number];

/**
 * `explained` and `dismissed` were unmatched; `asked` waits for the answer whether it is a transfer that is there; `withheld` is
 * of a file that cannot be accepted.
 */
export const rowStates = [
  'matched',
  'unmatched',
  'known',
  'refused',
  'explained',
  'dismissed',
  'asked',
  'withheld',
] as const;
export type RowState = (typeof rowStates)[number];

/** `damaged` cannot be accepted; `empty` has no money that came in, so there was nothing to look at. */
export const reportStates = ['damaged', 'waiting', 'accepted', 'empty'] as const;
export type ReportState = (typeof reportStates)[number];

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
