import { afterAll, describe, expect, test } from 'vitest';
import { courseRoutes } from '@indeks/contract/studies/courses/courses.routes';
import { subjectRoutes as routes } from '@indeks/contract/studies/courses/subjects.routes';
import { peopleRoutes } from '@indeks/contract/identity/people/people.routes';
import { insertCourse, insertSubject, subjectFieldsOf } from '#testing/studies/courses.ts';
import { insertProtocol } from '#testing/studies/protocols.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const admin = await app.signedIn(11);
afterAll(() => app.close());

const planOf = async (id: number) =>
  (await admin.call(routes.ofCourse, { params: { id } })).body.items.map(({ name }) => name);
const versionOf = async (id: number) => (await admin.call(courseRoutes.get, { params: { id } })).body.version;
const named = async (name: string, more = {}) => {
  const { id: cid } = await insertCourse(app.db);
  return (await admin.call(routes.create, { body: { ...subjectFieldsOf(name, more), cid } })).body;
};

describe('GET /api/subjects', () => {
  test('finds subjects by their words, with the names of their courses, for every role', async () => {
    await named('Żeglarstwo śródlądowe');
    const student = await app.signedIn(3);
    const { status, body } = await student.call(routes.list, { query: { search: 'zeglarstwo sro' } });
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ name: 'Żeglarstwo śródlądowe', courseName: 'Zarządzanie oświatą' }]);
  });

  test('gives those of one lecturer, in the Polish order', async () => {
    const { id: uid } = await app.person({ role: 0 });
    for (const name of ['Żywienie', 'Ćwiczenia', 'Anatomia']) await named(name, { uid });
    const { body } = await admin.call(routes.list, { query: { page: 1, uid } });
    expect(body.items.map(({ name }) => name)).toEqual(['Anatomia', 'Ćwiczenia', 'Żywienie']);
    expect(body.total).toBe(3);
  });
});

describe('POST /api/subjects', () => {
  test('puts it at the end of the plan, and the course is a newer one', async () => {
    const { id: cid } = await insertCourse(app.db);
    const { status, body } = await admin.call(routes.create, { body: { ...subjectFieldsOf('Nowy'), cid } });
    expect([status, body.name, body.cid, body.version]).toEqual([200, 'Nowy', cid, 1]);
    expect(await planOf(cid)).toEqual(['Dydaktyka ogólna', 'Nowy']);
    expect(await versionOf(cid)).toBe(2);
    expect(await app.auditOf('course.edit', cid)).toHaveLength(1);
  });

  test('two at the same moment are both there', async () => {
    const { id: cid } = await insertCourse(app.db);
    const add = (name: string) => admin.call(routes.create, { body: { ...subjectFieldsOf(name), cid } });
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map(add));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await planOf(cid)).slice(1).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('several at once, of several courses, all or none', async () => {
    const [one, other] = [await insertCourse(app.db), await insertCourse(app.db)];
    const newOne = (name: string, cid: number) => ({ ...subjectFieldsOf(name), cid });
    const body = [one, other, one].map(({ id }, n) => newOne(`N${n}`, id));
    const added = await admin.call(routes.createMany, { body });
    expect(added.body.items.map(({ cid, name }) => [cid, name])).toEqual([
      [one.id, 'N0'],
      [one.id, 'N2'],
      [other.id, 'N1'],
    ]);
    const refused = await admin.call(routes.createMany, {
      body: [...body, { ...subjectFieldsOf(), cid: 2_147_483_647 }],
    });
    expect(refused.status).toBe(404);
    expect(await planOf(one.id)).toHaveLength(3);
  });

  test('a course has at most 200 subjects', async () => {
    const { id: cid } = await insertCourse(app.db);
    const body = Array.from({ length: 200 }, (_, n) => ({ ...subjectFieldsOf(`P${n}`), cid }));
    const { status, error } = await admin.call(routes.createMany, { body });
    expect([status, error.code, error.message]).toEqual([
      422,
      'courses/too-many-subjects',
      'Kierunek może mieć najwyżej 200 przedmiotów.',
    ]);
  });
});

describe('PUT /api/subjects/{id}', () => {
  const edit = (id: number, version: number, more = {}) =>
    admin.call(routes.edit, { params: { id }, body: { ...subjectFieldsOf('Zmieniony', more), version } });

  test('changes it, and the course is a newer one', async () => {
    const { id: cid, subjectId } = await insertCourse(app.db);
    const { body } = await edit(subjectId, 1, { semester: 2, active: 0 });
    expect(body).toMatchObject({ name: 'Zmieniony', semester: 2, active: 0, version: 2 });
    expect(await versionOf(cid)).toBe(2);
  });

  test('of two at the same moment one wins, the other sees the current row and who saved it', async () => {
    const { subjectId } = await insertCourse(app.db);
    const answers = await Promise.all([edit(subjectId, 1, { hours: 5 }), edit(subjectId, 1, { hours: 6 })]);
    const race = judgeRace(answers, 'hours');
    expect(race).toMatchObject(oneWins);
    expect(race.loser?.error.details).toMatchObject({ saved: { at: app.clock.now().toISOString() } });
  });

  test('a subject that another one only moved in the plan is no newer version', async () => {
    const { id: cid, subjectId } = await insertCourse(app.db);
    const other = await insertSubject(app.db, cid, { name: 'Drugi' });
    expect((await edit(other, 1, { semester: 3 })).status).toBe(200);
    expect((await edit(subjectId, 1)).status).toBe(200);
  });
});

describe('POST /api/subjects/delete-multiple', () => {
  test('deletes the chosen ones; who saves the course meanwhile is told', async () => {
    const { id: cid, subjectId } = await insertCourse(app.db);
    expect((await admin.call(routes.removeMany, { body: [subjectId] })).status).toBe(200);
    expect(await planOf(cid)).toEqual([]);
    expect(await app.auditOf('subject.delete', subjectId)).toHaveLength(1);
    const body = { name: 'X', mba: false, active: 1 as const, version: 1 };
    const stale = await admin.call(courseRoutes.edit, { params: { id: cid }, body });
    expect([stale.status, stale.error.code]).toEqual([409, 'record/stale']);
    expect(stale.error.details?.['saved']).toBeDefined();
  });

  test('one with protocols stays, and so do the others', async () => {
    const { id: cid, subjectId } = await insertCourse(app.db);
    const free = await insertSubject(app.db, cid, { name: 'Wolny' });
    const { id: createdBy } = await app.person({ role: 1 });
    await insertProtocol(app.db, { cid, sid: subjectId, intake: '2024-10-01', createdBy });
    const { status, error } = await admin.call(routes.removeMany, { body: [free, subjectId] });
    expect([status, error.code]).toEqual([409, 'subjects/in-use']);
    expect(error.message).toContain('„Dydaktyka ogólna” nie można usunąć, bo ma już protokoły.');
    expect(await planOf(cid)).toHaveLength(2);
  });
});

test('GET /api/users/choices?type=przedmiot offers active people who teach', async () => {
  const tag = 'Wybierany';
  for (const role of [0, 1, 2, 3, 4, 5, 6, 7, 8, 11] as const)
    await app.person({ role, name: `${tag} Rola${role}` });
  await app.person({ role: 0, name: `${tag} Nieaktywny`, active: 0 });
  const { body } = await admin.call(peopleRoutes.choices, { query: { type: 'przedmiot', search: tag } });
  expect(body.items.map(({ listed_name }) => listed_name)).toEqual([
    `Rola0 ${tag}`,
    `Rola5 ${tag}`,
    `Rola8 ${tag}`,
  ]);
});
