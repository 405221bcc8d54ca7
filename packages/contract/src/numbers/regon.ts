import { compact, padded, weightedSum } from './digits.ts';

/** Nine digits, or fourteen for a local unit, whose first nine must be valid too. */
export const isRegon = (text: string): boolean => {
  const digits = compact(text);
  if (!/^(\d{9}|\d{14})$/.test(digits) || /^0+$/.test(digits)) return false;
  const unitIsValid = checkDigit(digits, weights9) === digits[8];
  return unitIsValid && (digits.length === 9 || checkDigit(digits, weights14) === digits[13]);
};

/** A valid nine-digit REGON for made-up companies, a different one for each serial (0–89 999 999). */
export const makeRegon = (serial: number): string => {
  const body = padded(serial + 10_000_000, 8);
  return body + checkDigit(body, weights9);
};

const weights9 = [8, 9, 2, 3, 4, 5, 6, 7];
const weights14 = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

const checkDigit = (digits: string, weights: readonly number[]): string =>
  String((weightedSum(digits, weights) % 11) % 10);
