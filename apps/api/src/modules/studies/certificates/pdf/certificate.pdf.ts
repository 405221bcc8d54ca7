import { formatDayOfDocument, formatNumber } from '@indeks/contract/common/format';
import type { CertificateContent } from '@indeks/contract/studies/certificates/certificates.schemas';
import { certificatePaperTexts as texts } from '@indeks/contract/studies/certificates/certificates.texts';
import { formatGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import {
  centred,
  codeBeside,
  dataTable,
  heading,
  note,
  pageEnd,
  room,
  sealAndSignature,
  type PdfBlock,
} from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

interface Paper {
  readonly hash: string;
  /** Of the page that verifies it. */
  readonly address: string;
  /** Of a duplicate, the day on which it was made. */
  readonly duplicate?: string | undefined;
  /** On a blank, which has the frame and may lie a little aside; without it the frame is drawn. */
  readonly offset?: { readonly right: number; readonly down: number } | undefined;
}

/** Both sides of the paper, from the frozen content alone. */
export const certificatePdf = (
  content: CertificateContent,
  { hash, address, duplicate, offset }: Paper,
): PdfDocument => ({
  title: `${capitalised(texts.name)} ${texts.number(content.number)}`,
  createdAt: new Date(`${duplicate ?? content.issued}T12:00:00Z`),
  bare: { right: offset?.right ?? 0, down: offset?.down ?? 0, framed: offset === undefined },
  blocks: [
    ...firstSide(content, duplicate),
    pageEnd(),
    ...secondSide(content),
    codeBeside(address, [
      note(texts.codeLine(content.number, codeOf(hash))),
      note(texts.hash(hash)),
      note(texts.verify(address)),
      note(texts.copies(content.copies)),
    ]),
  ],
});

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const firstSide = (content: CertificateContent, duplicate: string | undefined): readonly PdfBlock[] => {
  const { issuer, person, number, replaces } = content;
  return [
    room(12),
    centred(issuer.name, { size: 15, bold: true }),
    centred(issuer.address, { size: 9 }),
    room(10),
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
    room(16),
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

const secondSide = (content: CertificateContent): readonly PdfBlock[] => {
  const { columns } = texts;
  return [
    heading(texts.course),
    note(texts.second(content.number, content.person.name)),
    dataTable({
      dense: true,
      columns: [
        { header: columns.position, share: 0.4, numeric: true },
        { header: columns.subject, share: 4 },
        { header: columns.hours, share: 0.7, numeric: true },
        { header: columns.ects, share: 0.7, numeric: true },
        { header: columns.grade, share: 0.7, numeric: true },
      ],
      rows: content.subjects.map(({ name, hours, ects, grade }, index) => [
        String(index + 1),
        name,
        String(hours),
        String(ects),
        formatGrade(grade / 10),
      ]),
      sum: ['', texts.sum, String(content.hours), String(content.ects), ''],
    }),
  ];
};
