import { writeCamt, writeOperations } from './xml-writers.ts';
import { writeCollect, writeMultiCash, writePko, writeQuestionMarks } from './mt940-writers.ts';
import type { Transfer } from './transfers.ts';

interface Writer {
  readonly write: (transfers: readonly Transfer[]) => string;
  /** What the format has room for; the rest reads as nothing. */
  readonly keeps: readonly (keyof Transfer)[];
}

const everything = ['account', 'amount', 'date', 'payer', 'payerAccount', 'title', 'reference'] as const;
const allButReference = everything.filter((name) => name !== 'reference');
/** mBank's number of a payer is the end of the account. */
const asEnd = ['amount', 'date', 'payer', 'payerAccount', 'title', 'reference'] as const;

const days = (date: string) => date.replaceAll('-', '');
const zloty = (grosze: number, separator = '.') =>
  `${Math.floor(grosze / 100)}${separator}${String(grosze % 100).padStart(2, '0')}`;
const sumUp = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { amount }) => sum + amount, 0);
const pieces = (text: string) =>
  Array.from({ length: 4 }, (_, index) => text.slice(index * 35, index * 35 + 35)).join('|');
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const writeElixirLine = (row: Transfer) =>
  [
    '110',
    days(row.date),
    row.amount,
    row.payerAccount.slice(2, 10),
    '0',
    quoted(row.payerAccount),
    quoted(row.account),
    quoted(pieces(row.payer)),
    quoted('ODBIORCA TESTOWY|||'),
    '0',
    row.account.slice(2, 10),
    quoted(pieces(row.title)),
    '"","","51",""',
  ].join(',');

const join = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

/** Every format that is read, as banks write it. */
export const writers = {
  csv: {
    write: (rows) => join(rows.map(({ account, amount, date }) => `${account};${amount};${date}`)),
    keeps: ['account', 'amount', 'date'],
  },
  'MT940, PKO SWRK': { write: writePko, keeps: everything },
  'MT940, mBank Collect': { write: writeCollect, keeps: asEnd },
  'MT940, MultiCash': { write: writeMultiCash, keeps: everything },
  'MT940, generic': { write: writeQuestionMarks, keeps: everything },
  'camt.053.001.02': { write: (rows) => writeCamt(rows, '02'), keeps: everything },
  'camt.053.001.04': { write: (rows) => writeCamt(rows, '04'), keeps: everything },
  'camt.053.001.08': { write: (rows) => writeCamt(rows, '08'), keeps: everything },
  'Elixir-O': { write: (rows) => join(rows.map(writeElixirLine)), keeps: allButReference },
  'Elixir-O with a trailer (Santander)': {
    write: (rows) => join([...rows.map(writeElixirLine), `999,${rows.length},${sumUp(rows)}`]),
    keeps: allButReference,
  },
  PekaoCollect: {
    write: (rows) =>
      join(
        rows.map((row) => {
          const title = pieces(row.title).split('|').map(quoted);
          const to = [quoted(row.payer), '', '', '', '', '', quoted(row.account), ''];
          return ['02', '1', row.payerAccount, row.amount, days(row.date), '', ...to, ...title, ''].join(',');
        }),
      ),
    keeps: allButReference,
  },
  'report of Santander/Erste': {
    write: (rows) =>
      join([
        'KKSGW|02102026|7788',
        ...rows.map((row, index) => {
          const day = row.date.split('-').toReversed().join('');
          return `${index + 1}|${day}|${zloty(row.amount)}|${row.payer}|${row.payerAccount}|${row.account}|${row.title}|`;
        }),
        `999|${rows.length}|${zloty(sumUp(rows))}`,
      ]),
    keeps: allButReference,
  },
  'XML of operations': { write: writeOperations, keeps: everything },
} as const satisfies Record<string, Writer>;
