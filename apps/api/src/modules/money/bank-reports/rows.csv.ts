import { rowStateNames } from '@indeks/contract/money/bank-reports/bank-reports.texts';
import { formatNrb } from '@indeks/contract/numbers/nrb';
import { dateColumn, moneyColumn, numberColumn, textColumn } from '#platform/csv/csv.ts';
import type { StoredBankRow } from './rows.queries.ts';

const bookedParts = ({ parts }: StoredBankRow) => parts.filter(({ payment }) => payment !== null);

/** Grosze; nothing where no payment was made of the row. */
const sumBooked = (row: StoredBankRow): number | undefined => {
  const booked = bookedParts(row);
  return booked.length === 0 ? undefined : booked.reduce((sum, { amount }) => sum + amount, 0);
};

const writeReason = (row: StoredBankRow): string =>
  [row.comment, ...bookedParts(row).map(({ payment }) => payment?.comment ?? '')]
    .filter((words) => words !== '')
    .join(', ');

/** A corrected row has two amounts: that of the file, and that which was booked. */
export const bankRowColumns = [
  numberColumn<StoredBankRow>('Wiersz', ({ line }) => line),
  textColumn<StoredBankRow>('Plik', ({ entry }) => entry),
  dateColumn<StoredBankRow>('Data', ({ date }) => date),
  textColumn<StoredBankRow>('Nadawca', ({ payer }) => payer),
  textColumn<StoredBankRow>('Tytuł', ({ title }) => title),
  textColumn<StoredBankRow>('Rachunek', ({ account }) => account && formatNrb(account)),
  textColumn<StoredBankRow>('Stan', ({ state }) => rowStateNames[state]),
  textColumn<StoredBankRow>('Słuchacz', ({ parts, owner }) =>
    parts.length === 0 ? owner : parts.map(({ name }) => name).join(', '),
  ),
  moneyColumn<StoredBankRow>('W pliku', ({ state, amount }) => (state === 'refused' ? undefined : amount)),
  moneyColumn<StoredBankRow>('Zaksięgowano', sumBooked),
  textColumn<StoredBankRow>('Powód lub komentarz', writeReason),
];
