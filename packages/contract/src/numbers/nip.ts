import { compact, padded, weightedSum } from './digits.ts';

export const isNip = (text: string): boolean => {
  const digits = compact(text);
  // A sum that leaves 10 belongs to no NIP, and no digit equals it.
  return /^\d{10}$/.test(digits) && !/^0+$/.test(digits) && remainder(digits) === Number(digits[9]);
};

/** 856-734-62-15; what is not ten digits stays as it was typed. */
export const formatNip = (text: string): string =>
  compact(text).length === 10 ? compact(text).replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4') : text;

/** A valid NIP for made-up companies, a different one for each serial (0–89 999 999). */
export const makeNip = (serial: number): string => {
  const body = padded(serial + 10_000_000, 8);
  // The last digit before the check digit steps over the sums that leave 10.
  const digits = remainder(`${body}0`) === 10 ? `${body}1` : `${body}0`;
  return digits + String(remainder(digits));
};

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

const remainder = (digits: string): number => weightedSum(digits, weights) % 11;
