import iconv from 'iconv-lite';
import type { BankEncoding } from '@indeks/contract/money/bank-reports/bank-reports.keys';

/** Strict UTF-8, or the older encoding in which most of the text is Polish. */
export const decodeBankText = (
  content: Buffer,
): { readonly text: string; readonly encoding: BankEncoding } => {
  const utf8 = readUtf8(content);
  if (utf8 !== undefined) return { text: withoutControls(utf8), encoding: 'utf-8' };
  const [best] = olderEncodings
    .map((encoding) => ({ encoding, score: scorePolish(content, encoding) }))
    .toSorted((a, b) => b.score - a.score);
  const encoding = best?.encoding ?? 'windows-1250';
  return { text: withoutControls(iconv.decode(content, encoding)), encoding };
};

/** On equal scores the first wins. The last two score equally only where they read every letter alike, so that either is right. */
const olderEncodings = ['cp852', 'iso-8859-2', 'windows-1250'] as const satisfies readonly BankEncoding[];

const readUtf8 = (content: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
};

/** mBank's files begin with the byte 1. Ends of lines and tabs stay. */
const withoutControls = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control codes are what it takes away
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

const polish = new Set('ąćęłńóśźżĄĆĘŁŃÓŚŹŻ');
/** Fillers and typographic signs speak for no encoding. */
const neutral = new Set('\u00a0\u02d9§°„”–—’…€');

/** Polish letters count for an encoding, more so in the case of their neighbours; whatever else it makes of the bytes counts against. */
const scorePolish = (content: Buffer, encoding: BankEncoding): number => {
  const table = readTable(encoding);
  let score = 0;
  for (const [at, byte] of content.entries()) {
    if (byte < 0x80) continue;
    const letter = table[byte - 0x80] ?? '';
    if (polish.has(letter)) score += agreesInCase(letter, content[at - 1], content[at + 1]) ? 3 : 1;
    else if (!neutral.has(letter)) score -= 4;
  }
  return score;
};

const agreesInCase = (letter: string, before = 0, after = 0): boolean => {
  const upper = letter !== letter.toLowerCase();
  if (isLetter(before)) return upper === isUpper(before) || (upper && !isLetter(before));
  return isLetter(after) ? upper || !isUpper(after) : true;
};
const isUpper = (byte: number): boolean => byte >= 0x41 && byte <= 0x5a;
const isLetter = (byte: number): boolean => isUpper(byte) || (byte >= 0x61 && byte <= 0x7a);

const tables = new Map<BankEncoding, readonly string[]>();
const readTable = (encoding: BankEncoding): readonly string[] => {
  const known = tables.get(encoding);
  if (known) return known;
  const upperHalf = Buffer.from(Array.from({ length: 128 }, (_, index) => index + 0x80));
  const table = iconv.decode(upperHalf, encoding).split('');
  tables.set(encoding, table);
  return table;
};
