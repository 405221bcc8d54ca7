const hardSpace = '\u00A0';

/** Joins one-letter words (a, i, o, u, w, z) with the next word, so that none is left at a line's end. */
export function hardSpaces(text: string): string {
  // Twice, because in "i w domu" the space between both letters belongs to two matches.
  return joinOneLetterWords(joinOneLetterWords(text));
}

/** Joins a number with its noun or unit: 5 wpisów, 12,5 godz. */
export function joined(value: string | number, unit: string): string {
  return `${value}${hardSpace}${unit}`;
}

function joinOneLetterWords(text: string): string {
  return text.replaceAll(/(^|[\s\u00A0(„])([aiouwz]) (?=\S)/giu, `$1$2${hardSpace}`);
}
