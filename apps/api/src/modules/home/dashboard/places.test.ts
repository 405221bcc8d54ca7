import { dashboardRoutes as routes } from '@indeks/contract/home/dashboard/dashboard.routes';
import { candidateRoutes } from '@indeks/contract/studies/candidates/candidates.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { afterAll, expect, test } from 'vitest';
import { insertCandidate } from '#testing/studies/candidates.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { insertMeeting } from '#testing/month/meetings.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

/** The clock shows Monday, 16 November 2026. */
const app = await startTestApp();
afterAll(() => app.close());

const addCoordinator = async (name: string) => {
  const person = await app.person({ role: 2 });
  return { place: await insertOwnPlace(app.db, person.id, name), client: await app.signedInAs(person) };
};

const meetAt = async (pid: number, day: string) =>
  insertMeeting(app.db, (await app.person({ role: 0 })).id, pid, { dates: { start: day, end: day } });

test('a coordinator sees what waits at own places, and nothing of others', async () => {
  const { place, client } = await addCoordinator('Łódź');
  const elsewhere = await insertPlace(app.db, 'Kutno');
  const [course, second] = [await insertCourse(app.db, 'Logopedia'), await insertCourse(app.db, 'Mediacje')];
  const student = await app.person({ role: 3, name: 'Anna Nowa' });
  await enrol(app.db, { placeId: place, userId: student.id, courseId: course.id, secondCourseId: second.id });
  await enrol(app.db, { placeId: place, courseId: course.id, date: '2025-10-01' });
  // Their studies are over.
  await enrol(app.db, { placeId: place, courseId: course.id, date: '2025-03-01', album: '1' });
  await enrol(app.db, { placeId: elsewhere, courseId: course.id });
  const candidate = await insertCandidate(app.db, { pid: place, cid: course.id, date: '2026-11-12' });
  await insertCandidate(app.db, { pid: place, cid: course.id, date: '2026-11-10' });
  await insertCandidate(app.db, { pid: elsewhere, cid: course.id, date: '2026-11-12' });
  await meetAt(elsewhere, '2026-11-20');
  await meetAt(place, '2026-11-28');
  const { body } = await client.call(routes.places);
  expect(body.candidates.total).toBe(1);
  expect(body.candidates.people.map(({ id }) => id)).toEqual([candidate]);
  expect(body.folders.total).toBe(3);
  expect(body.folders.people[0]).toEqual({
    id: student.id,
    name: 'Nowa Anna',
    missing: ['form', 'account', 'album'],
  });
  expect(body.studies).toEqual({
    intakes: ['2027-03-01', '2026-10-01', '2026-03-01', '2025-10-01'],
    total: 2,
    courses: [
      { id: course.id, name: 'Logopedia', students: 2 },
      { id: second.id, name: 'Mediacje', students: 1 },
    ],
  });
  expect(body.weekend).toEqual({
    start: '2026-11-27',
    end: '2026-11-29',
    places: [{ id: place, name: 'Łódź', lecturers: 1 }],
  });
});

test('each number is that of the list which it leads to', async () => {
  const { place, client } = await addCoordinator('Radom');
  const course = await insertCourse(app.db);
  for (const date of ['2026-10-01', '2026-03-01', '2024-10-01'])
    await enrol(app.db, { placeId: place, courseId: course.id, date });
  const { body } = await client.call(routes.places);
  const readTotal = async (query: object) =>
    (await client.call(studentRoutes.list, { query: { page: 1, ...query } })).body.total;
  expect(body.folders.total).toBe(await readTotal({ folder: 'incomplete' }));
  const date = body.studies.intakes.join(',');
  expect(body.studies.total).toBe(await readTotal({ date }));
  expect(body.studies.courses[0]?.students).toBe(await readTotal({ date, cid: course.id }));
});

test('without places and weekends there is nothing', async () => {
  const { body } = await (await app.signedIn(2)).call(routes.places);
  expect(body).toMatchObject({
    candidates: { total: 0, people: [] },
    folders: { total: 0, people: [] },
    studies: { total: 0, courses: [] },
    weekend: null,
  });
});

test('the secretariat sees candidates and folders of every place', async () => {
  const client = await app.signedIn(1);
  const before = (await client.call(routes.office)).body;
  const place = await insertPlace(app.db, 'Zamość');
  const course = await insertCourse(app.db, 'Coaching');
  const id = await insertCandidate(app.db, { pid: place, cid: course.id, date: '2026-11-16' });
  await enrol(app.db, { placeId: place, courseId: course.id });
  const { candidates, folders } = (await client.call(routes.office)).body;
  expect([candidates.total - before.candidates.total, folders.total - before.folders.total]).toEqual([1, 1]);
  expect(candidates.people[0]).toMatchObject({ id, courseName: 'Coaching', cityName: 'Zamość' });
  const waiting = await client.call(candidateRoutes.list, { query: { page: 1, state: 'waiting' } });
  const incomplete = await client.call(studentRoutes.list, { query: { page: 1, folder: 'incomplete' } });
  expect([candidates.total, folders.total]).toEqual([waiting.body.total, incomplete.body.total]);
});
