import type { CertificateContent } from '@indeks/contract/studies/certificates/certificates.schemas';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { certificatePdf } from '#modules/studies/certificates/index.ts';
import { print } from '#platform/pdf/print.ts';
import { createBare } from '../bare-pdf.ts';
import { addressOf, hash, usualContent } from './certificate-contents.ts';

/** Certificates of a group drawn twice: by the API's own means and by pdfmake alone. `pnpm experiments certificate-pdf` compares the two. */
export const people = 60;
const now = new Date('2026-07-12T10:00:00Z');
const letterhead = { name: 'Akademia Przykładowa', address: 'ul. Wymyślona 1', nip: '8567346215' };

const contents = Array.from({ length: people }, (_, nr) => usualContent(nr + 1));

/** As the API draws them, without the thread. */
export const drawCertificates = () =>
  print({
    documents: contents.map((content) =>
      certificatePdf(content, { frozen: { hash, address: addressOf(content.number) } }),
    ),
    letterhead,
    now,
  });

/** The same texts in the same order, without a structure for those who listen. */
export const drawBare = () => createBare(bareDefinition());

const bareDefinition = (): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [48, 56, 48, 60],
  defaultStyle: { font: 'NotoSans', fontSize: 10, lineHeight: 1.15 },
  background: () => ({ canvas: [frame(22, 1.5), frame(28, 0.5)] }),
  content: contents.flatMap((content) => [...firstSide(content), ...secondSide(content)]),
});

const frame = (inset: number, lineWidth: number) => ({
  type: 'rect' as const,
  x: inset,
  y: inset,
  w: 595 - 2 * inset,
  h: 842 - 2 * inset,
  lineWidth,
});

const centred = (text: string, fontSize: number): Content => ({ text, fontSize, alignment: 'center' });

const firstSide = (content: CertificateContent): Content[] => [
  centred(content.issuer.name, 15),
  centred(content.issuer.address, 9),
  centred('ŚWIADECTWO', 28),
  centred('ukończenia studiów podyplomowych', 14),
  centred('wydane w Rzeczypospolitej Polskiej', 10),
  centred(`nr ${content.number}`, 11),
  centred(content.person.name, 20),
  centred('urodzona 14 maja 1970 r., Lublin', 10),
  centred('ukończyła studia podyplomowe', 10),
  centred(content.course, 15),
  centred('od 1 października 2024 r. do 30 czerwca 2026 r., 3 semestry', 10),
  centred('z wynikiem: dobry plus (4,36)', 12),
  {
    columns: [
      centred('Lublin, 12 lipca 2026 r.', 10),
      centred('pieczęć urzędowa', 8),
      centred(content.signatory.name, 10),
    ],
  },
];

const secondSide = (content: CertificateContent): Content[] => [
  { text: 'Przebieg studiów', bold: true, fontSize: 12, pageBreak: 'before' },
  { text: `${content.number}, ${content.person.name}`, fontSize: 9 },
  { table: { headerRows: 1, body: rowsOf(content) }, fontSize: 8 },
  {
    text: 'Skala ocen: bardzo dobry (5), dobry plus (4,5), dobry (4), dostateczny plus (3,5), dostateczny (3)',
    fontSize: 9,
  },
  {
    columns: [
      { qr: addressOf(content.number), fit: 78, width: 78 },
      {
        stack: [`kod 8f3c-1a90`, `SHA-256 treści: ${hash}`, addressOf(content.number), 'Egzemplarzy: 1 + 2'],
      },
    ],
    pageBreak: content.number === contents.at(-1)?.number ? undefined : 'after',
  },
];

const rowsOf = (content: CertificateContent) => [
  ['Lp.', 'Przedmiot', 'Godz.', 'ECTS', 'Prakt. godz.', 'Prakt. ECTS', 'Odl. godz.', 'Odl. ECTS', 'Ocena'],
  ...content.subjects.map(({ name, hours, ects }, index) => [
    String(index + 1),
    name,
    String(hours),
    String(ects),
    '–',
    '–',
    '–',
    '–',
    '4,5',
  ]),
  ['', 'Razem', String(content.hours), String(content.ects), '–', '–', '–', '–', ''],
];
