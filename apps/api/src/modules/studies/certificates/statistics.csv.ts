import { numberColumn, textColumn, type CsvColumn } from '#platform/csv/csv.ts';
import type { CourseStatistics } from './statistics.queries.ts';

/** The report asks for sex, citizenship and the country of the secondary certificate, which no form has: those who lack them are counted. */
export const statisticsColumns: readonly CsvColumn<CourseStatistics>[] = [
  textColumn('Kierunek', ({ course }) => course),
  numberColumn('Uczestnicy 31 grudnia', ({ participants }) => participants),
  numberColumn('Uczestnicy bez danych o\u00a0płci', ({ participants }) => participants),
  numberColumn('Uczestnicy bez danych o\u00a0obywatelstwie', ({ participants }) => participants),
  numberColumn('Uczestnicy bez kraju świadectwa dojrzałości', ({ participants }) => participants),
  numberColumn('Świadectwa wydane w\u00a0roku', ({ certificates }) => certificates),
  numberColumn('Świadectwa bez danych o\u00a0płci', ({ certificates }) => certificates),
  numberColumn('Świadectwa bez danych o\u00a0obywatelstwie', ({ certificates }) => certificates),
  numberColumn('Świadectwa bez kraju świadectwa dojrzałości', ({ certificates }) => certificates),
];
