import { createHash } from 'node:crypto';
import type { CertificateContent } from '@indeks/contract/studies/certificates/certificates.schemas';
import { formatCertificateNumber } from '@indeks/contract/studies/certificates/certificates.rules';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import { sealStudentForm } from '#modules/studies/student-forms/index.ts';
import { insertPayment } from '../money/payments.ts';
import { insertGroup } from './evaluations.ts';
import { insertProtocol } from './protocols.ts';
import { fullStudentForm } from './student-forms.ts';

interface ReadyTraits {
  readonly lecturerId: number;
  readonly sealer: ColumnSealer;
  readonly names?: readonly string[];
  readonly intake?: string;
}

const price = 420_000;
let lastAlbum = 500_000;

/** People of one course and intake who have everything that a certificate asks for. */
export const insertReadyGroup = async (
  db: Database,
  { lecturerId, sealer, names = ['Ewa Adamczyk'], intake = '2024-10-01' }: ReadyTraits,
) => {
  const group = await insertGroup(db, { lecturerId, intake, names });
  await db.updateTable('subjects').set({ hours: 100, ects: 20 }).where('cid', '=', group.cid).execute();
  const subjects = await db.selectFrom('subjects').select('id').where('cid', '=', group.cid).execute();
  const people = [];
  for (const student of group.students) {
    await makeReady(db, sealer, student);
    const { id } = await db
      .selectFrom('enrolment_courses')
      .select('id')
      .where('enrolment_id', '=', student.eid)
      .executeTakeFirstOrThrow();
    people.push({ ...student, id });
  }
  const { cid, students } = group;
  for (const { id: sid } of subjects)
    await insertProtocol(db, { cid, sid, intake, createdBy: lecturerId, students });
  return { ...group, people, sids: subjects.map(({ id }) => id) };
};

const makeReady = async (
  db: Database,
  sealer: ColumnSealer,
  { uid, eid, name }: { readonly uid: number; readonly eid: number; readonly name: string },
): Promise<void> => {
  const [given = '', surname = ''] = name.split(' ');
  const form = { ...fullStudentForm, personal: { ...fullStudentForm.personal, name: given, surname } };
  await db
    .insertInto('student_forms')
    .values({
      uid,
      sealed: sealStudentForm(sealer, uid, form),
      complete: true,
      saved_at: new Date('2026-01-01'),
    })
    .execute();
  await db.updateTable('enrolments').set({ thesis: 1, practice: 1 }).where('id', '=', eid).execute();
  await db
    .updateTable('enrolment_courses')
    .set({ album_nr: String((lastAlbum += 1)) })
    .where('enrolment_id', '=', eid)
    .execute();
  await insertPayment(db, { enrolmentId: eid, amount: price });
};

interface CertificateTraits {
  readonly group: {
    readonly cid: number;
    readonly people: readonly { eid: number; uid: number; name: string }[];
  };
  readonly issuedBy: number;
}

/** The next one of 2001, of the first of the group, as the API would have kept it. */
export const insertCertificate = async (
  db: Database,
  { group: { cid, people }, issuedBy }: CertificateTraits,
): Promise<{ id: number; lineId: number; number: string; hash: string; uid: number }> => {
  const [{ eid, uid, name } = { eid: 0, uid: 0, name: '' }] = people;
  // One statement, since neither row stands without the other; the counter gives the number.
  const { rows: counted } = await sql<{
    last: number;
  }>`insert into certificate_counters (year, last) values (2001, 1)
    on conflict (year) do update set last = certificate_counters.last + 1 returning last`.execute(db);
  const number = counted[0]?.last ?? 0;
  const content = contentOf(formatCertificateNumber(number, 2001), name);
  const kept = JSON.stringify(content);
  const hash = createHash('sha256').update(kept).digest('hex');
  const { rows } = await sql<{ id: number; line_id: number }>`
    with certificate as (
      insert into certificates (year, number, enrolment_id, cid, content, content_hash, issued_by, issued_at)
      values (2001, ${number}, ${eid}, ${cid}, ${kept}, ${hash}, ${issuedBy}, '2001-07-12T10:00:00Z')
      returning id
    )
    insert into certificate_register (certificate_id, made_on, uid, pid, cid, number, name, album, course_name, copies,
      made_by, made_at)
    select certificate.id, '2001-07-12', ${uid}, e.pid, ${cid}, ${content.number}, ${content.person.listed}, '', ${content.course},
      1, ${issuedBy}, '2001-07-12T10:00:00Z'
    from certificate cross join enrolments as e where e.id = ${eid}
    returning certificate_id as id, certificate_register.id as line_id`.execute(db);
  return { id: rows[0]?.id ?? 0, lineId: rows[0]?.line_id ?? 0, number: content.number, hash, uid };
};

const contentOf = (number: string, name: string): CertificateContent => ({
  number,
  issuer: { name: 'Akademia Przykładowa', address: 'ul. Wymyślona 1' },
  person: { name, listed: name, born: '1970-05-14', birthplace: 'Lublin', album: '' },
  course: 'Kadry i płace',
  began: '2000-03-01',
  completed: '2001-06-30',
  semesters: 2,
  result: 'dobry',
  average: 400,
  subjects: [{ name: 'Prawo pracy', hours: 24, ects: 30, grade: 40 }],
  hours: 24,
  ects: 30,
  signatory: { name: 'prof. Ewa Kamińska', office: 'Rektor' },
  place: 'Przykładowo',
  issued: '2001-07-12',
  copies: 1,
  replaces: null,
});
