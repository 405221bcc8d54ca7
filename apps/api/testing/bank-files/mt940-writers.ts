import type { Transfer } from './transfers.ts';

const short = (date: string) => date.slice(2).replaceAll('-', '');
const comma = (grosze: number) => `${Math.floor(grosze / 100)},${String(grosze % 100).padStart(2, '0')}`;

const writeStatement = (
  rows: readonly Transfer[],
  { entry, details }: { entry: (row: Transfer) => string; details: (row: Transfer) => readonly string[] },
): string => {
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  return [
    ':20:MT940',
    ':25:/PL45102055581111222233334444',
    ':28C:1',
    ':60F:C261002PLN0,00',
    ...rows.flatMap((row) => [
      `:61:${short(row.date)}${row.date.slice(5).replace('-', '')}${entry(row)}`,
      ...details(row),
    ]),
    `:62F:C261002PLN${comma(sum)}`,
    `:64:C261002PLN${comma(sum)}`,
    '-',
    '',
  ].join('\r\n');
};

const cut = (text: string, size: number): string[] => text.match(new RegExp(`.{1,${size}}`, 'gu')) ?? [];
const numbered = (text: string, first: number, mark: string, most: number) =>
  cut(text, 27)
    .slice(0, most)
    .map((part, index) => `${mark}${first + index}${part}`);

export const writePko = (rows: readonly Transfer[]): string =>
  writeStatement(rows, {
    entry: (row) => `C${comma(row.amount)}N650NONREF//${row.reference}\r\n650 0`,
    details: (row) => [
      ':86:020~00650',
      ...numbered(row.title, 20, '~', 6),
      `~30${row.payerAccount.slice(2, 10)}`,
      `~31${row.payerAccount.slice(10)}`,
      ...numbered(row.payer, 32, '~', 2),
      `~38PL${row.payerAccount}`,
      `~63SWRK ${row.account}`,
    ],
  });

export const writeMultiCash = (rows: readonly Transfer[]): string =>
  writeStatement(rows, {
    entry: (row) => `CN${comma(row.amount)}NTRFNONREF//${row.reference}\r\nPrzelew krajowy (+)`,
    details: (row) => [
      `:86:020<00Przelew MultiCash<10404`,
      numbered(row.title, 20, '<', 6).join(''),
      `<26${row.payerAccount}`,
      `<27${row.payer}`,
      `<30${row.payerAccount.slice(2, 10)}<31${row.payerAccount.slice(10)}`,
      numbered(row.payer, 32, '<', 2).join(''),
      `<38${row.payerAccount}`,
      `<63${row.account}`,
    ],
  });

export const writeQuestionMarks = (rows: readonly Transfer[]): string =>
  writeStatement(rows, {
    entry: (row) => `C${comma(row.amount)}NTRFNONREF//${row.reference}`,
    details: (row) => [
      `:86:166?00PRZELEW${numbered(row.title, 20, '?', 10).join('')}`,
      `?30${row.payerAccount.slice(2, 10)}?31${row.payerAccount.slice(10)}`,
      numbered(row.payer, 32, '?', 2).join(''),
      `?60${row.account}`,
    ],
  });

export const writeCollect = (rows: readonly Transfer[]): string =>
  `\u0001${writeStatement(rows, {
    entry: (row) => `CN${comma(row.amount)}NTRFNONREF//MB261002000001\r\n911-TRANSAKCJA IPH`,
    details: (row) => {
      const told = [
        `ID IPH: XX${row.account.slice(-12)}`,
        `Z RACH.: ${row.payerAccount}`,
        `OD: ${row.payer}`,
        `TYT.: ${row.title}`,
        `TNR: ${row.reference}`,
      ];
      return cut(`:86:911 TRANSAKCJA COLLECT; ${told.join('; ')}`, 65);
    },
  })}`;
