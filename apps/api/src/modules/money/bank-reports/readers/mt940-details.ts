import { compactNrb, isNrb, makeNrb } from '@indeks/contract/numbers/nrb';
import { readAccount, readPayerAccount, readWords } from './fields.ts';

interface Details {
  readonly account: string;
  readonly payer: string;
  readonly payerAccount: string;
  readonly title: string;
  /** Empty when the bank writes it in another field. */
  readonly reference: string;
}

/** No bank writes more into `:86:`. */
const longestDetails = 4_000;

/** `:86:` in its dialects; without a number of a payer's own account the money came to the account of the statement. */
export const readDetails = (lines: readonly string[], ownAccount: string): Details => {
  const text = lines.join('').slice(0, longestDetails);
  const mark = /^(?:\d{3})?([~<^?])\d\d/.exec(text)?.[1];
  const found = mark ? readSubfields(text, mark) : readSentence(text);
  return { ...found, account: readAccount(found.account || ownAccount) };
};

/** PKO (`~`), MultiCash (`<`) and others: a mark and two digits begin each part. */
const readSubfields = (text: string, mark: string): Details => {
  const parts = new Map<string, string>();
  for (const part of text.split(mark).slice(1)) {
    const key = part.slice(0, 2);
    if (/^\d\d$/.test(key)) parts.set(key, part.slice(2));
    else appendToLast(parts, mark + part);
  }
  const join = (...keys: readonly string[]) => readWords(keys.map((key) => parts.get(key) ?? '').join(''));
  const writesAccountIn26 = isNrb(parts.get('26') ?? '');
  return {
    account: readVirtualAccount(join('63')) || readVirtualAccount(join('60', '61', '62')),
    payer: join('32', '33') || (writesAccountIn26 ? join('27', '28', '29') : ''),
    payerAccount: readPayerSubfields(parts, writesAccountIn26),
    title: join('20', '21', '22', '23', '24', '25', ...(mark === '?' ? ['26', '27', '28', '29'] : [])),
    reference: '',
  };
};

/** The mark may be typed into a title too. */
const appendToLast = (parts: Map<string, string>, text: string): void => {
  const last = [...parts.keys()].at(-1);
  if (last) parts.set(last, (parts.get(last) ?? '') + text);
};

const readPayerSubfields = (parts: ReadonlyMap<string, string>, writesAccountIn26: boolean): string => {
  const whole = readPayerAccount(parts.get('38')?.trim() ?? '');
  if (whole) return whole;
  if (writesAccountIn26) return compactNrb(parts.get('26') ?? '');
  const [unit = '', account = ''] = [parts.get('30')?.trim(), parts.get('31')?.trim()];
  return /^\d{8}$/.test(unit) && /^\d{16}$/.test(account) ? makeNrb(unit, account) : '';
};

/** `SWRK <number>` of PKO, or a whole account number alone. */
const readVirtualAccount = (text: string): string => {
  const swrk = /^SWRK\s*((?:PL)?[\d ]{12,34})$/.exec(text)?.[1];
  if (swrk) return compactNrb(swrk);
  return isNrb(text) ? compactNrb(text) : '';
};

/** mBank writes words with colons: `ID IPH: XX…; Z RACH.: …; OD: …; TYT.: …; TNR: …`; others only a sentence. */
const readSentence = (text: string): Details => {
  const account = /; ID IPH: XX(\d{12,24})\s*;/.exec(text)?.[1] ?? '';
  const title = cut(text, '; TYT.:', '; TNR:');
  const reference = text.includes('; TNR:') ? text.slice(text.lastIndexOf('; TNR:') + 6) : '';
  const isMbank = account !== '' || reference !== '';
  return {
    account,
    payer: readWords(cut(text, '; OD:', '; TYT.:')),
    payerAccount: readPayerAccount(cut(text, '; Z RACH.:', ';')),
    title: readWords(isMbank ? title.replace(/; DATA STEMPLA:[\d. ]*$/, '') : text),
    reference: readWords(reference).replace(/;$/, ''),
  };
};

/** From the first `begin` to the last `end` behind it: a payer may type either sign into the text between them. */
const cut = (text: string, begin: string, end: string): string => {
  const from = text.indexOf(begin);
  if (from === -1) return '';
  const rest = text.slice(from + begin.length);
  const to = end === ';' ? rest.indexOf(end) : rest.lastIndexOf(end);
  return to === -1 ? rest : rest.slice(0, to);
};
