import { formatMonth, formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import { calculateAverage, formatGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { codeOf, countGrades, sessionOf } from '@indeks/contract/studies/protocols/protocols.rules';
import type { ProtocolContent } from '@indeks/contract/studies/protocols/protocols.schemas';
import { documentTexts as texts } from '@indeks/contract/studies/protocols/protocols.texts';
import {
  codeBeside,
  dataTable,
  fields,
  framed,
  note,
  sideBySide,
  signatures,
  subheading,
  asSums,
  type Field,
  type PdfBlock,
} from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

interface Proof {
  readonly hash: string;
  /** The address of the page that verifies it. */
  readonly address: string;
  readonly createdAt: Date;
  /** Why it is no longer in force. */
  readonly outOfForce?: string | undefined;
}

/** The paper that the examiner signs. */
export const protocolPdf = (
  content: ProtocolContent,
  { hash, address, createdAt, outOfForce }: Proof,
): PdfDocument => ({
  title: nameDocument(content),
  subtitle: nameTerm(content),
  createdAt,
  ...(outOfForce !== undefined && { mark: texts.outOfForce }),
  blocks: [
    ...(outOfForce === undefined ? [] : [framed(outOfForce)]),
    ...(content.correction ? [framed(texts.corrects(content.correction))] : []),
    ...bodyOf(content),
    codeBeside(address, [
      note(`Protokół nr ${content.number}, kod weryfikacji ${codeOf(hash)}`),
      note(`SHA-256 treści: ${hash}`),
      note(`Sprawdź, czy protokół jest ważny: ${address}`),
    ]),
    drawSignature(content),
  ],
});

/** The paper before it is closed: nothing can be verified of it. */
export const previewPdf = (content: ProtocolContent, createdAt: Date): PdfDocument => ({
  title: nameDocument(content),
  subtitle: nameTerm(content),
  createdAt,
  mark: texts.preview,
  blocks: [
    framed(texts.unnumbered),
    ...(content.correction ? [framed(texts.corrects(content.correction))] : []),
    ...bodyOf(content),
    drawSignature(content),
  ],
});

const bodyOf = (content: ProtocolContent): readonly PdfBlock[] => [
  drawHead(content),
  studentsTable(content),
  subheading('Zestawienie ocen'),
  asSums(countsTable(content)),
];

/** Without an examiner the head of the studies signs. */
const drawSignature = ({ lecturer, exam }: ProtocolContent): PdfBlock =>
  signatures(`podpis: ${lecturer === null ? texts.head : texts.teachers[exam].toLowerCase()}`);

/** Subject, group, examiner, day and place of the exam. */
const drawHead = (content: ProtocolContent): PdfBlock =>
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
        ...examFields(content),
        { label: 'Data protokołu', value: formatNumericDate(content.created) },
      ),
    ],
  );

const nameDocument = ({ exam, number, correction }: ProtocolContent): string => {
  const ending = number === '' ? '' : ` nr ${number}`;
  return correction
    ? `${texts.correctionTitle(correction.number)}: ${texts.titles[exam].toLowerCase()}${ending}`
    : `${texts.titles[exam]}${ending}`;
};

const examFields = ({ exam_day, exam_place }: ProtocolContent): readonly Field[] =>
  exam_day
    ? [{ label: 'Dzień i\u00a0miejsce', value: `${formatNumericDate(exam_day)}, ${exam_place ?? ''}` }]
    : [];

const nameTerm = ({ date, type }: ProtocolContent): string => {
  const { season, years } = sessionOf(date);
  return [`${texts.seasons[season]} ${years}`, texts.terms[type]].filter((part) => part !== '').join(', ');
};

const orDash = (value: number | null): string => (value === null ? '–' : String(value));

const studentsTable = ({ students }: ProtocolContent) =>
  dataTable({
    // Thirty-five have room on the first page.
    dense: true,
    columns: [
      { header: 'Lp.', share: 0.5, numeric: true },
      { header: 'Nr albumu', share: 0.9 },
      { header: 'Nazwisko i\u00a0imię', share: 2.2 },
      { header: 'Ocena', share: 0.6 },
      { header: 'Słownie', share: 1.4 },
      { header: 'Dzień', share: 1.1 },
    ],
    rows: students.map(({ name, album, grade, words, date, place }, index) => [
      String(index + 1),
      album ?? '–',
      name,
      grade === null ? '–' : formatGrade(grade),
      words,
      [date === null ? '–' : formatNumericDate(date), ...(place ? [place] : [])].join(', '),
    ]),
  });

const countsTable = ({ students }: ProtocolContent) => {
  const grades = students.map(({ grade }) => grade);
  const counts = countGrades(grades);
  const average = calculateAverage(grades);
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
