import type { BankRow, Reader, Reading, RefusedLine } from './bank-row.ts';
import { refuseLine, readOrRefuse, readDate, readDecimal, readSum, shortDay, unreadable } from './fields.ts';
import { readDetails } from './mt940-details.ts';

/** MT940 and MT942 of any bank. The sum of its entries must lead from the first balance to the last. */
export const mt940: Reader = {
  format: 'mt940',
  recognises: (text) =>
    /^(\{4:\s*)?:20:/m.test(text.slice(0, 2_000)) && /^:(60[FM]|34F|61|62[FM]):/m.test(text),
  read: (text) => {
    const found: Found = { rows: [], refused: [], debits: { count: 0, sum: 0 } };
    const statements = splitStatements(listTags(text));
    const controlled = statements.map((statement) => readStatement(statement, found));
    return {
      ...found,
      controlled: controlled.every(Boolean) && found.refused.length === 0,
    } satisfies Reading;
  },
};

interface Tag {
  readonly name: string;
  readonly line: number;
  readonly lines: readonly string[];
}
interface Found {
  readonly rows: BankRow[];
  readonly refused: RefusedLine[];
  readonly debits: { count: number; sum: number };
}

/** `:61:` begins a tag; what follows without one belongs to it; `-` ends a message. */
const listTags = (text: string): readonly Tag[] => {
  const tags: { name: string; line: number; lines: string[] }[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const begin = /^(?:\{4:)?:(\d\d[A-Z]?):(.*)$/.exec(line);
    if (begin) tags.push({ name: begin[1] ?? '', line: index + 1, lines: [begin[2] ?? ''] });
    else if (!/^(-\}?|\{.*|\/\/.*)?$/.test(line)) tags.at(-1)?.lines.push(line);
  }
  return tags;
};

const splitStatements = (tags: readonly Tag[]): readonly (readonly Tag[])[] => {
  const statements: Tag[][] = [];
  for (const tag of tags) {
    if (tag.name === '20' || statements.length === 0) statements.push([]);
    statements.at(-1)?.push(tag);
  }
  return statements;
};

/** Says whether the statement controls itself and agrees with its entries. */
const readStatement = (tags: readonly Tag[], found: Found): boolean => {
  const own = tags.find(({ name }) => name === '25')?.lines[0]?.replace(/^\//, '') ?? '';
  const first = tags.find(({ name }) => name === '60F' || name === '60M');
  const currency = readCurrency(tags);
  let sum = 0;
  for (const [index, tag] of tags.entries()) {
    if (tag.name !== '61') continue;
    const next = tags[index + 1];
    const details = next?.name === '86' ? next : undefined;
    const raw = [':61:', ...tag.lines, ...(details ? [':86:', ...details.lines] : [])].join('\n');
    readOrRefuse(found, { line: tag.line, raw }, () => {
      const entry = readEntry(tag.lines[0] ?? '');
      sum += entry.signed;
      if (entry.mark !== 'C') {
        if (entry.signed < 0) addDebit(found, entry.amount);
        return undefined;
      }
      if (currency !== 'PLN') unreadable('currency');
      const { amount, date, reference } = entry;
      const told = readDetails(details?.lines ?? [], own);
      return { ...told, amount, date, reference: told.reference || reference };
    });
  }
  return first ? checkBalances(tags, first, sum, found) : checkTotals(tags, found);
};

const addDebit = ({ debits }: Found, amount: number): void => {
  debits.count += 1;
  debits.sum += amount;
};

const readCurrency = (tags: readonly Tag[]): string => {
  const balance = tags.find(({ name }) => /^60[FM]$/.test(name))?.lines[0] ?? '';
  const floor = tags.find(({ name }) => name === '34F')?.lines[0] ?? '';
  return /^[CD]\d{6}([A-Z]{3})/.exec(balance)?.[1] ?? /^[A-Z]{3}/.exec(floor)?.[0] ?? 'PLN';
};

/** Day of value, day of booking, mark, letter of the currency, amount, kind, the sender's reference, the bank's. */
const entryPattern =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,12},\d{0,2})([A-Z][A-Z\d]{3})([^/]{0,40})(?:\/\/(.{1,40}))?/;

const readEntry = (text: string) => {
  const parts = entryPattern.exec(text);
  if (!parts) return unreadable('not-understood');
  const [, valueDay = '', bookingDay, mark = '', , figures = '', , , bankReference = ''] = parts;
  const amount = readDecimal(figures);
  const signed = mark === 'C' || mark === 'RD' ? amount : -amount;
  return {
    mark,
    amount,
    signed,
    date: readBookingDay(valueDay, bookingDay),
    reference: readReference(bankReference),
  };
};

/** The booking day has no year: the year nearer to the value day is used. */
const readBookingDay = (valueDay: string, bookingDay: string | undefined): string => {
  const value = readDate(valueDay, shortDay);
  if (!bookingDay) return value;
  const months = Number(bookingDay.slice(0, 2)) - Number(value.slice(5, 7));
  const year = Number(value.slice(0, 4)) + (months > 6 ? -1 : months < -6 ? 1 : 0);
  return readDate(`${String(year).slice(2)}${bookingDay}`, shortDay);
};

/** Fillers of some banks are no references. */
const readReference = (text: string): string => {
  const reference = text.trim();
  return /^(NONREF|0*)$/i.test(reference) ? '' : reference;
};

const checkBalances = (tags: readonly Tag[], first: Tag, sum: number, { refused }: Found): boolean => {
  const last = tags.findLast(({ name }) => name === '62F' || name === '62M');
  const [from, to] = [readBalance(first), readBalance(last)];
  if (!last) refused.push(refuseLine(first.line, 'incomplete', first.lines.join('\n')));
  else if (from === undefined || to === undefined || from + sum !== to)
    refused.push(refuseLine(last.line, 'control-sum', last.lines.join('\n')));
  else return true;
  return false;
};

const readBalance = (tag: Tag | undefined): number | undefined => {
  const parts = /^([CD])\d{6}[A-Z]{3}(\d{1,13},\d{0,2})/.exec(tag?.lines[0] ?? '');
  const sum = readSum(parts?.[2] ?? '');
  return sum !== undefined && parts?.[1] === 'D' ? -sum : sum;
};

/** MT942 has no balances; it may count and add up its credits. */
const checkTotals = (tags: readonly Tag[], { rows, refused }: Found): boolean => {
  const totals = tags.find(({ name }) => name === '90C');
  if (!totals) return false;
  const parts = /^(\d{1,5})[A-Z]{3}(\d{1,13},\d{0,2})/.exec(totals.lines[0] ?? '');
  const begin = tags[0]?.line ?? 0;
  const own = rows.filter(({ line }) => line > begin && line < totals.line);
  const told = own.reduce((total, { amount }) => total + amount, 0);
  if (Number(parts?.[1]) === own.length && readSum(parts?.[2] ?? '') === told) return true;
  refused.push(refuseLine(totals.line, 'control-sum', totals.lines.join('\n')));
  return false;
};
