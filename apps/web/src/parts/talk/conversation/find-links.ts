export interface Piece {
  text: string;
  /** Where a click leads; nothing for plain words. */
  href?: string;
}

/** No spaces, quotes or signs that turn the direction of writing: what is shown is where it leads. */
const address = String.raw`https:\/\/[^\s<>"'\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+`;
const mail = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}`;
/** Nine digits in threes, or with a country in front; other long numbers are accounts and album numbers. */
const telephone = String.raw`(?<!\d|\d )(?:\+\d{1,3}[ -]?\d{3}[ -]?\d{3}[ -]?\d{3}|\d{3} \d{3} \d{3}|\d{3}-\d{3}-\d{3})(?! ?\d)`;
const linked = new RegExp(`(${address})|(${mail})|(${telephone})`, 'giu');

/** The words of a message with its addresses, e-mails and telephones; each piece is shown as it was written. */
export const findLinks = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(linked)) {
    const words = withoutEnding(found[0]);
    const href = readHref(words, found);
    if (href === undefined) continue;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    pieces.push({ text: words, href });
    end = found.index + words.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
};

/** A full stop or a bracket after an address belongs to the sentence. */
const withoutEnding = (words: string): string => words.replace(/[.,;:!?)\]}…]+$/u, '');

const readHref = (words: string, [, isAddress, isMail]: RegExpMatchArray): string | undefined => {
  if (isMail !== undefined) return `mailto:${words}`;
  if (isAddress === undefined) return `tel:${words.replace(/[ -]/gu, '')}`;
  if (!URL.canParse(words)) return undefined;
  const { protocol, username, host } = new URL(words);
  // A name before @ looks like the host that it is not.
  return protocol === 'https:' && username === '' && host !== '' ? words : undefined;
};
