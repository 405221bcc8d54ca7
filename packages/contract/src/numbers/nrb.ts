import { compact } from './digits.ts';

// Own lines, not ibantools: it carries the rules of every country (3 KB brotli) where one modulus is asked.
// The tests hold ours against it.

/** A Polish account number: 2 check digits, 8 of the bank's unit, 16 of the account. A leading PL is allowed. */
export const isNrb = (text: string): boolean => {
  const digits = compactNrb(text);
  return (
    /^\d{26}$/.test(digits) && remainder97(`${digits.slice(2)}${polandDigits}${digits.slice(0, 2)}`) === 1
  );
};

/** The 26 digits alone, as they are stored. */
export const compactNrb = (text: string): string => compact(text).replace(/^PL/i, '');

/** 60 1020 5558 7788 0000 0000 0001; what is not 26 digits stays as it was typed. */
export const formatNrb = (text: string): string => {
  const digits = compactNrb(text);
  if (!/^\d{26}$/.test(digits)) return text;
  return `${digits.slice(0, 2)} ${digits.slice(2).replace(/(\d{4})(?=\d)/g, '$1 ')}`;
};

/** Puts the check digits before the bank's unit (8 digits) and the account (16 digits). */
export const makeNrb = (unit: string, account: string): string => {
  const digits = unit + account;
  if (!/^\d{8}$/.test(unit) || !/^\d{16}$/.test(account)) {
    throw new RangeError(`${unit} and ${account} are not 8 and 16 digits`);
  }
  const check = 98 - remainder97(`${digits}${polandDigits}00`);
  return String(check).padStart(2, '0') + digits;
};

/** The letters P and L as numbers. */
const polandDigits = '2521';

/** Ten digits at a time: with the remainder before them they are still a safe whole number. */
const remainder97 = (digits: string): number => {
  let remainder = 0;
  for (let at = 0; at < digits.length; at += 10)
    remainder = Number(`${remainder}${digits.slice(at, at + 10)}`) % 97;
  return remainder;
};
