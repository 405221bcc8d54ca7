/** People type numbers with spaces and hyphens; the check looks at what is left. */
export const compact = (text: string): string => text.replace(/[\s-]/g, '');

export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** A whole number from 0 up, written with leading zeros; one that does not fit is a mistake of the caller. */
export const padded = (value: number, length: number): string => {
  const text = String(value).padStart(length, '0');
  if (!Number.isInteger(value) || value < 0 || text.length > length) {
    throw new RangeError(`${value} does not fit in ${length} digits`);
  }
  return text;
};
