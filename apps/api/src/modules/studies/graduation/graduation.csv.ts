import type { Graduate } from '@indeks/contract/studies/graduation/graduation.schemas';
import { dateColumn, moneyColumn, numberColumn, textColumn } from '#platform/csv/csv.ts';

export const graduationColumns = [
  textColumn<Graduate>('Nazwisko i\u00a0imię', (row) => row.name),
  textColumn<Graduate>('Numer albumu', (row) => row.album_nr),
  textColumn<Graduate>('Kierunek', (row) => row.courseName),
  dateColumn<Graduate>('Nabór', (row) => row.date),
  textColumn<Graduate>('Miejscowość', (row) => row.cityName),
  textColumn<Graduate>('Gotowość', (row) => (row.ready ? 'tak' : 'nie')),
  numberColumn<Graduate>('Przedmioty', (row) => row.subjects),
  textColumn<Graduate>('Brak oceny', (row) => listNames(row, (grade) => grade === null)),
  textColumn<Graduate>('Do poprawy', (row) => listNames(row, (grade) => grade !== null)),
  textColumn<Graduate>('Praca końcowa', (row) => (row.thesis === 1 ? 'tak' : 'nie')),
  textColumn<Graduate>('Praktyki', (row) => (row.practice === 1 ? 'tak' : 'nie')),
  moneyColumn<Graduate>('Pozostało', (row) => row.owed),
];

const listNames = ({ lacking }: Graduate, isMeant: (grade: number | null) => boolean): string =>
  lacking
    .filter(({ grade }) => isMeant(grade))
    .map(({ name }) => name)
    .join(', ');
