import { rowStateNames } from '@indeks/contract/money/bank-reports/bank-reports.texts';
import { formatNrb } from '@indeks/contract/numbers/nrb';
import { dateColumn, moneyColumn, numberColumn, textColumn } from '#platform/csv/csv.ts';
import type { RowRow } from './rows.queries.ts';

const bookedParts = ({ parts }: RowRow) => parts.filter(({ payment }) => payment !== null);

/** Grosze; nothing where no payment was made of the row. */
const bookedOf = (row: RowRow): number | undefined => {
  const booked = bookedParts(row);
  return booked.length === 0 ? undefined : booked.reduce((sum, { amount }) => sum + amount, 0);
};

const reasonOf = (row: RowRow): string =>
  [row.comment, ...bookedParts(row).map(({ payment }) => payment?.comment ?? '')]
    .filter((words) => words !== '')
    .join(', ');

/** A corrected row has two amounts: that of the file, and that which was booked. */
export const bankRowColumns = [
  numberColumn<RowRow>('Wiersz', ({ line }) => line),
  textColumn<RowRow>('Plik', ({ entry }) => entry),
  dateColumn<RowRow>('Data', ({ date }) => date),
  textColumn<RowRow>('Nadawca', ({ payer }) => payer),
  textColumn<RowRow>('Tytuł', ({ title }) => title),
  textColumn<RowRow>('Rachunek', ({ account }) => account && formatNrb(account)),
  textColumn<RowRow>('Stan', ({ state }) => rowStateNames[state]),
  textColumn<RowRow>('Słuchacz', ({ parts, owner }) =>
    parts.length === 0 ? owner : parts.map(({ name }) => name).join(', '),
  ),
  moneyColumn<RowRow>('W pliku', ({ state, amount }) => (state === 'refused' ? undefined : amount)),
  moneyColumn<RowRow>('Zaksięgowano', bookedOf),
  textColumn<RowRow>('Powód lub komentarz', reasonOf),
];
