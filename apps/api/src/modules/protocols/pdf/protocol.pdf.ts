import { formatMonth, formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import { averageOf, formatGrade } from '@indeks/contract/evaluations/grades.rules';
import { codeOf, countGrades, sessionOf } from '@indeks/contract/protocols/protocols.rules';
import type { ProtocolContent } from '@indeks/contract/protocols/protocols.schemas';
import { documentTexts as texts } from '@indeks/contract/protocols/protocols.texts';
import {
  codeBeside,
  dataTable,
  fields,
  note,
  sideBySide,
  signatures,
  subheading,
} from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

interface Proof {
  readonly hash: string;
  /** Of the page that verifies it. */
  readonly address: string;
  readonly createdAt: Date;
}

/** The paper that the examiner signs. */
export const protocolPdf = (content: ProtocolContent, { hash, address, createdAt }: Proof): PdfDocument => ({
  title: `${texts.titles[content.exam]} nr ${content.number}`,
  subtitle: termOf(content),
  createdAt,
  blocks: [
    sideBySide(
      [
        fields(
          { label: 'Kierunek', value: content.course },
          { label: 'Przedmiot', value: content.subject },
          { label: texts.teachers[content.exam], value: content.lecturer ?? 'brak' },
          { label: 'Forma', value: texts.forms[content.exam] },
        ),
      ],
      [
        fields(
          { label: 'Nabór', value: formatMonth(content.intake.slice(0, 7)) },
          { label: 'Semestr', value: String(content.semester) },
          { label: 'Godziny / ECTS', value: `${orDash(content.hours)} / ${orDash(content.ects)}` },
          { label: 'Data', value: formatNumericDate(content.created) },
        ),
      ],
    ),
    studentsTable(content),
    subheading('Zestawienie ocen'),
    countsTable(content),
    codeBeside(address, [
      note(`Protokół nr ${content.number}, kod weryfikacji ${codeOf(hash)}`),
      note(`SHA-256 treści: ${hash}`),
      note(`Sprawdź, czy protokół jest ważny: ${address}`),
    ]),
    signatures(`podpis: ${texts.teachers[content.exam].toLowerCase()}`),
  ],
});

const termOf = ({ date, type }: ProtocolContent): string => {
  const { season, years } = sessionOf(date);
  return [`${texts.seasons[season]} ${years}`, texts.terms[type]].filter((part) => part !== '').join(', ');
};

const orDash = (value: number | null): string => (value === null ? '–' : String(value));

const studentsTable = ({ students }: ProtocolContent) =>
  dataTable({
    columns: [
      { header: 'Lp.', share: 0.5, numeric: true },
      { header: 'Nr albumu', share: 0.9 },
      { header: 'Nazwisko i\u00a0imię', share: 2.2 },
      { header: 'Ocena', share: 0.6 },
      { header: 'Słownie', share: 1.4 },
      { header: 'Data', share: 0.9 },
    ],
    rows: students.map(({ name, album, grade, words, date }, index) => [
      String(index + 1),
      album ?? '–',
      name,
      grade === null ? '–' : formatGrade(grade),
      words,
      date === null ? '–' : formatNumericDate(date),
    ]),
  });

const countsTable = ({ students }: ProtocolContent) => {
  const grades = students.map(({ grade }) => grade);
  const counts = countGrades(grades);
  const average = averageOf(grades);
  return dataTable({
    columns: [
      ...counts.map(({ grade }) => ({ header: grade === null ? 'nie przyst.' : formatGrade(grade) })),
      { header: 'Razem' },
      { header: 'Średnia' },
    ],
    rows: [
      [
        ...counts.map(({ count }) => String(count)),
        String(students.length),
        average === undefined ? '–' : formatNumber(average, 2),
      ],
    ],
  });
};
