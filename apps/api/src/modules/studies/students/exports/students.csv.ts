import { formatNrb } from '@indeks/contract/numbers/nrb';
import { dateColumn, numberColumn, textColumn } from '#platform/csv/csv.ts';
import type { ExportedRow } from '../students.queries.ts';

/** An enrolment with what the registration form says of its person. */
export interface ExportedEnrolment extends Omit<ExportedRow, 'sealed' | 'facts'> {
  readonly number: number;
  readonly dayOfBirth: string;
  readonly placeOfBirth: string;
  readonly secondName: string;
}

export const studentColumns = [
  numberColumn<ExportedEnrolment>('LP', (row) => row.number),
  textColumn<ExportedEnrolment>('Nazwisko', (row) => row.surname),
  textColumn<ExportedEnrolment>('Imię', (row) => row.given_name),
  textColumn<ExportedEnrolment>('Telefon', (row) => row.telephone),
  textColumn<ExportedEnrolment>('E-mail', (row) => row.email),
  textColumn<ExportedEnrolment>('Kierunek', (row) => row.courseName),
  textColumn<ExportedEnrolment>('Kierunek 2', (row) => row.courseName2),
  dateColumn<ExportedEnrolment>('Semestr', (row) => row.date),
  textColumn<ExportedEnrolment>('Miejscowość', (row) => row.cityName),
  textColumn<ExportedEnrolment>('Numer rachunku', (row) => row.bank_account && formatNrb(row.bank_account)),
  textColumn<ExportedEnrolment>('Numery albumów', (row) =>
    [row.album_nr, row.album_nr_2].filter((number) => number !== null).join(', '),
  ),
  dateColumn<ExportedEnrolment>('Data urodzenia', (row) => row.dayOfBirth),
  textColumn<ExportedEnrolment>('Miejsce urodzenia', (row) => row.placeOfBirth),
  textColumn<ExportedEnrolment>('Drugie imię', (row) => row.secondName),
];
