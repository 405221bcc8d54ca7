import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { courseRoutes as routes } from '@indeks/contract/studies/courses/courses.routes';
import { subjectHistoryRoutes } from '@indeks/contract/studies/courses/subjects.routes';
import { courseTexts } from '@indeks/contract/studies/courses/courses.texts';
import type { Course, SavedSubject } from '@indeks/contract/studies/courses/courses.schemas';
import { subjectFieldsOf } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertGrade } from '#testing/studies/evaluations.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
let admin = await app.signedIn(1);
const lecturer = await app.person({ role: 0, name: 'Halina Źrebiec' });

const gradeSomebodyIn = async (sid = 0) => {
  const eid = await enrol(app.db, { placeId: await insertPlace(app.db) });
  await insertGrade(app.db, { eid, sid, uid: lecturer.id });
};
const created = async (name: string, courseSubjects: SavedSubject[] = []) =>
  (await admin.call(routes.create, { body: { name, mba: false, courseSubjects } })).body;
const names = async (query: object) =>
  (await admin.call(routes.list, { query })).body.items.map((course) => course.name);
const get = async (id: number) => (await admin.call(routes.get, { params: { id } })).body;
const plan = (course: Course) => course.courseSubjects.map(({ name }) => name);
/** The plan as the screen sends it back. */
const toSaved = ({ courseSubjects }: Course): SavedSubject[] =>
  courseSubjects.map(({ cid: _cid, username: _username, version: _version, ...subject }) => subject);
const changedBy = (subject: SavedSubject, more: Partial<SavedSubject>): SavedSubject => ({
  ...subject,
  ...more,
});
const save = (course: Course, courseSubjects: SavedSubject[] | undefined, more = {}) => {
  const { id, name, mba, active, version } = course;
  const body = { name, mba, active, version, ...(courseSubjects && { courseSubjects }), ...more };
  return admin.call(routes.edit, { params: { id }, body });
};

describe('GET /api/courses', () => {
  test('has active and inactive courses in the Polish order, and pages in the database', async () => {
    const tag = randomUUID();
    for (const name of ['Zarządzanie', 'Łowiectwo', 'Ćwiczenia', 'Logopedia'])
      await created(`${name} ${tag}`);
    const [first] = (await admin.call(routes.list, { query: { search: tag } })).body.items;
    if (first) await save(first, undefined, { active: 0 });
    expect(await names({ page: 1, search: tag })).toEqual(
      ['Ćwiczenia', 'Logopedia', 'Łowiectwo', 'Zarządzanie'].map((name) => `${name} ${tag}`),
    );
    expect(await names({ page: 2, itemsPerPage: 3, search: tag })).toEqual([`Zarządzanie ${tag}`]);
    expect(await names({ page: 1, search: tag, active: '0' })).toEqual([`Ćwiczenia ${tag}`]);
    expect(await names({ page: 1, search: tag, sortBy: 'active' })).toHaveLength(4);
  });

  test('is open to every role, without what only managers note', async () => {
    const { id } = await created('Z uwagami', [subjectFieldsOf('A', { remarks: 'Sala 5' })]);
    const student = await app.signedIn(3);
    const { status, body } = await student.call(routes.list, { query: { page: 1, search: 'uwagami' } });
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({
      id,
      courseSubjects: [{ name: 'A', remarks: '' }],
      can: { edit: false, delete: false },
    });
    expect((await get(id)).courseSubjects).toMatchObject([{ remarks: 'Sala 5' }]);
  });

  test('only active courses are offered in pickers', async () => {
    const [open, closed] = [await created('Do wyboru'), await created('Zamknięty')];
    await save(closed, undefined, { active: 0 });
    const student = await app.signedIn(3);
    const ids = (await student.call(routes.choices)).body.items.map(({ id }) => id);
    expect(ids).toContain(open.id);
    expect(ids).not.toContain(closed.id);
  });
});

describe('POST /api/courses', () => {
  test('adds an active course with its subjects and keeps a trace', async () => {
    const course = await created('Logopedia', [
      subjectFieldsOf('Fonetyka', { semester: 2 }),
      subjectFieldsOf('Anatomia', { uid: lecturer.id, exam: 1 }),
      subjectFieldsOf('Dawny', { after_join: 0 }),
    ]);
    expect(course).toMatchObject({ active: 1, mba: false, version: 1, can: { edit: true, delete: true } });
    expect(course.courseSubjects).toMatchObject([
      { name: 'Anatomia', semester: 1, exam: 1, uid: lecturer.id, username: 'Źrebiec Halina', after_join: 1 },
      { name: 'Fonetyka', semester: 2, uid: null, username: null, hours: 20, ects: 3 },
      { name: 'Dawny', after_join: 0 },
    ]);
    expect(await app.auditOf('course.create', course.id)).toMatchObject([
      { after: { name: 'Logopedia', subjects: [{ name: 'Anatomia' }, {}, {}] } },
    ]);
  });

  test('without a name it says so in the words of the specification', async () => {
    const { status, error } = await admin.raw(routes.create, { body: { name: ' ', mba: false } });
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ path: 'name', message: 'Podanie kierunku jest wymagane' }]);
  });

  test.each([
    [{ name: '' }, 'courseSubjects.0.name', courseTexts.subjectNameRequired],
    [{ semester: 4 }, 'courseSubjects.0.semester', courseTexts.semesterRequired],
    [{ semester: 0 }, 'courseSubjects.0.semester', courseTexts.semesterRequired],
    [{ exam: 2 }, 'courseSubjects.0.exam', courseTexts.endingRequired],
  ])('a subject with %j is refused at its field', async (wrong, path, message) => {
    const body = { name: 'X', mba: false, courseSubjects: [{ ...subjectFieldsOf(), ...wrong }] };
    const { status, error } = await admin.raw(routes.create, { body });
    expect([status, error.fields]).toEqual([400, [{ path, message }]]);
  });

  test.each([{ after_join: 2 }, { hours: 0 }, { hours: 1.5 }, { ects: 61 }, { uid: 0 }])(
    'a subject with %j is refused',
    async (wrong) => {
      const body = { name: 'X', mba: false, courseSubjects: [{ ...subjectFieldsOf(), ...wrong }] };
      expect((await admin.raw(routes.create, { body })).status).toBe(400);
    },
  );

  test('two clicks with one key make one course', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = () => admin.call(routes.create, { body: { name: 'Podwójny', mba: true } }, key);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await names({ page: 1, search: 'podwojny' })).toHaveLength(1);
  });
});

describe('PUT /api/courses/{id}', () => {
  test('one save changes the course, adds, changes, moves and deletes subjects', async () => {
    const course = await created(
      'Przed',
      ['A', 'B', 'C'].map((name) => subjectFieldsOf(name)),
    );
    const [a, , c] = toSaved(course);
    const wanted = [{ ...c }, subjectFieldsOf('Nowy'), { ...a, name: 'A2', semester: 2 as const }];
    const { body } = await save(course, wanted as SavedSubject[], { name: 'Po', mba: true });
    expect(body).toMatchObject({ name: 'Po', mba: true, version: 2 });
    expect(plan(body)).toEqual(['C', 'Nowy', 'A2']);
    expect(body.courseSubjects.map(({ version }) => version)).toEqual([1, 1, 2]);
    const [entry] = await app.auditOf('course.edit', course.id);
    expect(entry).toMatchObject({ before: { name: 'Przed' }, after: { name: 'Po' } });
  });

  test('without subjects it leaves them as they are', async () => {
    const course = await created('Z planem', [subjectFieldsOf('A')]);
    const { body } = await save(course, undefined, { active: 0 });
    expect([body.active, plan(body)]).toEqual([0, ['A']]);
  });

  test('a subject with grades stays, nothing else is saved, and the answer says why', async () => {
    const course = await created('Z ocenami', [subjectFieldsOf('Wolny'), subjectFieldsOf('Oceniony')]);
    const graded = course.courseSubjects[1];
    await gradeSomebodyIn(graded?.id);
    const { status, error } = await save(course, [], { name: 'Inny' });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'subjects/in-use',
      message: 'Przedmiotu „Oceniony” nie można usunąć, bo ma już oceny. Możesz ustawić go jako nieaktywny.',
      details: { id: graded?.id, name: 'Oceniony' },
    });
    expect(await get(course.id)).toMatchObject({ name: 'Z ocenami', version: 1 });
    expect(plan(await get(course.id))).toEqual(['Wolny', 'Oceniony']);
  });

  test('of two people who read the same version one wins and the other sees the current course', async () => {
    const course = await created('Radom', [subjectFieldsOf('A')]);
    const edit = (name: string) => save(course, [subjectFieldsOf(name)], { name });
    const answers = await Promise.all([edit('Radom A'), edit('Radom B')]);
    const race = judgeRace(answers, 'name');
    expect(race).toMatchObject(oneWins);
    const { winner, loser } = race;
    expect(loser?.error.details).toMatchObject({
      current: { courseSubjects: [{ name: winner?.body.name }] },
      saved: { at: app.clock.now().toISOString() },
    });
    expect(plan(await get(course.id))).toEqual([winner?.body.name]);
  });

  test('a subject of another course is not found', async () => {
    const [mine, other] = [await created('Mój'), await created('Cudzy', [subjectFieldsOf('A')])];
    const { status, error } = await save(mine, toSaved(other));
    expect([status, error.code]).toEqual([404, 'record/not-found']);
    expect(plan(await get(other.id))).toEqual(['A']);
  });

  test('refuses somebody who does not teach, and keeps a lecturer who has left', async () => {
    const leaving = await app.person({ role: 8 });
    const course = await created('Z wykładowcą', [subjectFieldsOf('A', { uid: leaving.id })]);
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', leaving.id).execute();
    const kept = await save(course, [...toSaved(course), subjectFieldsOf('B')]);
    expect(kept.body.courseSubjects.map(({ uid }) => uid)).toEqual([leaving.id, null]);
    for (const role of [1, 2, 3, 4, 6, 7, 11] as const) {
      const { id: uid } = await app.person({ role });
      const { status, error } = await save(kept.body, [subjectFieldsOf('A', { uid })]);
      expect([status, error.code]).toEqual([422, 'subjects/unknown-lecturer']);
    }
  });

  test('one save of a whole plan takes a dozen statements, none per subject', async () => {
    const course = await created(
      'Duży',
      Array.from({ length: 30 }, (_, n) => subjectFieldsOf(`P${n}`)),
    );
    const changed = toSaved(course).map((subject) => changedBy(subject, { uid: lecturer.id, semester: 3 }));
    const { result, statements } = await app.counting(() =>
      save(course, [...changed.slice(10), ...Array.from({ length: 10 }, (_, n) => subjectFieldsOf(`N${n}`))]),
    );
    expect(result.status).toBe(200);
    expect(result.body.courseSubjects).toHaveLength(30);
    expect(statements.length).toBeLessThanOrEqual(14);
  });
});

describe('GET /api/historySubject/course/{id}', () => {
  const historyOf = async (id: number) =>
    (await admin.call(subjectHistoryRoutes.ofCourse, { params: { id } })).body.items.map(
      ({ subjectName, username, date }) => [date, subjectName, username],
    );

  test('a change of lecturer writes a row, and two of one day are one', async () => {
    const other = await app.person({ role: 5, name: 'Adam Ćwikła' });
    const course = await created('Z historią', [
      subjectFieldsOf('A', { uid: lecturer.id }),
      subjectFieldsOf('B'),
    ]);
    expect(await historyOf(course.id)).toEqual([['2026-11-16', 'A', 'Źrebiec Halina']]);
    const withLecturer = (current: Course, uid: number | null) =>
      save(
        current,
        toSaved(current).map((subject, n) => (n === 0 ? changedBy(subject, { uid }) : subject)),
      );
    const start = app.clock.now().toISOString();
    app.clock.set('2027-03-02T10:00:00Z');
    admin = await app.signedIn(1);
    try {
      const first = await withLecturer(course, null);
      expect((await historyOf(course.id))[0]).toEqual(['2027-03-02', 'A', null]);
      await withLecturer(first.body, other.id);
      expect(await historyOf(course.id)).toEqual([
        ['2027-03-02', 'A', 'Ćwikła Adam'],
        ['2026-11-16', 'A', 'Źrebiec Halina'],
      ]);
    } finally {
      app.clock.set(start);
      admin = await app.signedIn(1);
    }
  });

  test('records can be deleted, with a trace', async () => {
    const course = await created('Do sprzątania', [subjectFieldsOf('A', { uid: lecturer.id })]);
    const [row] = (await admin.call(subjectHistoryRoutes.ofCourse, { params: { id: course.id } })).body.items;
    const { status } = await admin.call(subjectHistoryRoutes.removeMany, { body: [row?.id ?? 0] });
    expect([status, await historyOf(course.id)]).toEqual([200, []]);
    expect(await app.auditOf('subject-lecturer.delete', row?.id ?? 0)).toHaveLength(1);
  });
});

describe('POST /api/courses/delete-multiple', () => {
  test('deletes the chosen ones with their subjects and keeps a trace', async () => {
    const course = await created('Usuwany', [subjectFieldsOf('A', { uid: lecturer.id })]);
    const { status } = await admin.call(routes.removeMany, { body: [course.id] });
    expect(status).toBe(200);
    expect((await admin.call(routes.get, { params: { id: course.id } })).status).toBe(404);
    expect(await app.auditOf('course.delete', course.id)).toMatchObject([
      { before: { subjects: [{ name: 'A' }] } },
    ]);
  });

  test('a course with students stays, nothing else is deleted, and the answer says where it is used', async () => {
    const [free, used] = [await created('Wolny kierunek'), await created('Zajęty kierunek')];
    await enrol(app.db, { placeId: await insertPlace(app.db), courseId: used.id });
    const { status, error } = await admin.call(routes.removeMany, { body: [free.id, used.id] });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'courses/in-use',
      message:
        'Kierunku „Zajęty kierunek” nie można usunąć, bo jest w\u00a0użyciu: zapisani słuchacze. Możesz ustawić go jako nieaktywny.',
    });
    expect(await names({ page: 1, search: 'wolny kierunek' })).toHaveLength(1);
  });

  test('a course whose subject has grades stays and names the subject', async () => {
    const course = await created('Z ocenionym', [subjectFieldsOf('Oceniony stary')]);
    await gradeSomebodyIn(course.courseSubjects[0]?.id);
    const { status, error } = await admin.call(routes.removeMany, { body: [course.id] });
    expect([status, error.code, error.details?.['name']]).toEqual([409, 'subjects/in-use', 'Oceniony stary']);
  });
});

describe('exports', () => {
  test('the CSV of the list has one line a course', async () => {
    await created('Eksportowany', [subjectFieldsOf('A')]);
    const { text, headers } = await admin.raw(routes.exportCsv, { query: { search: 'eksportowany' } });
    expect(headers['content-disposition']).toContain('kierunki-eksportowany-2026-11-16.csv');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFKierunek;Liczba przedmiotów;MBA;Status',
      'Eksportowany;1;nie;Aktywny',
      '',
    ]);
  });

  test('the CSV and the PDF of a course hold its plan', async () => {
    const course = await created('Drukowany', [
      subjectFieldsOf('=1+1', { uid: lecturer.id, exam: 1, remarks: 'Sala 5' }),
      subjectFieldsOf('Dawny', { after_join: 0, hours: null, ects: null }),
    ]);
    const params = { id: course.id };
    const csv = await admin.raw(routes.planCsv, { params });
    expect(csv.headers['content-disposition']).toContain('przedmioty-drukowany-2026-11-16.csv');
    expect(csv.text.split('\r\n')).toEqual([
      '\uFEFFPrzedmiot;Wykładowca;Semestr;Zaliczenie/Egzamin;Uwagi;Liczba godzin;ECTS;Program;Status',
      "'=1+1;Źrebiec Halina;1;Egzamin;Sala 5;20;3;Program od 2024.03;Aktywny",
      'Dawny;;1;Zaliczenie;;;;Program do 2023.10;Aktywny',
      '',
    ]);
    const pdf = await admin.raw(routes.planPdf, { params });
    const text = await pdfText(pdf.bytes);
    for (const words of ['Przedmioty – Drukowany', 'Źrebiec Halina', 'Egzamin', 'Program do 2023.10'])
      expect(text).toContain(words);
  });
});
