import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { candidateRoutes } from '@indeks/contract/studies/candidates/candidates.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { afterAll, expect, test } from 'vitest';
import { confirmed } from '#testing/client.ts';
import { newLecturer } from '#testing/employment/staff.ts';
import { insertCandidate } from '#testing/studies/candidates.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { archivingOf, enrol, insertOwnPlace, newStudentFields } from '#testing/studies/enrolments.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-10-05T08:00:00Z');
const [anna, barbara] = [await app.signedIn(1), await app.signedIn(1)];

const withAddress = (email: string) =>
  app.db
    .selectFrom('users')
    .select(['id', 'name', 'user_role'])
    .where('email', '=', email)
    .where('archived_at', 'is', null)
    .execute();

test('of two who add another person under one address at once, the second is asked', async () => {
  const first = await newStudentFields(app.db);
  const second = { ...(await newStudentFields(app.db)), email: first.email ?? '', surname: 'Inna' };
  const answers = await Promise.all([
    anna.call(routes.create, { body: first }),
    barbara.call(routes.create, { body: second }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('people/confirm-same');
  expect(await withAddress(first.email ?? '')).toHaveLength(1);
});

test('a student and a lecturer who are added under one address at once are one person at most after a yes', async () => {
  const student = await newStudentFields(app.db);
  const { name: _name, ...lecturer } = newLecturer({ email: student.email });
  const body = { ...lecturer, given_name: 'Bożena', surname: 'Ćwiertnia' };
  const answers = await Promise.all([
    anna.raw(routes.create, { body: student }),
    barbara.raw(staffRoutes.create, { body }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toMatch(/^people\/(confirm|email-taken)/u);
  expect(await withAddress(student.email ?? '')).toHaveLength(1);
});

test('the address of a lecturer of another name enrols nobody before a yes, and then makes them both', async () => {
  const lecturer = await app.person({ role: 0, name: 'Robert Cieślak' });
  const body = await newStudentFields(app.db, { email: lecturer.email });
  expect((await anna.call(routes.create, { body })).error.code).toBe('people/confirm-same');
  expect(await withAddress(lecturer.email)).toMatchObject([{ name: 'Robert Cieślak', user_role: 0 }]);
  expect((await anna.call(routes.create, { body }, confirmed)).status).toBe(201);
  expect(await withAddress(lecturer.email)).toMatchObject([{ name: 'Robert Cieślak', user_role: 5 }]);
});

test('a candidate under the address of somebody in the archive becomes a person of their own', async () => {
  const left = await app.person({ role: 0, name: 'Robert Cieślak' });
  await app.db.updateTable('users').set({ archived_at: new Date() }).where('id', '=', left.id).execute();
  const coordinator = (await app.person({ role: 2 })).id;
  const pid = await insertOwnPlace(app.db, coordinator);
  const cid = (await insertCourse(app.db)).id;
  const id = await insertCandidate(app.db, { pid, cid, email: left.email });
  const body = { date: '2026-10-01', price: 420_000, price_2: null, coordinator, version: 1 };
  const { status, body: answer } = await anna.call(candidateRoutes.admit, { params: { id }, body });
  expect([status, answer.existed]).toEqual([200, false]);
  const [made] = await withAddress(left.email);
  expect([made?.user_role, made?.id === left.id]).toEqual([3, false]);
});

test('an enrolment is not changed into one that is in the archive, but told which to restore', async () => {
  const coordinator = (await app.person({ role: 2 })).id;
  const placeId = await insertOwnPlace(app.db, coordinator);
  const { id: userId } = await app.person({ role: 3 });
  const { id: courseId } = await insertCourse(app.db);
  const archived = await enrol(app.db, { placeId, userId, courseId });
  await anna.call(archiveRoutes.archive, { body: archivingOf(archived) });
  const id = await enrol(app.db, { placeId, userId });
  const form = { date: '2026-10-01', pid: placeId, coordinator, comment: '', version: 1 };
  const body = { ...form, cid: courseId, price: 420_000, cid_2: null, price_2: null };
  const { status, error } = await anna.call(routes.edit, { params: { id }, body }, confirmed);
  expect([status, error.code, error.details]).toEqual([
    409,
    'students/in-archive',
    { id: archived, uid: userId },
  ]);
});
