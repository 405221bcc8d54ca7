import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { graduationRoutes as routes } from '@indeks/contract/studies/graduation/graduation.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { insertSubject } from '#testing/studies/courses.ts';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const me = await app.person({ role: 0 });
const office = await app.signedIn(1);
const price = 420_000;

const newStudent = async (names: readonly string[] = ['Ewa Adamczyk']) => {
  const group = await insertGroup(app.db, { lecturerId: me.id, intake: '2024-10-01', names });
  const [{ eid, uid } = { eid: 0, uid: 0 }] = group.students;
  // Every new course has a subject of its own.
  const subjects = await app.db.selectFrom('subjects').select('id').where('cid', '=', group.cid).execute();
  return { ...group, eid, uid, sids: subjects.map(({ id }) => id) };
};
const stateOf = async (cid: number) =>
  (await office.call(routes.list, { query: { page: 1, cid } })).body.items.map(({ ready }) => ready);
const finish = (eid: number, done: { thesis?: 0 | 1; practice?: 0 | 1; archived_at?: Date }) =>
  app.db.updateTable('enrolments').set(done).where('id', '=', eid).execute();

/** Somebody who has everything. */
const graduate = async () => {
  const student = await newStudent();
  for (const sid of student.sids) await insertGrade(app.db, { eid: student.eid, sid, uid: me.id });
  await finish(student.eid, { thesis: 1, practice: 1 });
  await insertPayment(app.db, { enrolmentId: student.eid, amount: price });
  return student;
};

test('a student lacks what is not there yet, and is ready with the last of it', async () => {
  const { cid, eid, sids } = await newStudent();
  const [first = 0, ...rest] = sids;
  for (const sid of rest) await insertGrade(app.db, { eid, sid, uid: me.id });
  await insertPayment(app.db, { enrolmentId: eid, amount: price - 100 });
  const { body } = await office.call(routes.list, { query: { page: 1, cid, state: 'lacking' } });
  expect(body.items).toMatchObject([
    { subjects: sids.length, lacking: [{ grade: null }], thesis: 0, practice: 0, owed: 100, ready: false },
  ]);
  const answer = await office.raw(studentRoutes.finish, {
    params: { id: eid },
    body: { thesis: 1, practice: 1, promoter: null, version: 1 },
  });
  expect(answer.status).toBe(200);
  await insertPayment(app.db, { enrolmentId: eid, amount: 100 });
  expect(await stateOf(cid)).toEqual([false]);
  await office.call(evaluationRoutes.save, { body: { eid, sid: first, grade: 3, version: null } });
  expect(await stateOf(cid)).toEqual([true]);
  const ready = await office.call(routes.list, {
    query: { page: 1, cid, date: '2024-10-01', state: 'ready' },
  });
  expect(ready.body).toMatchObject({ total: 1, items: [{ name: 'Adamczyk Ewa', lacking: [], owed: 0 }] });
});

type Student = Awaited<ReturnType<typeof graduate>>;
test.each<[string, (student: Student) => Promise<unknown>, boolean[]]>([
  ['a failed grade', ({ eid, sid }) => setGrade(eid, sid, 20), [false]],
  ['a better grade', ({ eid, sid }) => setGrade(eid, sid, 50), [true]],
  [
    'a cleared grade',
    ({ eid, sid }) => office.call(evaluationRoutes.removeMany, { body: [{ eid, sid }] }),
    [false],
  ],
  ['another subject', ({ cid }) => insertSubject(app.db, cid, {}), [false]],
  ['a subject of the older programme', ({ cid }) => insertSubject(app.db, cid, { after_join: 0 }), [true]],
  ['no thesis', ({ eid }) => finish(eid, { thesis: 0 }), [false]],
  ['a higher price', ({ eid }) => setPrice(eid, price + 100), [false]],
  ['archived studies', ({ eid }) => finish(eid, { archived_at: new Date('2025-01-01') }), []],
])('after %s the mark is right', async (_, change, states) => {
  const student = await graduate();
  await change(student);
  expect(await stateOf(student.cid)).toEqual(states);
});

const setGrade = (eid: number, sid: number, value: number) =>
  app.db
    .updateTable('attempts')
    .set({ value, version: sql`nextval('grade_versions')` })
    .where('enrolment_id', '=', eid)
    .where('sid', '=', sid)
    .execute();
const setPrice = (eid: number, amount: number) =>
  app.db.updateTable('enrolment_courses').set({ price: amount }).where('enrolment_id', '=', eid).execute();

test('a subject that is no longer taught is not waited for, and is again when it is', async () => {
  const { cid } = await graduate();
  const added = await insertSubject(app.db, cid, {});
  const teach = (active: number) =>
    app.db.updateTable('subjects').set({ active }).where('id', '=', added).execute();
  await teach(0);
  expect(await stateOf(cid)).toEqual([true]);
  await teach(1);
  expect(await stateOf(cid)).toEqual([false]);
});

test('the last grade and the last payment at the same moment leave the true mark', async () => {
  const { cid, eid, sids } = await newStudent();
  await finish(eid, { thesis: 1, practice: 1 });
  let paid: Promise<unknown> = Promise.resolve();
  await app.db.transaction().execute(async (tx) => {
    for (const sid of sids) await insertGrade(tx, { eid, sid, uid: me.id });
    paid = insertPayment(app.db, { enrolmentId: eid, amount: price });
    // Sleeps on purpose: the payment has to reach the held rows before this transaction ends.
    await sql`select pg_sleep(0.2)`.execute(tx);
  });
  await paid;
  expect(await stateOf(cid)).toEqual([true]);
});

test('whoever is ready comes first, each half in the order of names, also in the file', async () => {
  const { cid, sids, students } = await newStudent(['Żaneta Żbik', 'Łukasz Ćwik', 'Ewa Adamczyk', 'Jan Bąk']);
  for (const { eid } of students.slice(0, 2)) {
    for (const sid of sids) await insertGrade(app.db, { eid, sid, uid: me.id });
    await finish(eid, { thesis: 1, practice: 1 });
    await insertPayment(app.db, { enrolmentId: eid, amount: price });
  }
  const namesBy = async (query: object) =>
    (await office.call(routes.list, { query: { page: 1, cid, ...query } })).body.items.map(
      ({ name }) => name,
    );
  expect(await namesBy({})).toEqual(['Ćwik Łukasz', 'Żbik Żaneta', 'Adamczyk Ewa', 'Bąk Jan']);
  expect(await namesBy({ sortBy: 'name' })).toEqual([
    'Adamczyk Ewa',
    'Bąk Jan',
    'Ćwik Łukasz',
    'Żbik Żaneta',
  ]);
  expect(await namesBy({ page: 2, itemsPerPage: 3 })).toEqual(['Bąk Jan']);
  const { text } = await office.raw(routes.exportCsv, { query: { cid } });
  expect(text.split('\r\n')[1]).toMatch(/^Ćwik Łukasz/u);
});

test('words find people of the list, and the file has what each lacks', async () => {
  const names = ['Żaneta Żbik', 'Ewa Adamczyk'];
  const { cid, eid, sid } = await newStudent(names);
  await insertGrade(app.db, { eid, sid, uid: me.id, value: 20 });
  const found = await office.call(routes.list, { query: { page: 1, cid, search: 'zbi' } });
  expect(found.body.items.map(({ name }) => name)).toEqual(['Żbik Żaneta']);
  const { text, headers } = await office.raw(routes.exportCsv, {
    query: { cid, date: '2024-10-01', state: 'lacking' },
  });
  expect(headers['content-disposition']).toMatch(/ukonczenie-studiow-2024-10-[a-z0-9-]+-z-brakami-\d{4}/u);
  const [head, ewa, zaneta] = text.split('\r\n');
  expect(head).toContain('Brak oceny;Do poprawy;Praca końcowa;Praktyki;Pozostało');
  expect(ewa).toMatch(/^Adamczyk Ewa;.*;nie;2;.*Prawo pracy.*;;nie;nie;4200,00$/u);
  expect(zaneta).toMatch(/^Żbik Żaneta;.*;nie;2;[^;]*;Prawo pracy;nie;nie;4200,00$/u);
});

test('the list of students is narrowed to those who may finish and to those who may not, also in its files', async () => {
  const { cid } = await graduate();
  const other = await insertGroup(app.db, { lecturerId: me.id, intake: '2024-10-01', names: ['Jan Brak'] });
  const both = { thesis: 1, practice: 1 } as const;
  const second = await graduate();
  // The second course of the enrolment lacks its grades; both courses are paid.
  await app.db
    .insertInto('enrolment_courses')
    .values({
      enrolment_id: second.eid,
      slot: 2,
      uid: second.uid,
      date: '2024-10-01',
      cid: other.cid,
      price: 0,
    })
    .execute();
  await finish(second.eid, both);
  const shown = async (query: object) =>
    (await office.call(studentRoutes.list, { query: { page: 1, ...query } })).body.items.flatMap(
      ({ enrolments }) => enrolments.map(({ id }) => id),
    );
  const [lacking] = other.students;
  expect(await shown({ graduation: 'ready', cid })).toHaveLength(1);
  expect(await shown({ graduation: 'lacking', cid })).toEqual([]);
  expect(await shown({ graduation: 'ready', cid: second.cid })).toEqual([second.eid]);
  expect(await shown({ graduation: 'ready', cid: other.cid })).toEqual([]);
  expect((await shown({ graduation: 'lacking', cid: other.cid })).toSorted((a, b) => a - b)).toEqual(
    [second.eid, lacking?.eid ?? 0].toSorted((a, b) => a - b),
  );
  const twoStates = { query: { graduation: 'ready', folder: 'incomplete' } };
  expect((await office.raw(studentRoutes.list, twoStates)).status).toBe(400);
  const query = { graduation: 'ready', cid: second.cid };
  const { text } = await office.raw(studentRoutes.exportCsv, { query });
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(
    (await office.raw(studentRoutes.exportCsv, { query: { ...query, cid: other.cid } })).text
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(1);
  expect((await office.raw(studentRoutes.exportPdf, { query })).status).toBe(200);
});

test('a place that is called otherwise moves whoever studies there in the order of places', async () => {
  const [one, two] = [await graduate(), await graduate()];
  const placeOf = async ({ eid }: Student) =>
    (await app.db.selectFrom('enrolments').select('pid').where('id', '=', eid).executeTakeFirstOrThrow()).pid;
  const rename = async (student: Student, name: string) =>
    app.db
      .updateTable('places')
      .set({ name })
      .where('id', '=', await placeOf(student))
      .execute();
  const ordered = async () => {
    const query = { page: 1, itemsPerPage: 100, graduation: 'ready' as const, sortBy: 'place' as const };
    const ids = (await office.call(studentRoutes.list, { query })).body.items.map(({ id }) => id);
    return ids.filter((id) => id === one.uid || id === two.uid);
  };
  await rename(one, 'Aaa');
  await rename(two, 'Żżż');
  expect(await ordered()).toEqual([one.uid, two.uid]);
  await rename(one, 'Źźź');
  await rename(two, 'Abc');
  expect(await ordered()).toEqual([two.uid, one.uid]);
});

test('a coordinator sees neither grades nor payments, and cannot ask who may finish', async () => {
  const coordinator = await app.signedIn(2);
  for (const route of [studentRoutes.list, studentRoutes.exportCsv, studentRoutes.exportPdf]) {
    const answer = await coordinator.raw(route, { query: { graduation: 'ready' } });
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('auth/not-allowed')]);
  }
});

test('no kept mark differs from what it is judged by', async () => {
  const wrong = await sql`select r.id from graduation_rows as r full join graduation_list as l on l.id = r.id
    where l.ready is distinct from r.ready`.execute(app.db);
  expect(wrong.rows).toEqual([]);
});
