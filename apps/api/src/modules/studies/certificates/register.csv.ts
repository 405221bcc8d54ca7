import { dateInWarsaw } from '#platform/clock.ts';
import { dateColumn, numberColumn, textColumn } from '#platform/csv/csv.ts';
import { formatCertificateNumber } from '@indeks/contract/studies/certificates/certificates.rules';
import type { ExportedRow } from './register.queries.ts';

/** As the book of certificates is kept, with what became of each paper. */
export const registerColumns = [
  textColumn<ExportedRow>('Numer', ({ number }) => number),
  numberColumn<ExportedRow>('Duplikat', ({ duplicate }) => (duplicate === 0 ? null : duplicate)),
  dateColumn<ExportedRow>('Wystawione', (row) => row.made_on),
  textColumn<ExportedRow>('Nazwisko i\u00a0imię', ({ name }) => name),
  textColumn<ExportedRow>('Numer albumu', ({ album }) => album),
  textColumn<ExportedRow>('Kierunek', (row) => row.course_name),
  numberColumn<ExportedRow>('Odpisy', ({ copies }) => copies),
  textColumn<ExportedRow>('Numer blankietu', ({ blank }) => blank),
  dateColumn<ExportedRow>('Wydane', (row) => row.handed_on),
  textColumn<ExportedRow>('Sposób wydania', (row) => row.handed_how && ways[row.handed_how]),
  textColumn<ExportedRow>('W\u00a0miejsce', (row) => numberOf(row.earlier_number, row.earlier_year)),
  textColumn<ExportedRow>('Zastąpione przez', (row) => numberOf(row.later_number, row.later_year)),
  textColumn<ExportedRow>('Powód', (row) => (row.duplicate === 0 ? row.reissue_reason : row.reason)),
  dateColumn<ExportedRow>('Unieważnione', (row) => row.annulled_at && dateInWarsaw(row.annulled_at)),
  textColumn<ExportedRow>('Powód unieważnienia', (row) => row.annulled_reason),
  dateColumn<ExportedRow>('Do wyjaśnienia od', ({ doubted }) => doubted && dateInWarsaw(doubted)),
];

const ways = { 'in-person': 'osobiście', post: 'list polecony' } as const;

const numberOf = (number: number | null, year: number | null): string | null =>
  number === null || year === null ? null : formatCertificateNumber(number, year);
