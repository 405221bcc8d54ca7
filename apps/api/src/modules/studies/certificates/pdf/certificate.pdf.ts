import { formatDayOfDocument, formatNumber } from '@indeks/contract/common/format';
import type { SubjectClasses } from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import type { CertificateContent } from '@indeks/contract/studies/certificates/certificates.schemas';
import { certificatePaperTexts as texts } from '@indeks/contract/studies/certificates/certificates.texts';
import { formatGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import {
  centred,
  codeBeside,
  dataTable,
  emblem,
  heading,
  levelSign,
  note,
  pageEnd,
  room,
  sealAndSignature,
  type PdfBlock,
} from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

export interface Paper {
  /** The hash of what was frozen, and the address of the page that verifies it; a paper without them is a preview. */
  readonly frozen?: { readonly hash: string; readonly address: string };
  /** The day on which a duplicate was made. */
  readonly duplicate?: string | undefined;
  /** A word across each side of a paper that certifies nothing today. */
  readonly across?: string | undefined;
  /** On a blank, which has the frame and may lie a little aside; without it the frame is drawn. */
  readonly emblem?: string | undefined;
  readonly offset?: { readonly right: number; readonly down: number } | undefined;
}

/** Both sides of the paper, from the frozen content alone. */
export const certificatePdf = (
  content: CertificateContent,
  { frozen, duplicate, offset, emblem: svg, across = frozen ? undefined : texts.preview }: Paper,
): PdfDocument => ({
  title: titleOf(content, frozen === undefined),
  createdAt: new Date(`${duplicate ?? content.issued}T12:00:00Z`),
  bare: {
    right: offset?.right ?? 0,
    down: offset?.down ?? 0,
    framed: offset === undefined,
    ...(across !== undefined && { across }),
  },
  blocks: [
    ...headOf(content, svg),
    ...firstSide(content, duplicate),
    pageEnd(),
    ...secondSide(content),
    ...(frozen
      ? [verification(content, frozen)]
      : [note(texts.previewed), note(texts.copies(content.copies))]),
  ],
});

const titleOf = ({ number }: CertificateContent, isPreview: boolean): string => {
  const title = `${capitalised(texts.name)} ${texts.number(number)}`;
  return isPreview ? texts.previewTitle(title) : title;
};

const verification = (
  { number, copies }: CertificateContent,
  { hash, address }: NonNullable<Paper['frozen']>,
): PdfBlock =>
  codeBeside(address, [
    note(texts.codeLine(number, codeOf(hash))),
    note(texts.hash(hash)),
    note(texts.verify(address)),
    note(texts.copies(copies)),
  ]);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The head of the page: emblem and name of the issuer. */
const headOf = ({ issuer }: CertificateContent, svg: string | undefined): readonly PdfBlock[] => [
  room(svg === undefined ? 12 : 4),
  ...(svg === undefined ? [] : [emblem(svg, 24)]),
  centred(issuer.name, { size: 15, bold: true }),
  centred(texts.seat(issuer.seat ?? '', issuer.address), { size: 9 }),
  room(svg === undefined ? 10 : 5),
];

const firstSide = (content: CertificateContent, duplicate: string | undefined): readonly PdfBlock[] => {
  const { person, number, replaces } = content;
  return [
    ...(duplicate === undefined ? [] : [centred(texts.duplicate, { size: 18, bold: true })]),
    centred(texts.title, { size: 28, bold: true, isTitle: true }),
    centred(texts.of, { size: 14, bold: true }),
    centred(texts.issuedIn, { size: 10 }),
    centred(texts.number(number), { size: 11, bold: true }),
    ...(replaces === null ? [] : [centred(texts.replaces(replaces), { size: 9 })]),
    room(10),
    centred(person.name, { size: 20, bold: true }),
    centred(texts.born(formatDayOfDocument(person.born), person.birthplace), { size: 10 }),
    room(6),
    centred(texts.completed, { size: 10 }),
    centred(content.course, { size: 15, bold: true }),
    centred(
      texts.lasted(
        formatDayOfDocument(content.began),
        formatDayOfDocument(content.completed),
        content.semesters,
      ),
      { size: 10 },
    ),
    room(3),
    centred(texts.result(content.result, formatNumber(content.average / 100, 2)), { size: 12, bold: true }),
    ...qualificationOf(content),
    room(isQualified(content) ? 6 : 16),
    sealAndSignature({
      place: [`${content.place},`, formatDayOfDocument(content.issued)],
      seal: texts.seal,
      signatory: [content.signatory.name, content.signatory.office],
    }),
    ...(duplicate === undefined
      ? []
      : [centred(texts.duplicateMade(formatDayOfDocument(duplicate)), { size: 10 })]),
  ];
};

const isQualified = ({ qualification = '', statement = '' }: CertificateContent): boolean =>
  qualification !== '' || statement !== '';

/** The qualification with the sign of its level, and what the graduate is trained for. */
const qualificationOf = (content: CertificateContent): readonly PdfBlock[] => {
  const { qualification = '', prkLevel = null, statement = '' } = content;
  if (!isQualified(content)) return [];
  const lines = [qualification === '' ? '' : texts.qualification(qualification, prkLevel), statement];
  return [
    room(4),
    levelSign({
      level: prkLevel ?? undefined,
      name: texts.prk,
      lines: lines.filter((line) => line !== ''),
    }),
  ];
};

const secondSide = (content: CertificateContent): readonly PdfBlock[] => {
  const { columns } = texts;
  return [
    heading(texts.course),
    note(texts.second(content.number, content.person.name)),
    dataTable({
      dense: true,
      columns: [
        { header: columns.position, share: 0.55, numeric: true },
        { header: columns.subject, share: 4 },
        { header: columns.hours, share: 0.7, numeric: true },
        { header: columns.ects, share: 0.7, numeric: true },
        { header: columns.hoursPractical, share: 0.8, numeric: true },
        { header: columns.ectsPractical, share: 0.8, numeric: true },
        { header: columns.hoursDistance, share: 0.9, numeric: true },
        { header: columns.ectsDistance, share: 0.9, numeric: true },
        { header: columns.grade, share: 0.8, numeric: true },
      ],
      rows: content.subjects.map(({ name, hours, ects, grade, classes }, index) => [
        String(index + 1),
        name,
        String(hours),
        String(ects),
        ...classCells.map((cell) => (classes ? String(classes[cell]) : texts.none)),
        formatGrade(grade / 10),
      ]),
      sum: [
        '',
        texts.sum,
        String(content.hours),
        String(content.ects),
        ...classCells.map((cell) => (areNamed(content) ? String(sumOf(content, cell)) : texts.none)),
        '',
      ],
    }),
    ...classesInWords(content),
  ];
};

const classCells = ['hoursPractical', 'ectsPractical', 'hoursDistance', 'ectsDistance'] as const;

const areNamed = ({ subjects }: CertificateContent): boolean => subjects.some(({ classes }) => classes);

const sumOf = ({ subjects }: CertificateContent, cell: keyof SubjectClasses): number =>
  subjects.reduce((sum, { classes }) => sum + (classes?.[cell] ?? 0), 0);

/** As the regulation asks for them in words; nothing where nobody named them. */
const classesInWords = (content: CertificateContent): readonly PdfBlock[] => {
  const { practicePlace = '' } = content;
  const sum = (cell: keyof SubjectClasses) => sumOf(content, cell);
  return [
    ...(areNamed(content)
      ? [
          note(texts.practical(sum('hoursPractical'), sum('ectsPractical'), sum('hoursPractice'))),
          note(texts.distance(sum('hoursDistance'), sum('ectsDistance'))),
        ]
      : []),
    ...(practicePlace === '' ? [] : [note(texts.practicePlace(practicePlace))]),
    note(texts.scale),
  ];
};
