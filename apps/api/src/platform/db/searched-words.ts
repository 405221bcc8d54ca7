/** As many words of a search as are looked for. */
const wordLimit = 6;

/** Digits with spaces or hyphens between them, as accounts, telephones, PESEL and NIP are written. */
const number = /(?<!\S)(?:PL\s*(?=\d))?\+?\d+(?:[\s-]+\d+)*(?!\S)/giu;

/** The words of a search. A number is one word, however it is grouped; a hard space is a space. */
export const splitWords = (term: string): string[] =>
  term
    .replace(number, (digits) => digits.replace(/\s+/gu, joint))
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll(joint, ' '))
    .slice(0, wordLimit);

/** Stands for a space inside a number. The character cannot occur otherwise: PostgreSQL does not store it. */
const joint = '\0';

/**
 * How a word may be written in what is searched. Numbers are kept without separators; as it was typed a number may stand
 * in a text that people wrote: an address, the title of a transfer.
 */
export const listSpellings = (word: string): string[] => {
  const whole = word.replace(/[\s-]/gu, '');
  if (!/^(?:PL)?\+?\d+$/iu.test(whole)) return [word];
  const digits = whole.replace(/^PL/iu, '');
  return [...new Set([digits, ...telephonesOf(digits), word])];
};

/** A Polish telephone is kept as nine digits, a foreign one begins with + and the country. */
const telephonesOf = (digits: string): string[] => {
  const [, polish] = /^(?:\+|00)48(\d{9})$/u.exec(digits) ?? [];
  if (polish) return [polish];
  const [, foreign] = /^00([1-9]\d{7,12})$/u.exec(digits) ?? [];
  if (foreign) return [`+${foreign}`];
  // As it is dialled within the country.
  const [, national] = /^0([1-9]\d{5,10})$/u.exec(digits) ?? [];
  return national ? [national] : [];
};
