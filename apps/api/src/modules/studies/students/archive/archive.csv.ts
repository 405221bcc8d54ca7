import type { ArchivedEnrolment } from '@indeks/contract/studies/students/archive.schemas';
import { dateColumn, moneyColumn, numberColumn, textColumn } from '#platform/csv/csv.ts';

/** Sums and grades are empty for those who may not see them. */
export const archiveColumns = [
  textColumn<ArchivedEnrolment>('Nazwisko i\u00a0imię', (row) => row.listed_name),
  textColumn<ArchivedEnrolment>('Kierunek', (row) => row.courseName),
  textColumn<ArchivedEnrolment>('Drugi kierunek', (row) => row.courseName2),
  dateColumn<ArchivedEnrolment>('Nabór', (row) => row.date),
  textColumn<ArchivedEnrolment>('Miejscowość', (row) => row.cityName),
  dateColumn<ArchivedEnrolment>('W\u00a0archiwum od', (row) => row.day),
  textColumn<ArchivedEnrolment>('Kto zarchiwizował', (row) => row.archivedBy),
  textColumn<ArchivedEnrolment>('Powód', (row) => row.reason),
  numberColumn<ArchivedEnrolment>('Liczba wpłat', (row) => row.hanging.money?.payments),
  moneyColumn<ArchivedEnrolment>('Wpłacono', (row) => row.hanging.money?.paid),
  numberColumn<ArchivedEnrolment>('Oceny', (row) => row.hanging.grades?.count),
  numberColumn<ArchivedEnrolment>('Teczka', ({ hanging: { notice, form } }) => Number(notice) + Number(form)),
  moneyColumn<ArchivedEnrolment>('Saldo', ({ hanging: { money } }) => money && -money.balance),
];
