/**
 * The number of each contract when several are made at once, counted from the first: UZ/12/2026, UZ/13/2026. The last group of
 * digits counts that is no year; without one a count is appended.
 */
export const contractNumberAt = (first: string, index: number): string => {
  if (index === 0) return first;
  const counting = [...first.matchAll(/\d+/gu)].findLast(([digits]) => !/^(19|20)\d\d$/u.test(digits));
  if (!counting) return `${first}/${index + 1}`;
  const [digits] = counting;
  const next = String(Number(digits) + index).padStart(digits.length, '0');
  return first.slice(0, counting.index) + next + first.slice(counting.index + digits.length);
};
