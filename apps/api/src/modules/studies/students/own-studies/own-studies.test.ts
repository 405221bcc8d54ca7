import { afterAll, expect, test } from 'vitest';
import { ownStudiesRoutes as routes } from '@indeks/contract/studies/students/own-studies.routes';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const account = '61109010140000071219812874';

test('somebody sees what they study, where, and the account to pay to; nothing of others', async () => {
  const [person, other] = [await app.person({ role: 3 }), await app.person({ role: 3 })];
  const course = await insertCourse(app.db);
  for (const { id: userId } of [person, other])
    await enrol(app.db, { userId, placeId: await insertPlace(app.db), courseId: course.id });
  await app.db
    .updateTable('enrolments')
    .set({ bank_account: account, comment: 'Tylko dla biura' })
    .where('uid', '=', person.id)
    .execute();
  const { status, body, text } = await (await app.signedInAs(person)).call(routes.list);
  expect(status).toBe(200);
  expect(body.enrolments).toHaveLength(1);
  expect(body.enrolments[0]).toMatchObject({
    date: '2026-10-01',
    bank_account: account,
    courses: [{ album_nr: null }],
    place: { name: 'Łódź', organization: 'Zespół Szkół nr 3', telephone: '420000001' },
  });
  expect(text).not.toContain('Tylko dla biura');
});

test('an archived enrolment is left out, and staff have no such page', async () => {
  const person = await app.person({ role: 5 });
  await enrol(app.db, { userId: person.id, placeId: await insertPlace(app.db) });
  await app.db
    .updateTable('enrolments')
    .set({ archived_at: app.clock.now() })
    .where('uid', '=', person.id)
    .execute();
  expect((await (await app.signedInAs(person)).call(routes.list)).body.enrolments).toEqual([]);
  for (const role of [0, 1, 2] as const)
    expect((await (await app.signedIn(role)).call(routes.list)).status).toBe(403);
});
