import { isRealDate } from '../common/dates.ts';
import { compact, padded, weightedSum } from './digits.ts';

// Own lines, not stdnum: its only entry that Node and Vite both resolve weighs 4 KB (brotli) for three checks,
// it asks the system clock, and it does not tell the birth date. The tests hold ours against it.

export type Sex = 'K' | 'M';

export interface PeselFacts {
  /** 'YYYY-MM-DD'. */
  readonly birthDate: string;
  readonly sex: Sex;
}

export const isPesel = (text: string): boolean => readPesel(text) !== undefined;

/** The birth date and sex in a valid PESEL. The date must be real: eleven zeros pass the sum. */
export const readPesel = (text: string): PeselFacts | undefined => {
  const digits = compact(text);
  if (!/^\d{11}$/.test(digits) || checkDigit(digits) !== digits[10]) return undefined;
  const birthDate = birthDateOf(digits);
  return isRealDate(birthDate) ? { birthDate, sex: Number(digits[9]) % 2 === 0 ? 'K' : 'M' } : undefined;
};

/** A valid PESEL for made-up people; the serial (0–4999) tells apart those born on one day. */
export const makePesel = ({ birthDate, sex }: PeselFacts, serial: number): string => {
  const year = Number(birthDate.slice(0, 4));
  const offset = centuryOffsets.get(Math.floor(year / 100));
  if (!isRealDate(birthDate) || offset === undefined) throw new RangeError(`no PESEL for ${birthDate}`);
  const month = padded(Number(birthDate.slice(5, 7)) + offset, 2);
  const sexDigit = (serial % 5) * 2 + (sex === 'M' ? 1 : 0);
  const digits = `${padded(year % 100, 2)}${month}${birthDate.slice(8)}${padded(Math.floor(serial / 5), 3)}${sexDigit}`;
  return digits + checkDigit(digits);
};

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
/** The month carries the century. */
const centuryOffsets = new Map([
  [18, 80],
  [19, 0],
  [20, 20],
  [21, 40],
  [22, 60],
]);

const checkDigit = (digits: string): string => String((10 - (weightedSum(digits, weights) % 10)) % 10);

const birthDateOf = (digits: string): string => {
  const month = Number(digits.slice(2, 4));
  const offset = Math.floor(month / 20) * 20;
  const century = offset === 80 ? 18 : 19 + offset / 20;
  return `${century}${digits.slice(0, 2)}-${padded(month - offset, 2)}-${digits.slice(4, 6)}`;
};
