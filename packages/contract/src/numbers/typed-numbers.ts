import { compact } from './digits.ts';

/** How a number looks while it is being typed; what it is kept as has no separators. */
export interface TypedNumber {
  readonly keep: (typed: string) => string;
  readonly show: (kept: string) => string;
}

/** 856-734-62-15, as far as it was typed; letters are left as they are. */
export const typedNip: TypedNumber = {
  keep: compact,
  show: (kept) => grouped(kept, [3, 3, 2, 2], '-'),
};

/** 60 1020 5558 …, as far as it was typed; an IBAN of another country stands in fours. */
export const typedAccount: TypedNumber = {
  keep: (typed) => compact(typed).toUpperCase(),
  show: (kept) => grouped(kept, /^[A-Z]/i.test(kept) ? fours : [2, ...fours], ' '),
};

/** 00-000; a foreign code stays as it was typed. */
export const typedZip: TypedNumber = {
  keep: (typed) => (/^[\d-]*$/.test(typed) ? grouped(typed, [2, 3], '-') : typed),
  show: (kept) => kept,
};

const fours = [4, 4, 4, 4, 4, 4, 4, 4, 4];

/** Digits beyond all groups stay as typed. */
const grouped = (text: string, lengths: readonly number[], separator: string): string => {
  const whole = compact(text);
  if (whole.length > lengths.reduce((sum, length) => sum + length, 0)) return text;
  const groups: string[] = [];
  let start = 0;
  for (const length of lengths) {
    if (start < whole.length) groups.push(whole.slice(start, start + length));
    start += length;
  }
  return groups.join(separator);
};
