import type { Flag } from '@indeks/contract/common/flags';
import { formatMonth, formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import type { SemesterNumber } from '@indeks/contract/studies/courses/courses.keys';
import { courseWords } from '@indeks/contract/studies/courses/courses.texts';
import {
  calculateAverage,
  formatGrade,
  gradeInWords,
  isPassing,
} from '@indeks/contract/studies/evaluations/grades.rules';
import { dataTable, fields, heading, note, signatures, asSums, type PdfBlock } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

export interface PrintedGrade {
  readonly semester: SemesterNumber;
  /** When the semester began for the student. */
  readonly semesterDay: string;
  readonly subject: string;
  readonly exam: Flag;
  readonly hours: number | null;
  readonly ects: number | null;
  readonly grade: number | null;
  /** The day of the exam of the grade that counts; null without a grade. */
  readonly examDay: string | null;
  readonly lecturer: string | null;
}

interface PrintedCard {
  readonly username: string;
  readonly album_nr: string | null;
  readonly name: string;
  readonly intake: string;
  /** Rows in the order of the plan. */
  readonly grades: readonly PrintedGrade[];
}

/** A table for each semester with its average, the average of all, and room to sign. */
export const achievementCard = (card: PrintedCard): PdfDocument => ({
  title: 'Karta osiągnięć',
  subtitle: card.name,
  person: card.username,
  blocks: [
    fields(
      { label: 'Imię i\u00a0nazwisko', value: card.username },
      { label: 'Numer albumu', value: card.album_nr ?? 'nie nadano' },
      { label: 'Kierunek studiów podyplomowych', value: card.name },
      { label: 'Nabór', value: formatMonth(card.intake.slice(0, 7)) },
    ),
    ...semestersOf(card.grades),
    ...(card.grades.length === 0 ? [note('Brak przedmiotów.')] : drawWhole(card.grades)),
    signatures('data i\u00a0podpis słuchacza', 'data i\u00a0podpis kierownika studiów'),
  ],
});

const semestersOf = (grades: readonly PrintedGrade[]): PdfBlock[] =>
  [...Map.groupBy(grades, ({ semester }) => semester)].flatMap(([semester, rows]) => [
    heading(`Semestr ${semester} (${formatMonth((rows[0]?.semesterDay ?? '').slice(0, 7))})`),
    dataTable({ columns, rows: rows.map(drawRow), sum: drawSum(rows) }),
  ]);

const columns = [
  { header: 'Przedmiot', share: 2.6 },
  { header: 'Forma', share: 1.25 },
  { header: 'Godz.', share: 0.8, numeric: true },
  { header: 'ECTS', share: 1, numeric: true },
  { header: 'Ocena', share: 1.75 },
  { header: 'Data', share: 1.35 },
  { header: 'Wykładowca', share: 2.2 },
] as const;

/** The day stands where there is a grade. */
const drawRow = (row: PrintedGrade): string[] => [
  row.subject,
  courseWords.ending[row.exam],
  numberOrNone(row.hours),
  numberOrNone(row.ects),
  row.grade === null ? 'brak oceny' : `${formatGrade(row.grade)} (${gradeInWords(row.grade)})`,
  row.examDay === null ? '' : formatNumericDate(row.examDay),
  row.lecturer ?? '',
];

const numberOrNone = (value: number | null): string => (value === null ? '' : String(value));

const drawSum = (rows: readonly PrintedGrade[]): string[] => {
  const { hours, ects } = countTotals(rows);
  return ['Razem', '', String(hours), ects, `średnia ${averageInWords(rows)}`, '', ''];
};

const drawWhole = (rows: readonly PrintedGrade[]): PdfBlock[] => {
  const { hours, ects } = countTotals(rows);
  return [
    heading('Razem'),
    asSums(
      fields(
        { label: 'Godziny', value: String(hours) },
        { label: 'ECTS uzyskane / w\u00a0programie', value: ects },
        { label: 'Średnia ocen', value: averageInWords(rows) },
      ),
    ),
  ];
};

/** Points are earned by a grade to pass with; beside them stand those of the whole programme. */
const countTotals = (rows: readonly PrintedGrade[]) => {
  const sumEcts = (some: readonly PrintedGrade[]) => some.reduce((sum, { ects }) => sum + (ects ?? 0), 0);
  const earned = rows.filter(({ grade }) => grade !== null && isPassing(grade));
  return {
    hours: rows.reduce((sum, { hours }) => sum + (hours ?? 0), 0),
    ects: `${sumEcts(earned)}\u00a0/\u00a0${sumEcts(rows)}`,
  };
};

const averageInWords = (rows: readonly PrintedGrade[]): string => {
  const average = calculateAverage(rows.map(({ grade }) => grade));
  return average === undefined ? '–' : formatNumber(average, 2);
};
