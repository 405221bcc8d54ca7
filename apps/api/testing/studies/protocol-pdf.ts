import type { ProtocolContent } from '@indeks/contract/studies/protocols/protocols.schemas';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { protocolPdf } from '#modules/studies/protocols/index.ts';
import { print } from '#platform/pdf/print.ts';
import { createBare } from '../bare-pdf.ts';

/** A protocol drawn twice: by the API's own means and by pdfmake alone. `pnpm experiments protocol-pdf` compares the two. */
export const students = 60;

const hash = '8f3c1a90'.repeat(8);
const address = 'https://indeks.example/verify?number=147/2025&code=8f3c-1a90';
const createdAt = new Date('2025-03-12T17:04:00Z');
const letterhead = { name: 'Akademia Przykładowa', address: 'ul. Wymyślona 1', nip: '8567346215' };

const content: ProtocolContent = {
  number: '147/2025',
  type: 1,
  issuer: { name: letterhead.name, address: letterhead.address },
  course: 'Kadry i płace w praktyce',
  subject: 'Prawo pracy',
  exam: 1,
  hours: 24,
  ects: 4,
  lecturer: 'dr Łukasz Źrebiec',
  semester: 1,
  date: '2024-10-01',
  intake: '2024-10-01',
  created: '2025-03-12',
  students: Array.from({ length: students }, (_, n) => ({
    eid: n + 1,
    name: `Brzęczyszczykiewicz-Nowak Żaneta ${n + 1}`,
    album: String(48_000 + n),
    grade: 4.5,
    words: 'dobry plus',
    date: '2025-03-07',
  })),
};

/** As the API draws it, without the thread. */
export const drawProtocol = () =>
  print({ documents: [protocolPdf(content, { hash, address, createdAt })], letterhead, now: createdAt });

/** The same texts in the same order, without a structure for those who listen and without care for page ends. */
export const drawBare = () => createBare(bareDefinition());

const bareDefinition = (): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [48, 56, 48, 60],
  defaultStyle: { font: 'NotoSans', fontSize: 10, lineHeight: 1.15 },
  header: () => ({ text: letterhead.name, fontSize: 8, margin: [48, 28, 48, 0] }),
  footer: (page: number, pages: number) => ({
    text: `Protokół egzaminu nr ${content.number}, strona ${page} z ${pages}`,
    fontSize: 8,
    margin: [48, 20, 48, 0],
  }),
  content: [...bareHead(), ...bareTables(), ...bareProof()],
});

const bareHead = (): Content[] => [
  { text: letterhead.name, bold: true, fontSize: 11 },
  { text: letterhead.address, fontSize: 9 },
  { text: `NIP ${letterhead.nip}`, fontSize: 9 },
  { text: `Protokół egzaminu nr ${content.number}`, bold: true, fontSize: 16 },
  { text: 'sesja zimowa 2024/25, termin pierwszy' },
  { columns: [fieldsOf(leftFields), fieldsOf(rightFields)] },
];

const counts = [
  ['4,5', 'Razem', 'Średnia'],
  ['60', '60', '4,50'],
];

const bareTables = (): Content[] => [
  { table: { headerRows: 1, widths: [20, 50, '*', 40, 80, 60], body: studentRows() }, fontSize: 9 },
  { text: 'Zestawienie ocen', bold: true },
  { table: { headerRows: 1, body: structuredClone(counts) }, fontSize: 9 },
];

const bareProof = (): Content[] => [
  {
    columns: [
      { qr: address, fit: 78, width: 78 },
      {
        stack: [
          `Protokół nr ${content.number}, kod weryfikacji 8f3c-1a90`,
          `SHA-256 treści: ${hash}`,
          `Sprawdź, czy protokół jest ważny: ${address}`,
        ],
      },
    ],
  },
  { canvas: [{ type: 'line', x1: 0, y1: 44, x2: 230, y2: 44 }] },
  { text: 'podpis: egzaminator', fontSize: 8.5 },
];

const leftFields = [
  ['Kierunek', content.course],
  ['Przedmiot', content.subject],
  ['Egzaminator', content.lecturer ?? ''],
  ['Forma', 'egzamin'],
];
const rightFields = [
  ['Nabór', 'październik 2024'],
  ['Semestr', '1'],
  ['Godziny / ECTS', '24 / 4'],
  ['Data', '12.03.2025'],
];
const fieldsOf = (body: string[][]): Content => ({
  table: { body: structuredClone(body) },
  layout: 'noBorders',
});

const studentRows = () => [
  ['Lp.', 'Nr albumu', 'Nazwisko i imię', 'Ocena', 'Słownie', 'Data'],
  ...content.students.map(({ name, album, words }, index) => [
    String(index + 1),
    album ?? '',
    name,
    '4,5',
    words,
    '07.03.2025',
  ]),
];
