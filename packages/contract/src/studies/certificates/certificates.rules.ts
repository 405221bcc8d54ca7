import { results, type Result } from './certificates.keys.ts';

/** 215 of 2026 → 0215/2026. */
export const formatCertificateNumber = (number: number, year: number): string =>
  `${String(number).padStart(4, '0')}/${year}`;

/** From which average, in hundredths, each word but the last is given; the best first. */
export type ResultThresholds = readonly [number, number, number, number];

/** In hundredths, rounded half up; grades are in tenths, their weights whole. Where none has a weight, all have the same. */
export const averageInHundredths = (
  grades: readonly { readonly value: number; readonly weight: number }[],
): number => {
  const weights = grades.reduce((total, { weight }) => total + weight, 0);
  if (weights === 0) return averageInHundredths(grades.map(({ value }) => ({ value, weight: 1 })));
  const sum = grades.reduce((total, { value, weight }) => total + value * weight, 0);
  return Math.floor((sum * 20 + weights) / (weights * 2));
};

/** The word for an average in hundredths. */
export const resultInWords = (average: number, thresholds: ResultThresholds): Result => {
  const found = thresholds.findIndex((from) => average >= from);
  return found === -1 ? 'dostateczny' : (results[found] ?? 'dostateczny');
};

/** 'Kamila Maria Anna Augustyniak' → 'K. M. A. A.'; each half of a surname has its letter. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .filter((part) => part !== '')
    .map((part) => `${String.fromCodePoint(part.codePointAt(0) ?? 0)}.`)
    .join(' ');
