import { calculateShare } from '@indeks/contract/money/statistics/shares.rules';
import type { CountedStudents, Trend } from '@indeks/contract/money/statistics/statistics.schemas';
import { dateColumn, numberColumn, textColumn } from '#platform/csv/csv.ts';

const columnsNamed = (name: string) => [
  textColumn<CountedStudents>(name, (group) => group.name),
  numberColumn<CountedStudents>('Słuchacze', (group) => group.amount),
];

export const groupColumns = { pid: columnsNamed('Miasto'), cid: columnsNamed('Kierunek') };

export const trendColumns = [
  textColumn<Trend>('Kierunek', (trend) => trend.name),
  dateColumn<Trend>('Nabór', (trend) => trend.date),
  numberColumn<Trend>('Słuchacze kierunku', (trend) => trend.amount),
  numberColumn<Trend>('Słuchacze naboru', (trend) => trend.total),
  numberColumn<Trend>('Udział w %', (trend) => calculateShare(trend.amount, trend.total), 2),
];
