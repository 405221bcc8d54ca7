import { formatDayOfDocument, formatNumber } from '@indeks/contract/common/format';
import type { StatementKind } from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import type { ResultFormula } from '@indeks/contract/studies/certificates/certificates.keys';
import { statementTexts as texts } from '@indeks/contract/studies/certificates/certificates.texts';
import { formatGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { dataTable, fields, paragraph, signatures, type PdfBlock } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

export interface Statement {
  readonly kind: StatementKind;
  readonly person: {
    readonly name: string;
    readonly born: string;
    readonly birthplace: string;
    readonly album: string;
  };
  readonly course: string;
  readonly began: string;
  readonly subjects: readonly {
    readonly name: string;
    readonly semester: number;
    readonly hours: number | null;
    readonly ects: number | null;
    /** In tenths. */
    readonly value: number | null;
  }[];
  /** In hundredths; none without a grade. */
  readonly average: number | undefined;
  readonly formula: ResultFormula;
  /** The one in force. */
  readonly certificate:
    | {
        readonly number: string;
        readonly completed: string;
        readonly result: string;
        readonly average: number;
      }
    | undefined;
  readonly signatory: { readonly name: string; readonly office: string };
  readonly place: string;
  readonly today: string;
}

/** Under the letterhead: that somebody completed, or how the studies went so far. */
export const statementPdf = (said: Statement): PdfDocument => ({
  title: texts.titles[said.kind],
  subtitle: texts.placeAndDay(said.place, formatDayOfDocument(said.today)),
  createdAt: new Date(`${said.today}T12:00:00Z`),
  blocks: [
    paragraph(texts.states),
    fields(...listFacts(said)),
    ...(said.kind === 'completion' ? completed(said) : courseOfStudies(said)),
    paragraph(texts.purpose),
    signatures(`${said.signatory.name}, ${said.signatory.office}`),
  ],
});

const listFacts = ({ person, course, began }: Statement) => [
  { label: texts.person, value: person.name },
  ...(person.born === '' ? [] : [{ label: texts.born, value: bornOf(person) }]),
  ...(person.album === '' ? [] : [{ label: texts.album, value: person.album }]),
  { label: texts.course, value: course },
  { label: texts.began, value: formatDayOfDocument(began) },
];

const bornOf = ({ born, birthplace }: Statement['person']): string =>
  [formatDayOfDocument(born), birthplace].filter((part) => part !== '').join(', ');

const completed = ({ certificate }: Statement): readonly PdfBlock[] =>
  certificate
    ? [
        paragraph(
          texts.completed(
            formatDayOfDocument(certificate.completed),
            certificate.result,
            formatNumber(certificate.average / 100, 2),
            certificate.number,
          ),
        ),
      ]
    : [];

const courseOfStudies = ({ subjects, average, formula }: Statement): readonly PdfBlock[] => [
  paragraph(texts.soFar),
  dataTable({
    dense: true,
    columns: [
      { header: texts.columns.semester, share: 0.6, numeric: true },
      { header: texts.columns.subject, share: 4 },
      { header: texts.columns.hours, share: 0.7, numeric: true },
      { header: texts.columns.ects, share: 0.7, numeric: true },
      { header: texts.columns.grade, share: 0.7, numeric: true },
    ],
    rows: subjects.map(({ semester, name, hours, ects, value }) => [
      String(semester),
      name,
      hours === null ? texts.none : String(hours),
      ects === null ? texts.none : String(ects),
      value === null ? texts.none : formatGrade(value / 10),
    ]),
  }),
  ...(average === undefined ? [] : [paragraph(texts.average[formula](formatNumber(average / 100, 2)))]),
];
