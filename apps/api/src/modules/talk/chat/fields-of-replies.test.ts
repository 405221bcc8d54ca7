import { randomUUID } from 'node:crypto';
import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { issueChatRoutes } from '@indeks/contract/talk/issues/issues.routes';
import { afterAll, expect, test } from 'vitest';
import { insertPlace } from '#testing/provider/places.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertIssue } from '#testing/talk/issues.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const anna = await app.person({ role: 1 });
const office = await app.signedInAs(anna);
const person = await app.person({ role: 3, name: 'Ewa Żak' });
const send = (msg: string, client = office, uid_to = person.id) =>
  client.raw(routes.send, { body: { msg, uid_to } }, { 'idempotency-key': randomUUID() });

test('beside a conversation stand the values of the person, empty where there are none', async () => {
  const values = async () =>
    (await office.call(inboxRoutes.person, { params: { id: person.id } })).body.values;
  expect(await values()).toEqual({ vocative: 'Ewo', course: '', place: '', due: '', dueDay: '', album: '' });
  const placeId = await insertPlace(app.db, 'Lublin');
  const { id: courseId } = await insertCourse(app.db, 'Kadry i płace');
  const enrolment = await enrol(app.db, { placeId, userId: person.id, courseId });
  await app.db
    .insertInto('instalment_plans')
    .values({ enrolment_id: enrolment, days: ['2026-11-10'], amounts: [300_000] })
    .execute();
  expect(await values()).toMatchObject({
    course: 'Kadry i płace',
    place: 'Lublin',
    due: '3\u00a0000,00\u00a0zł',
    dueDay: '10\u00a0listopada\u00a02026',
  });
});

test('a field that nobody filled in is not sent by the secretariat, however it is written', async () => {
  for (const msg of ['Dzień dobry, {imię w wołaczu}!', 'Do zapłaty {  do zapłaty}', '{1} i {Kierunek}'])
    expect((await send(msg)).status).toBe(422);
  const { error } = await send('Wzór {x}, numer { numer  albumu }');
  expect([error.code, error.message]).toEqual([
    'chat/open-field',
    'W\u00a0wiadomości zostało pole { numer  albumu }. Wpisz wartość albo usuń pole.',
  ]);
  const issue = await insertIssue(app.db, person.id);
  const reply = { msg: 'Dzień dobry, {kierunek}', issue_id: issue, uid_to: person.id };
  expect(
    (await office.raw(issueChatRoutes.send, { body: reply }, { 'idempotency-key': randomUUID() })).status,
  ).toBe(422);
  const sent = { body: { msg: 'Ewo', uid_to: person.id } };
  const { id } = (await office.call(routes.send, sent, { 'idempotency-key': randomUUID() })).body;
  expect((await office.raw(routes.edit, { params: { id }, body: { msg: '{kierunek}' } })).status).toBe(422);
  // Braces around anything else are signs of the text, also of one that is changed.
  for (const msg of ['Zbiór {1, 2}', 'Wpisz {imie}', 'klamry: {} { } {\n}', '{{imię w wołaczuu}}'])
    expect((await send(msg)).status).toBe(200);
  expect((await office.raw(routes.edit, { params: { id }, body: { msg: 'f{x}' } })).status).toBe(200);
  // Whoever is no secretariat has no fields at all.
  const student = await app.signedInAs(person);
  expect((await send('Mój {kierunek}', student, 0)).status).toBe(200);
});

test('a reply with a field that does not exist is not saved', async () => {
  const create = (text: string) =>
    office.raw(
      inboxRoutes.createReply,
      { body: { title: 'Opłaty', text } },
      { 'idempotency-key': randomUUID() },
    );
  expect((await create('Do zapłaty {kwota}')).status).toBe(400);
  expect((await create('Do zapłaty {do zapłaty}')).status).toBe(200);
});
