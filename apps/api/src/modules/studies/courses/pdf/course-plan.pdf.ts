import type { Flag } from '@indeks/contract/common/flags';
import { courseWords as words } from '@indeks/contract/studies/courses/courses.texts';
import { dataTable, heading, paragraph } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

interface PrintedSubject {
  readonly name: string;
  readonly username: string | null;
  readonly semester: number;
  readonly exam: Flag;
  readonly after_join: Flag;
  readonly remarks: string;
  readonly hours: number | null;
  readonly ects: number | null;
}

interface PrintedCourse {
  readonly name: string;
  readonly subjects: readonly PrintedSubject[];
}

/** The subjects of a course, a table for each programme, with the sums of hours and points. */
export const coursePlan = ({ name, subjects }: PrintedCourse): PdfDocument => ({
  title: `Przedmioty – ${name}`,
  orientation: 'landscape',
  blocks:
    subjects.length === 0
      ? [paragraph('Brak przedmiotów')]
      : [...Map.groupBy(subjects, (subject) => subject.after_join)].flatMap(([programme, ofProgramme]) => [
          heading(words.programme[programme]),
          dataTable({
            columns,
            rows: ofProgramme.map(row),
            sum: sumSubjects(ofProgramme),
            empty: 'Brak przedmiotów',
          }),
        ]),
});

const columns = [
  { header: 'Lp.', share: 0.5, numeric: true },
  { header: 'Przedmiot', share: 3 },
  { header: 'Wykładowca', share: 2 },
  { header: 'Semestr', share: 0.8, numeric: true },
  { header: 'Zaliczenie/Egzamin', share: 1.3 },
  { header: 'Godziny', share: 0.8, numeric: true },
  { header: 'ECTS', share: 0.6, numeric: true },
  { header: 'Uwagi', share: 2 },
] as const;

const row = (subject: PrintedSubject, index: number): string[] => [
  String(index + 1),
  subject.name,
  subject.username ?? '',
  String(subject.semester),
  words.ending[subject.exam],
  subject.hours === null ? '' : String(subject.hours),
  subject.ects === null ? '' : String(subject.ects),
  subject.remarks,
];

const sumSubjects = (subjects: readonly PrintedSubject[]): string[] => {
  const total = (read: (subject: PrintedSubject) => number | null) =>
    String(subjects.reduce((sum, subject) => sum + (read(subject) ?? 0), 0));
  return ['', 'Razem', '', '', '', total((subject) => subject.hours), total((subject) => subject.ects), ''];
};
