import { createHash } from 'node:crypto';
import { semesterStart } from '@indeks/contract/studies/courses/intakes.rules';
import type { ProtocolContent } from '@indeks/contract/studies/protocols/protocols.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

interface ProtocolTraits {
  readonly cid: number;
  readonly sid: number;
  readonly intake: string;
  readonly createdBy: number;
  readonly students?: readonly { readonly eid: number; readonly name: string }[];
  /** Key of a file that was drawn already. */
  readonly pdfKey?: string;
}

let lastNumber = 0;

/** A first-session protocol in which everybody got 4,0; its number is of a year of its own. */
export const insertProtocol = async (
  db: Database,
  { cid, sid, intake, createdBy, students = [], pdfKey }: ProtocolTraits,
): Promise<{ id: number; number: string; hash: string }> => {
  const number = (lastNumber += 1);
  const shown = `${String(number).padStart(3, '0')}/2001`;
  const kept = JSON.stringify(contentOf(shown, intake, students));
  const hash = createHash('sha256').update(kept).digest('hex');
  const id = await insertRow(db, 'protocols', {
    year: 2001,
    number,
    cid,
    sid,
    date: semesterStart(intake, 1),
    intake,
    type: 1,
    title: `Protokół ${shown}`,
    course_name: 'Kadry i płace',
    subject_name: 'Prawo pracy',
    content: kept,
    content_hash: hash,
    ...(pdfKey !== undefined && { pdf_key: pdfKey, pdf_hash: hash }),
    created_by: createdBy,
    created_at: new Date('2025-03-10T10:00:00Z'),
  });
  if (students.length > 0) await nameStudents(db, { id, sid, createdBy, students });
  return { id, number: shown, hash };
};

/** With an attempt of each, unless there is one already. */
const nameStudents = async (
  db: Database,
  {
    id,
    sid,
    createdBy,
    students,
  }: Required<Pick<ProtocolTraits, 'sid' | 'createdBy' | 'students'>> & { id: number },
): Promise<void> => {
  const given = { sid, term: 1, value: 40, uid: createdBy, given_at: new Date('2025-03-07T10:00:00Z') };
  const rows = students.map(({ eid }, index) => ({
    protocol_id: id,
    position: index + 1,
    enrolment_id: eid,
    sid,
    value: 40,
  }));
  await db
    .insertInto('attempts')
    .values(students.map(({ eid }) => Object.assign({ enrolment_id: eid }, given)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto('protocol_rows').values(rows).execute();
};

const contentOf = (
  number: string,
  intake: string,
  students: readonly { readonly eid: number; readonly name: string }[],
): ProtocolContent => ({
  number,
  type: 1,
  issuer: { name: 'Akademia Przykładowa', address: 'ul. Wymyślona 1' },
  course: 'Kadry i płace',
  subject: 'Prawo pracy',
  exam: 1,
  hours: 24,
  ects: 4,
  lecturer: null,
  semester: 1,
  date: intake,
  intake,
  created: '2025-03-10',
  students: students.map(({ eid, name }) => ({
    eid,
    name,
    album: null,
    grade: 4,
    words: 'dobry',
    date: '2025-03-07',
  })),
});
