import { randomUUID } from 'node:crypto';
import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { afterAll, expect, test } from 'vitest';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertBroadcast } from '#testing/talk/broadcasts.ts';
import { insertIssue } from '#testing/talk/issues.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const anna = await app.person({ role: 1 });
const office = await app.signedInAs(anna);
const beside = async (id: number) => (await office.call(inboxRoutes.person, { params: { id } })).body;

test('beside a conversation stand courses, folder, dues, open problems and what was written to many', async () => {
  const person = await app.person({ role: 3 });
  const other = await app.person({ role: 3 });
  const placeId = await insertPlace(app.db, 'Lublin');
  const { id: courseId } = await insertCourse(app.db, 'Kadry i płace');
  const enrolment = await enrol(app.db, { placeId, userId: person.id, courseId });
  await enrol(app.db, { placeId, userId: other.id, courseId });
  await app.db
    .insertInto('instalment_plans')
    .values({ enrolment_id: enrolment, days: ['2026-11-10', '2026-12-01'], amounts: [300_000, 120_000] })
    .execute();
  const open = await insertIssue(app.db, person.id, { title: 'Nie otwiera się nagranie' });
  await insertIssue(app.db, person.id, { status: 2, waiting_since: null });
  await insertIssue(app.db, other.id);
  const sent = await insertBroadcast(app.db, { senderId: anna.id, recipients: [person.id, other.id] });
  await insertBroadcast(app.db, { senderId: anna.id, recipients: [person.id], finished: false });
  expect(await beside(person.id)).toMatchObject({
    email: person.email,
    enrolments: [
      {
        id: enrolment,
        place: 'Lublin',
        date: '2026-10-01',
        archived: false,
        courses: [{ id: courseId, name: 'Kadry i płace' }],
        balance: 420_000,
      },
    ],
    overdue: { amount: 300_000, day: '2026-11-10' },
    next: { amount: 120_000, day: '2026-12-01' },
    issues: [{ id: open, title: 'Nie otwiera się nagranie', status: 0 }],
    messages: [{ id: sent, title: 'Zmiana sali', read: false }],
  });
});

test('whoever owes nothing has no dues, and a lecturer has none of it', async () => {
  const lecturer = await app.person({ role: 0 });
  expect(await beside(lecturer.id)).toMatchObject({
    enrolments: [],
    overdue: null,
    next: null,
    issues: [],
    messages: [],
  });
});

test('a colleague and somebody unknown are nobody here, and a student is never told of anybody', async () => {
  const colleague = await app.person({ role: 11 });
  for (const id of [colleague.id, 2_147_483_647])
    expect((await office.raw(inboxRoutes.person, { params: { id } })).status).toBe(404);
  const student = await app.signedInAs(await app.person({ role: 3 }));
  await student.call(
    routes.send,
    { body: { msg: 'Dzień dobry', uid_to: 0 } },
    { 'idempotency-key': randomUUID() },
  );
  expect((await student.raw(inboxRoutes.person, { params: { id: anna.id } })).status).toBe(403);
});
