import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { evaluationRoutes as routes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { insertSubject } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-11-15T10:00:00+01:00');
const me = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
const lecturer = await app.signedInAs(me);
const colleague = await app.person({ role: 8, name: 'Inna Osoba' });
const other = await app.signedInAs(colleague);
const office = await app.signedIn(1);

const names = ['Żaneta Żbik', 'Ewa Adamczyk', 'Joanna Ćwiek', 'Marek Czajka'];
const inOrder = ['Adamczyk Ewa', 'Czajka Marek', 'Ćwiek Joanna', 'Żbik Żaneta'];

describe('GET /api/evaluations/joined', () => {
  test('lists the students of the intake of that number, in the Polish order, with their grades', async () => {
    const group = await insertGroup(app.db, { lecturerId: me.id, names });
    await enrol(app.db, { placeId: await insertPlace(app.db), courseId: group.cid, date: '2026-10-01' });
    const [zaneta] = group.students;
    await insertGrade(app.db, { eid: zaneta?.eid ?? 0, sid: group.sid, uid: me.id, value: 45 });
    const query = { date: '2026-10-01', cid: group.cid, sid: group.sid, half: 2 as const };
    const { body } = await lecturer.call(routes.joined, { query });
    expect(body.items.map(({ name, grade }) => [name, grade])).toEqual([
      ...inOrder.slice(0, 3).map((name) => [name, null]),
      ['Żbik Żaneta', 4.5],
    ]);
    expect(body.items[0]).toMatchObject({ student_course_date: '2026-03-01', can: { grade: true } });
    const later = await lecturer.call(routes.joined, { query: { ...query, half: 1 } });
    expect(later.body.total).toBe(1);
    const longAgo = await lecturer.call(routes.joined, { query: { ...query, date: '2023-03-01', half: 1 } });
    expect(longAgo.body.items).toEqual([]);
  });

  test('a subject of another lecturer is not there, for the office it is', async () => {
    const { cid, sid } = await insertGroup(app.db, { lecturerId: me.id });
    const query = { date: '2026-10-01', cid, sid, half: 2 as const };
    expect((await other.raw(routes.joined, { query })).status).toBe(404);
    expect((await office.call(routes.joined, { query })).body.total).toBe(1);
  });
});

describe('GET /api/evaluations', () => {
  test('a semester has those whose first, second or third semester it is, with its subjects', async () => {
    const { cid, sid, students } = await insertGroup(app.db, { lecturerId: me.id, intake: '2022-10-01' });
    const second = await insertSubject(app.db, cid, {
      uid: me.id,
      after_join: 0,
      semester: 2,
      name: 'Drugi',
    });
    const placeId = await insertPlace(app.db);
    const younger = await enrol(app.db, { placeId, courseId: cid, date: '2023-03-01' });
    const query = { page: 1, date: '2023-03-01', cid: String(cid) };
    const { body } = await office.call(routes.list, { query });
    const found = body.items.map((row) => [row.eid, row.subjectId, row.semester]);
    expect(new Set(found)).toEqual(
      new Set([
        [students[0]?.eid, second, 2],
        [younger, sid, 1],
      ]),
    );
    expect(body.items.every(({ date }) => date === '2023-03-01')).toBe(true);
  });

  test('a lecturer gets own subjects over all semesters, and of several courses', async () => {
    const one = await insertGroup(app.db, { lecturerId: colleague.id, intake: '2021-10-01' });
    const two = await insertGroup(app.db, { lecturerId: colleague.id, intake: '2023-10-01' });
    await insertSubject(app.db, two.cid, { uid: me.id, after_join: 0 });
    const { body } = await other.call(routes.list, { query: { page: 1 } });
    expect(body.total).toBe(2);
    expect(new Set(body.items.map(({ subjectId }) => subjectId))).toEqual(new Set([one.sid, two.sid]));
    const only = await other.call(routes.list, { query: { page: 1, cid: `${two.cid}` } });
    expect(only.body.items.map(({ subjectId }) => subjectId)).toEqual([two.sid]);
    const subject = await office.call(routes.list, { query: { page: 1, sid: one.sid } });
    expect(subject.body.total).toBe(1);
  });

  test('archived studies and subjects without grades that are no longer taught are left out', async () => {
    const { cid, sid, students } = await insertGroup(app.db, {
      lecturerId: me.id,
      intake: '2022-10-01',
      names: ['Ewa Adamczyk', 'Adam Archiwalny'],
    });
    const [ewa, gone] = students;
    await app.db
      .updateTable('enrolments')
      .set({ archived_at: new Date() })
      .where('id', '=', gone?.eid ?? 0)
      .execute();
    await app.db.updateTable('subjects').set({ active: 0 }).where('id', '=', sid).execute();
    const asked = async () =>
      (await office.call(routes.list, { query: { page: 1, cid: `${cid}` } })).body.items.map(
        ({ eid }) => eid,
      );
    expect(await asked()).toEqual([]);
    await insertGrade(app.db, { eid: ewa?.eid ?? 0, sid, uid: me.id });
    expect(await asked()).toEqual([ewa?.eid]);
  });
});

describe('contacts', () => {
  test('leave the server for the secretariat alone, whatever is asked', async () => {
    const { cid, sid, intake, students } = await insertGroup(app.db, { lecturerId: me.id });
    const old = await insertGroup(app.db, { lecturerId: me.id, intake: '2022-10-01' });
    const [{ uid, eid } = { uid: 0, eid: 0 }] = students;
    const emails = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', 'in', [uid, old.students[0]?.uid ?? 0])
      .execute();
    const secrets = [...emails.map(({ email }) => email), '600700800'];
    const asked = async (client: typeof office) => [
      await client.raw(routes.list, { query: { page: 1, cid: old.cid } }),
      await client.raw(routes.joined, { query: { date: '2026-10-01', cid, sid, half: 2 } }),
      await client.raw(routes.ofUser, { params: { id: uid } }),
      await client.raw(routes.sheet, { query: { sid, date: intake } }),
      await client.raw(routes.saveSheet, {
        body: { sid, rows: [{ eid, grade: 5, version: null }] },
      }),
      await client.raw(routes.history, { params: { eid, sid } }),
      await client.raw(routes.subjects, { query: { after_join: 1, cid: String(cid) } }),
      await client.raw(routes.groups, {}),
      await client.raw(routes.keepDraft, {
        body: { sid, date: intake, term: 1, rows: [{ eid, text: '4+', version: null }] },
      }),
      await client.raw(routes.logo, {}),
      await client.raw(routes.sheetCsv, { query: { sid, date: intake } }),
      // Refused, with what stands there.
      await client.raw(routes.save, { body: { eid, sid, grade: 3, version: null } }),
      await client.raw(routes.removeMany, { body: [{ eid, sid }] }),
      await client.raw(routes.card, { params: { eid, cid } }),
    ];
    const answers = await asked(lecturer);
    // Every call of the journals but the student's own book.
    expect(answers).toHaveLength(Object.keys(routes).length - 1);
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, index) => (index === answers.length - 3 ? 409 : 200)),
    );
    const card = await pdfText(answers.at(-1)?.bytes ?? Buffer.alloc(0));
    const masked = [...answers, { text: card }];
    for (const secret of secrets) expect(masked.map(({ text }) => text).join()).not.toContain(secret);
    expect(masked.slice(0, 4).every(({ text }) => text.includes('xxxxxx'))).toBe(true);
    const open = (await asked(office)).map(({ text }) => text).join();
    for (const secret of secrets) expect(open).toContain(secret);
  });

  test('are no words to search by for those who do not see them', async () => {
    const { cid, sid, students } = await insertGroup(app.db, { lecturerId: me.id, names: ['Anna Szukana'] });
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', students[0]?.uid ?? 0)
      .executeTakeFirstOrThrow();
    const found = async (client: typeof office, search: string) => {
      const query = { date: '2026-10-01', cid, sid, half: 2 as const, search };
      return (await client.call(routes.joined, { query })).body.total;
    };
    expect(await found(lecturer, 'szukana')).toBe(1);
    expect(await found(office, email)).toBe(1);
    expect(await found(lecturer, email)).toBe(0);
    expect(await found(lecturer, '600700800')).toBe(0);
  });

  test('a change of personal data within a month is marked for the secretariat', async () => {
    const { students } = await insertGroup(app.db, { lecturerId: me.id });
    const uid = students[0]?.uid ?? 0;
    const markedFor = async (client: typeof office) =>
      (await client.call(routes.ofUser, { params: { id: uid } })).body.student.changed;
    expect(await markedFor(office)).toBe(false);
    const changeAt = (at: string) =>
      sql`insert into student_forms (uid, sealed, complete, saved_at, changed_at) values (${uid}, 'x', true, ${at}, ${at})
        on conflict (uid) do update set changed_at = excluded.changed_at`.execute(app.db);
    await changeAt('2026-10-14T10:00:00Z');
    expect(await markedFor(office)).toBe(false);
    await changeAt('2026-10-15T10:00:00Z');
    expect([await markedFor(office), await markedFor(lecturer)]).toEqual([true, false]);
  });
});

describe('GET /api/evaluations/user/:id', () => {
  test('has all subjects of the student in the order of the plan, those of other lecturers to be read', async () => {
    const { cid, sid, students } = await insertGroup(app.db, { lecturerId: me.id });
    await insertSubject(app.db, cid, { uid: colleague.id, semester: 3, name: 'Cudzy' });
    const uid = students[0]?.uid ?? 0;
    const { body } = await lecturer.call(routes.ofUser, { params: { id: uid } });
    expect(body.items.map((row) => [row.subject_name, row.can.grade, row.date])).toEqual([
      ['Dydaktyka ogólna', false, '2026-03-01'],
      ['Prawo pracy', true, '2026-03-01'],
      ['Cudzy', false, '2027-03-01'],
    ]);
    expect(body.items.map(({ subjectId }) => subjectId)).toContain(sid);
  });

  test('somebody without a subject of the lecturer is not there', async () => {
    const { students } = await insertGroup(app.db, { lecturerId: colleague.id });
    const params = { id: students[0]?.uid ?? 0 };
    expect((await lecturer.raw(routes.ofUser, { params })).status).toBe(404);
    expect((await office.raw(routes.ofUser, { params })).status).toBe(200);
  });
});

test('GET /api/evaluations/own has the courses of the student with grades and what it takes to finish', async () => {
  const { cid, sid, students } = await insertGroup(app.db, { lecturerId: me.id });
  const [{ uid, eid } = { uid: 0, eid: 0 }] = students;
  await insertGrade(app.db, { eid, sid, uid: me.id, value: 35 });
  const finished = { thesis: 1, promoter: colleague.id };
  await app.db.updateTable('enrolments').set(finished).where('id', '=', eid).execute();
  const student = await app.signedInAs({ id: uid, name: '', email: '', role: 3 });
  const { body } = await student.call(routes.gradeBook, {});
  expect(body.courses).toMatchObject([{ cid, eid, thesis: 1, practice: 0, promoterName: 'Inna Osoba' }]);
  expect(body.courses[0]?.grades.map((row) => [row.subject_name, row.grade, row.professor_name])).toEqual([
    ['Dydaktyka ogólna', null, null],
    ['Prawo pracy', 3.5, 'Łukasz Źrebiec'],
  ]);
});
