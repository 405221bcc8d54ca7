import { fold } from './fold.ts';

/** How far the words are from a name: the part of letters that differ from those of its nearest words, 0 for none. */
export function measureDistance(typed: string, name: string): number {
  const words = splitWords(name);
  const distances = splitWords(typed).map((word) =>
    Math.min(1, ...words.map((other) => countSlips(word, other) / Math.max(word.length, other.length))),
  );
  return distances.reduce((sum, distance) => sum + distance, 0) / Math.max(distances.length, 1);
}

const splitWords = (text: string): string[] =>
  fold(text)
    .split(/[\s-]+/u)
    .filter(Boolean);

/** Letters that are missing, too many or others; two neighbours exchanged are one slip, as in the database's `closeness`. */
function countSlips(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    const [before = [], beforeThat = []] = [rows[i - 1], rows[i - 2]];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (before[j] ?? 0) + 1,
        (before[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeThat[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
