import { choicesInTitle, formatGrosze, formatMonth, searchInTitle } from '@indeks/contract/common/format';
import { dataTable } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

interface PrintedEnrolment {
  readonly surname: string;
  readonly given_name: string;
  readonly cityName: string;
  readonly courseName: string;
  readonly courseName2: string | null;
  readonly price: number;
  readonly price_2: number | null;
}

/** The filter of a list of students. */
export interface FilterWords {
  readonly search: string | undefined;
  /** Months, as 2026-10. */
  readonly intakes: readonly string[];
  readonly place: string | null;
  readonly course: string | null;
  readonly state: string | null;
}

interface PrintedList {
  readonly enrolments: readonly PrintedEnrolment[];
  readonly words: FilterWords;
}

/** One line per course with its student, place and price. */
export const studentsList = ({ enrolments, words }: PrintedList): PdfDocument => ({
  title: `Lista słuchaczy${describe(words)}`,
  orientation: 'landscape',
  blocks: [
    dataTable({
      columns,
      rows: enrolments.flatMap(linesOf).map((line, index) => [String(index + 1)].concat(line)),
      empty: 'Brak słuchaczy',
    }),
  ],
});

const describe = ({ search, intakes, place, course, state }: FilterWords): string =>
  choicesInTitle({
    semestr: intakes.map((intake) => formatMonth(intake)).join(' i '),
    miejscowość: place,
    kierunek: course,
    stan: state,
  }) + searchInTitle(search);

const columns = [
  { header: 'Lp.', share: 0.5, numeric: true },
  { header: 'Nazwisko', share: 1.8 },
  { header: 'Imię', share: 1.4 },
  { header: 'Placówka', share: 1.5 },
  { header: 'Kierunek', share: 4 },
  { header: 'Czesne (zł)', share: 1.1, numeric: true },
] as const;

const linesOf = (row: PrintedEnrolment): string[][] => {
  const person = [row.surname, row.given_name, row.cityName];
  const first = [...person, row.courseName, formatGrosze(row.price)];
  return row.courseName2 === null
    ? [first]
    : [first, [...person, row.courseName2, formatGrosze(row.price_2 ?? 0)]];
};
