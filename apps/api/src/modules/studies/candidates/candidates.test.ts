import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { candidateRoutes as routes } from '@indeks/contract/studies/candidates/candidates.routes';
import { candidateTexts } from '@indeks/contract/studies/candidates/candidates.texts';
import { courseRoutes } from '@indeks/contract/studies/courses/courses.routes';
import { peopleTexts } from '@indeks/contract/identity/people/people.texts';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { candidateFields, insertCandidate } from '#testing/studies/candidates.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-11-15T10:00:00+01:00');
const admin = await app.signedIn(1);
const course = await insertCourse(app.db, 'Logopedia');
const second = await insertCourse(app.db, 'Mediacje');
const lodz = await insertPlace(app.db, 'Łódź');

const fields = (more: Parameters<typeof candidateFields>[1] = {}) =>
  candidateFields({ cid: course.id, pid: lodz }, more);
const names = async (query: object, client = admin) =>
  (await client.call(routes.list, { query })).body.items.map(({ listed_name }) => listed_name);

/** Somebody who looks after the places, signed in. */
const coordinatorOf = async (...places: readonly number[]) => {
  const person = await app.person({ role: 2 });
  for (const place_id of places)
    await app.db.insertInto('place_coordinators').values({ place_id, user_id: person.id }).execute();
  return app.signedInAs(person);
};

test('GET /api/candidates/near names whoever comes nearest, of the own places', async () => {
  const [mine, other] = [await insertPlace(app.db), await insertPlace(app.db)];
  for (const pid of [mine, mine, other])
    await insertCandidate(app.db, { name: 'Bożydar Chrząszczewski', pid });
  await insertCandidate(app.db, { name: 'Lucyna Szczebrzeszyńska', pid: other });
  const me = await coordinatorOf(mine);
  const near = async (search: string, client = admin) =>
    (await client.call(routes.near, { query: { search } })).body.items.map(({ listed_name }) => listed_name);
  expect(await near('Chrzaszewski bozydar')).toEqual(['Chrząszczewski Bożydar']);
  expect(await near('Szczebzeszynska')).toEqual(['Szczebrzeszyńska Lucyna']);
  expect(await near('Chrzaszewski', me)).toEqual(['Chrząszczewski Bożydar']);
  expect(await near('Szczebzeszynska', me)).toEqual([]);
});

test('a telephone is kept alike however it is typed, and found in every spelling', async () => {
  const pid = await insertPlace(app.db);
  const id = await insertCandidate(app.db, { name: 'Telefonia Wszelka', pid });
  const { body } = await admin.call(routes.get, { params: { id } });
  const { given_name, surname, email, date, cid, cid_2, question_1, question_2, comment } = body;
  const form = { given_name, surname, email, date, cid, cid_2, pid, question_1, question_2, comment };
  const keep = async (telephone: string, version: number) =>
    (await admin.call(routes.edit, { params: { id }, body: { ...form, telephone, version } })).body.telephone;
  expect(await keep('+48 613-222-977', body.version)).toBe('613222977');
  expect(await keep('0049 (30) 613 222 97', body.version + 1)).toBe('+493061322297');
  for (const search of ['+49 30 61322297', '004930 613-222-97', '030 61322297', 'wszelka 613 222 97']) {
    const found = (await admin.call(routes.list, { query: { page: 1, search } })).body.items;
    expect([search, found.map((one) => one.id)]).toEqual([search, [id]]);
  }
});

describe('GET /api/candidates', () => {
  test('sorts by day and by the Polish alphabet, surname first, and pages in the database', async () => {
    const pid = await insertPlace(app.db);
    for (const [name, date] of [
      ['Adam Żak', '2026-11-12'],
      ['Ewa Łoś', '2026-11-14'],
      ['Jan Lis', '2026-11-13'],
    ] as const)
      await insertCandidate(app.db, { name, date, pid });
    expect(await names({ pid, sortBy: 'username' })).toEqual(['Lis Jan', 'Łoś Ewa', 'Żak Adam']);
    expect(await names({ pid, sortBy: 'date', sortDesc: true })).toEqual(['Łoś Ewa', 'Lis Jan', 'Żak Adam']);
    expect(await names({ pid, sortBy: 'date', page: 2, itemsPerPage: 2 })).toEqual(['Łoś Ewa']);
  });

  test.each([
    ['zolwinska', true],
    ['GENOWEFA żół', true],
    ['zol', true],
    ['zgloszenie-7', true],
    ['601777', true],
    ['zolwinska adam', false],
    ['logopedia', false],
  ])('search "%s" finds: %s', async (search, found) => {
    const pid = await insertPlace(app.db);
    await insertCandidate(app.db, {
      pid,
      name: 'Genowefa Żółwińska',
      email: 'zgloszenie-7@test.example',
      telephone: '601777888',
    });
    await insertCandidate(app.db, { pid, name: 'Adam Inny' });
    expect(await names({ pid, search })).toEqual(found ? ['Żółwińska Genowefa'] : []);
  });

  test('is narrowed by place, by either course, and by what has become of them', async () => {
    const pid = await insertPlace(app.db);
    const wanted = await insertCourse(app.db);
    await insertCandidate(app.db, { name: 'Pierwszy A', cid: wanted.id, pid });
    await insertCandidate(app.db, { name: 'Drugi B', cid: course.id, cid_2: wanted.id, pid });
    await insertCandidate(app.db, { name: 'Inna C', cid: course.id, pid, date: '2026-11-10' });
    await insertCandidate(app.db, { name: 'Obca D', cid: wanted.id });
    const of = (query: object) => names({ sortBy: 'username', pid, ...query });
    expect(await of({})).toEqual(['A Pierwszy', 'B Drugi', 'C Inna']);
    expect(await of({ cid: wanted.id })).toEqual(['A Pierwszy', 'B Drugi']);
    expect(await of({ state: 'waiting' })).toEqual(['A Pierwszy', 'B Drugi']);
    expect(await of({ state: 'overdue' })).toEqual(['C Inna']);
    expect(await of({ state: 'admitted' })).toEqual([]);
  });

  test('carries the fields of the specification', async () => {
    const id = await insertCandidate(app.db, { cid: course.id, cid_2: second.id, pid: lodz });
    const { body } = await admin.call(routes.get, { params: { id } });
    expect(body).toEqual({
      id,
      date: '2026-11-12',
      username: 'Żaneta Kandydacka',
      listed_name: 'Kandydacka Żaneta',
      given_name: 'Żaneta',
      surname: 'Kandydacka',
      telephone: '600100200',
      email: 'kandydatka@test.example',
      cid: course.id,
      cid_2: second.id,
      pid: lodz,
      comment: '',
      question_1: 0,
      question_2: 0,
      courseName: 'Logopedia',
      courseName2: 'Mediacje',
      cityName: 'Łódź',
      state: 'waiting',
      uid: null,
      version: 1,
      can: { edit: true, delete: true, admit: true },
    });
  });

  test('a page takes at most six statements', async () => {
    const { statements } = await app.counting(() =>
      admin.call(routes.list, { query: { page: 1, search: 'kan', pid: lodz, cid: course.id } }),
    );
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});

describe('a coordinator', () => {
  test('gets the candidates of the own places alone: by list, search, filter, export, page', async () => {
    const [mine, theirs] = [await insertPlace(app.db), await insertPlace(app.db)];
    await insertCandidate(app.db, { pid: mine, name: 'Moja Kanarkowa' });
    const foreign = await insertCandidate(app.db, { pid: theirs, name: 'Cudza Kanarkowa' });
    const [me, other] = [await coordinatorOf(mine), await coordinatorOf(theirs)];
    expect(await names({}, me)).toEqual(['Kanarkowa Moja']);
    expect(await names({}, other)).toEqual(['Kanarkowa Cudza']);
    expect(await names({ search: 'kanarkowa' }, me)).toEqual(['Kanarkowa Moja']);
    expect(await names({ pid: theirs }, me)).toEqual([]);
    const { text } = await me.raw(routes.exportCsv, { query: {} });
    expect([text.includes('Moja'), text.includes('Cudza')]).toEqual([true, false]);
    expect((await me.raw(routes.get, { params: { id: foreign } })).status).toBe(404);
  });

  test('changes and deletes nobody of another place, and adds nobody there', async () => {
    const [mine, theirs] = [await insertPlace(app.db), await insertPlace(app.db)];
    const own = await insertCandidate(app.db, { pid: mine });
    const foreign = await insertCandidate(app.db, { pid: theirs });
    const me = await coordinatorOf(mine);
    const edit = (id: number, pid: number) =>
      me.raw(routes.edit, { params: { id }, body: { ...fields(), pid, version: 1 } });
    expect((await edit(foreign, mine)).status).toBe(404);
    expect((await edit(own, theirs)).error.code).toBe('candidates/unknown-place');
    expect((await me.raw(routes.create, { body: { ...fields(), pid: theirs } })).error.code).toBe(
      'candidates/unknown-place',
    );
    expect((await me.raw(routes.remove, { params: { id: foreign } })).status).toBe(404);
    expect((await me.raw(routes.removeMany, { body: [own, foreign] })).status).toBe(404);
    expect(await names({ pid: theirs })).toHaveLength(1);
    expect((await edit(own, mine)).status).toBe(200);
    expect((await me.raw(routes.removeMany, { body: [own] })).status).toBe(200);
  });

  test('without a place gets nobody', async () => {
    expect(await names({}, await coordinatorOf())).toEqual([]);
  });
});

describe('POST /api/candidates', () => {
  test('adds a candidate; the name may come in one piece or in parts', async () => {
    const { username: _name, ...rest } = fields();
    for (const name of [
      { username: 'Anna Maria Nowak-Bąk' },
      { given_name: 'Anna Maria', surname: 'Nowak-Bąk' },
    ]) {
      const { status, body } = await admin.call(routes.create, { body: { ...rest, ...name } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ given_name: 'Anna Maria', surname: 'Nowak-Bąk', version: 1 });
      expect(await app.auditOf('candidate.create', body.id)).toMatchObject([
        { after: { surname: 'Nowak-Bąk', cid: course.id } },
      ]);
    }
  });

  test.each([
    ['date', '', candidateTexts.dateRequired],
    ['username', ' ', peopleTexts.nameRequired],
    ['telephone', '', peopleTexts.telephoneRequired],
    ['telephone', '600 1', peopleTexts.telephoneDigits],
    ['email', '', peopleTexts.emailRequired],
    ['email', 'nikt', peopleTexts.emailMalformed],
    ['cid', null, 'Podanie kierunku studiów jest wymagane'],
    ['pid', null, 'Podanie miejscowości jest wymagane'],
    ['cid_2', course.id, candidateTexts.sameCourse],
  ])('refuses %s %j with its sentence', async (field, value, message) => {
    const { status, error } = await admin.raw(routes.create, { body: { ...fields(), [field]: value } });
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ path: field, message });
  });

  test('refuses a course or a place that is closed or unknown', async () => {
    const closed = await insertCourse(app.db);
    await app.db.updateTable('courses').set({ active: 0 }).where('id', '=', closed.id).execute();
    const shut = await insertPlace(app.db);
    await app.db.updateTable('places').set({ active: 0 }).where('id', '=', shut).execute();
    const codeOf = async (more: object) =>
      (await admin.raw(routes.create, { body: { ...fields(), ...more } })).error.code;
    expect(await codeOf({ cid: closed.id })).toBe('candidates/unknown-course');
    expect(await codeOf({ cid_2: 2_147_483_647 })).toBe('candidates/unknown-course');
    expect(await codeOf({ pid: shut })).toBe('candidates/unknown-place');
    expect(await codeOf({ pid: 2_147_483_647 })).toBe('candidates/unknown-place');
  });

  test('twice with the same key makes one', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = fields({ email: 'raz@test.example' });
    const answers = await Promise.all([1, 2].map(() => admin.call(routes.create, { body }, headers)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await names({ search: 'raz@test' })).toHaveLength(1);
  });
});

describe('PUT /api/candidates/:id', () => {
  test('changes a candidate and keeps what was before', async () => {
    const id = await insertCandidate(app.db, { cid: course.id, pid: lodz });
    const body = { ...fields({ comment: 'Oddzwonić', cid_2: second.id }), version: 1 };
    const answer = await admin.call(routes.edit, { params: { id }, body });
    expect([answer.status, answer.body.comment, answer.body.courseName2, answer.body.version]).toEqual([
      200,
      'Oddzwonić',
      'Mediacje',
      2,
    ]);
    expect(await app.auditOf('candidate.edit', id)).toMatchObject([
      { before: { comment: '' }, after: { comment: 'Oddzwonić' } },
    ]);
  });

  test('of two who edit at once the later one is told who was first', async () => {
    const id = await insertCandidate(app.db, { cid: course.id, pid: lodz });
    const save = (comment: string) =>
      admin.raw(routes.edit, { params: { id }, body: { ...fields({ comment }), version: 1 } });
    const answers = await Promise.all([save('Jeden'), save('Drugi')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409)?.error;
    expect(refused).toMatchObject({ code: 'record/stale', details: { current: { id, version: 2 } } });
  });

  test('what the candidate has stays, also when it was closed since', async () => {
    const closed = await insertCourse(app.db);
    const shut = await insertPlace(app.db);
    const id = await insertCandidate(app.db, { cid: closed.id, pid: shut });
    await app.db.updateTable('courses').set({ active: 0 }).where('id', '=', closed.id).execute();
    await app.db.updateTable('places').set({ active: 0 }).where('id', '=', shut).execute();
    const body = { ...fields(), cid: closed.id, pid: shut, version: 1 };
    expect((await admin.raw(routes.edit, { params: { id }, body })).status).toBe(200);
  });
});

describe('a deletion', () => {
  test('of one and of many is audited with the row', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => insertCandidate(app.db)));
    expect((await admin.raw(routes.remove, { params: { id: one } })).status).toBe(200);
    expect((await admin.raw(routes.removeMany, { body: [two, three] })).status).toBe(200);
    for (const id of [one, two, three])
      expect(await app.auditOf('candidate.delete', id ?? 0)).toMatchObject([
        { before: { surname: 'Kandydacka' } },
      ]);
  });

  test('a course and a place that somebody wants stay, and the refusal says why', async () => {
    const { id: cid } = await insertCourse(app.db);
    const pid = await insertPlace(app.db);
    await insertCandidate(app.db, { cid, pid });
    const course = await admin.raw(courseRoutes.removeMany, { body: [cid] });
    expect([course.error.code, course.error.message.includes('kandydaci')]).toEqual(['courses/in-use', true]);
    const place = await admin.raw(placeRoutes.removeMany, { body: [pid] });
    expect([place.error.code, place.error.message.includes('kandydaci')]).toEqual(['places/in-use', true]);
  });
});

describe('GET /api/candidates/export', () => {
  test('has a line for each listed candidate, under the same filters', async () => {
    const pid = await insertPlace(app.db, 'Żywiec');
    await insertCandidate(app.db, {
      pid,
      cid: course.id,
      cid_2: second.id,
      name: 'Ewa Łoś',
      question_2: 1,
      comment: 'Po 16',
    });
    await insertCandidate(app.db, { pid, name: 'Jan Lis', date: '2026-01-02' });
    const answer = await admin.raw(routes.exportCsv, {
      query: { pid, sortBy: 'username', state: 'waiting' },
    });
    expect(answer.headers['content-disposition']).toContain('kandydaci-zywiec-oczekujacy-2026-11-15.csv');
    expect(answer.text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Data zgłoszenia;Nazwisko;Imię;Telefon;E-mail;Kierunek;Drugi kierunek;Placówka;Zainteresowanie kursem kierownika wycieczek szkolnych;Zainteresowanie kursem zarządzania projektami unijnymi;Komentarz;Stan',
      '2026-11-12;Łoś;Ewa;600100200;kandydatka@test.example;Logopedia;Mediacje;Żywiec;nie;tak;Po 16;Oczekuje',
    ]);
  });
});
