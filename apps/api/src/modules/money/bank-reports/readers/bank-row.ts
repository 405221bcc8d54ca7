import type {
  BankEncoding,
  BankFormat,
  RefusalReason,
  RowRemark,
} from '@indeks/contract/money/bank-reports/bank-reports.keys';

/** Money that came in, as one line or entry of a bank's file tells it. */
export interface BankRow {
  /** Line of the file in which the row begins, counted from 1. */
  readonly line: number;
  /** The account it came to: 26 digits, or as many of its last ones as the bank writes; an odd one as it is written. */
  readonly account: string;
  /** In grosze, more than 0. */
  readonly amount: number;
  readonly date: string;
  readonly payer: string;
  /** 26 digits, or nothing. */
  readonly payerAccount: string;
  readonly title: string;
  /** The bank's own, which no other transfer has; or nothing. */
  readonly reference: string;
  readonly raw: string;
  /** Why the row needs a look by a person. */
  readonly remark: RowRemark | null;
}

/** Money that went out: counted, and nothing else is done about it. */
export interface Debits {
  readonly count: number;
  /** In grosze. */
  readonly sum: number;
}

/** A place of the file that gives no payment, and why. */
export interface RefusedLine {
  readonly line: number;
  readonly reason: RefusalReason;
  readonly raw: string;
}

/** The result of a reader for one format. */
export interface Reading {
  readonly rows: readonly BankRow[];
  readonly refused: readonly RefusedLine[];
  /** The file carries sums or balances of its own, and they agree with its rows. */
  readonly controlled: boolean;
  /** Where the format tells of them. */
  readonly debits?: Debits;
}

export interface Reader {
  readonly format: BankFormat;
  /** Recognizes the format by content; the names of banks' files are not reliable. */
  readonly recognises: (text: string) => boolean;
  readonly read: (text: string) => Reading;
}

/** One file; an archive gives several. */
export interface FileReading extends Reading {
  /** Empty outside an archive. */
  readonly entry: string;
  readonly format: BankFormat | null;
  readonly encoding: BankEncoding;
}
