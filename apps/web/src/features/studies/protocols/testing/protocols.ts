import type {
  Protocol,
  ProtocolContent,
  ProtocolDetail,
} from '@indeks/contract/studies/protocols/protocols.schemas';

/** As a row of the list. */
export const protocolRow: Protocol = {
  id: 7,
  number: '147/2025',
  title: 'Protokół 147/2025: Prawo pracy, sesja pierwsza',
  created: '2025-03-12T08:05:00.000Z',
  usernameCreated: 'Łukasz Źrebiec',
  courseName: 'Kadry i płace',
  subjectName: 'Prawo pracy',
  professorName: 'dr Łukasz Źrebiec',
  date: '2024-10-01',
  intake: '2024-10-01',
  sid: 5,
  cid: 3,
  type: 1,
  superseded: null,
  corrects: null,
  withdrawn: null,
  can: { withdraw: true },
};

/** What stands on its paper. */
export const protocolContent: ProtocolContent = {
  number: protocolRow.number,
  type: 1,
  issuer: { name: 'Akademia', address: 'ul. Wymyślona 1' },
  course: protocolRow.courseName,
  subject: protocolRow.subjectName,
  exam: 1,
  hours: 12,
  ects: 5,
  lecturer: protocolRow.professorName,
  semester: 1,
  date: protocolRow.date,
  intake: protocolRow.intake,
  created: '2025-03-12',
  exam_day: '2025-03-07',
  exam_place: 's. 210',
  correction: null,
  students: [],
};

/** As its page has it. */
export const protocolDetail: ProtocolDetail = {
  ...protocolRow,
  pdfData: protocolContent,
  hash: '8f3c1a90'.repeat(8),
  code: '8f3c-1a90',
  address: 'http://localhost/verify',
  qr: 'data:,',
  lastChange: null,
  changedSince: [],
  resitBlocked: 'nobody',
};
