import { isRealDate } from '@indeks/contract/common/dates';
import { compactNrb, isNrb } from '@indeks/contract/numbers/nrb';
import type { RefusalReason, RowRemark } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { BankRow, RefusedLine } from './bank-row.ts';

const longestRaw = 2_000;
const longestText = 300;
/** 20 million złoty, which a column of grosze holds. */
const mostGrosze = 2_000_000_000;

/** Thrown where a line cannot be understood; `readOrRefuse` turns it into a refused line. */
class Unreadable extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

export const unreadable = (reason: RefusalReason): never => {
  throw new Unreadable(reason);
};

/** Runs `read` for one line and adds what comes of it: a row, a refused line, or nothing (a debit). */
export const readOrRefuse = (
  { rows, refused }: { readonly rows: BankRow[]; readonly refused: RefusedLine[] },
  { line, raw }: { readonly line: number; readonly raw: string },
  read: () => Omit<BankRow, 'line' | 'raw' | 'remark'> | undefined,
): void => {
  try {
    const row = read();
    if (row) rows.push({ ...row, line, raw: raw.slice(0, longestRaw), remark: remarkOn(row) });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    refused.push(refuseLine(line, error.reason, raw));
  }
};

const remarkOn = ({ account }: { readonly account: string }): RowRemark | null =>
  isNrb(account) || /^\d{12,24}$/.test(account) ? null : 'account';

export const refuseLine = (line: number, reason: RefusalReason, raw: string): RefusedLine => ({
  line,
  reason,
  raw: raw.slice(0, longestRaw),
});

/** 1250 is 1250 grosze, also with zeros before it. */
export const readGrosze = (text: string): number => {
  const digits = text.trim();
  return /^0{0,20}\d{1,11}$/.test(digits) ? withinBounds(Number(digits)) : unreadable('amount');
};

/** 1250,00 or 1250.00, also 1250, and 1250,5; never a number without a separator, which could be either. */
export const readDecimal = (text: string): number => {
  const parts = /^(\d{1,10})[.,](\d{0,2})$/.exec(text.replaceAll(/[\s\u00a0]/g, ''));
  if (!parts) return unreadable('amount');
  return withinBounds(Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')));
};

const withinBounds = (grosze: number): number => {
  if (grosze === 0) return unreadable('zero');
  return grosze <= mostGrosze ? grosze : unreadable('amount');
};

/** Reads the amount of a balance or a control sum, which may be zero. */
export const readSum = (text: string): number | undefined => {
  const parts = /^(\d{1,13})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined;
};

/** Reads a date by a pattern with the groups y, m and d. */
export const readDate = (text: string, pattern: RegExp): string => {
  const { y = '', m = '', d = '' } = pattern.exec(text.trim())?.groups ?? {};
  const date = `${y.length === 2 ? `20${y}` : y}-${m}-${d}`;
  return isRealDate(date) && date >= '2000-01-01' ? date : unreadable('date');
};
export const dashedDay = /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)/;
export const plainDay = /^(?<y>\d{4})(?<m>\d\d)(?<d>\d\d)$/;
export const dayFirst = /^(?<d>\d\d)[.-]?(?<m>\d\d)[.-]?(?<y>\d{4})$/;
export const shortDay = /^(?<y>\d\d)(?<m>\d\d)(?<d>\d\d)$/;

/** The digits of an account, or of its end. A number that cannot be an account is kept as written, with a remark. */
export const readAccount = (text: string): string => compactNrb(text).slice(0, longestAccount);
const longestAccount = 34;

/** Reads the payer's account, which is only a hint: a foreign or invalid number is left out. */
export const readPayerAccount = (text: string): string => {
  const digits = compactNrb(text);
  return isNrb(digits) ? digits : '';
};

/** One line without the bank's fillers: 0xFF reads as a dot above or as a hard space. */
export const readWords = (text: string): string =>
  text
    .replaceAll(/[\u02d9\u00a0\s]+/g, ' ')
    .trim()
    .slice(0, longestText)
    .trimEnd();

/** Joins pieces of a fixed width: a full piece continues in the next. */
export const joinPieces = (pieces: readonly string[], width: number): string =>
  readWords(pieces.map((piece) => (piece.length === width ? piece : `${piece} `)).join(''));
