import { afterAll, expect, test } from 'vitest';
import { errorTexts } from '@indeks/contract/common/errors.texts';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { staffRoutes as routes } from '@indeks/contract/employment/staff/staff.routes';
import { insertCar } from '#testing/month/cars.ts';
import { insertContract } from '#testing/employment/contracts.ts';
import { insertOneTimePassword } from '#testing/identity/one-time-passwords.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { newLecturer } from '#testing/employment/staff.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const admin = await app.signedIn(1);
afterAll(() => app.close());

const remove = (id: number) => admin.call(routes.remove, { params: { id } });
const removeMany = (ids: number[]) => admin.call(routes.removeMany, { body: ids });
const readRow = (id: number) =>
  app.db.selectFrom('users').select('archived_at').where('id', '=', id).executeTakeFirst();

test('whoever left no record is deleted, with sessions and one-time passwords', async () => {
  const { id } = (await admin.call(routes.create, { body: newLecturer() })).body;
  expect((await remove(id)).status).toBe(200);
  expect(await readRow(id)).toBeUndefined();
  expect(await app.auditOf('person.delete', id)).toMatchObject([{ before: { name: 'Bożena Ćwiertnia' } }]);
  expect((await remove(id)).status).toBe(404);
});

test('whoever has records is archived: the records stay, the account is shut, the address is free', async () => {
  const person = await app.person({ role: 0, name: 'Z Samochodem' });
  const client = await app.signedInAs(person);
  const car = await insertCar(app.db, person.id);
  await insertOneTimePassword(app, person.id);
  const query = { group: 'lecturers', page: 1, search: 'samochodem' } as const;
  const listed = async () => (await admin.call(routes.list, { query })).body.items.map(({ id }) => id);
  expect(await listed()).toEqual([person.id]);
  expect((await remove(person.id)).status).toBe(200);

  expect((await readRow(person.id))?.archived_at).toEqual(app.clock.now());
  expect(await app.db.selectFrom('cars').select('id').where('id', '=', car).execute()).toHaveLength(1);
  expect((await client.call(accountRoutes.current)).status).toBe(401);
  const open = app.db.selectFrom('one_time_passwords').select('id').where('user_id', '=', person.id);
  expect(await open.where('used_at', 'is', null).execute()).toEqual([]);
  const login = { body: { email: person.email, password: knownPassword } };
  expect((await app.anonymous().call(accountRoutes.login, login)).status).toBe(401);
  expect(await app.auditOf('person.archive', person.id)).toHaveLength(1);
  expect(await listed()).toEqual([]);
  expect((await admin.call(routes.create, { body: newLecturer({ email: person.email }) })).status).toBe(200);
});

test('a coordinator leaves the places, which then can be given to another', async () => {
  const coordinator = await app.person({ role: 2 });
  const place_id = await insertPlace(app.db);
  await app.db.insertInto('place_coordinators').values({ place_id, user_id: coordinator.id }).execute();
  expect((await removeMany([coordinator.id])).status).toBe(200);
  expect(await readRow(coordinator.id)).toBeUndefined();
  const left = app.db
    .selectFrom('place_coordinators')
    .select('place_id')
    .where('user_id', '=', coordinator.id);
  expect(await left.execute()).toEqual([]);
  expect(await app.auditOf('place.release', place_id)).toEqual([
    { before: { coordinators: [coordinator.id] }, after: null },
  ]);
});

test('somebody who only signed what they did is archived', async () => {
  const signer = await app.person({ role: 4 });
  await (await app.signedInAs(signer)).call(accountRoutes.consent);
  expect((await removeMany([signer.id])).status).toBe(200);
  expect((await readRow(signer.id))?.archived_at).toEqual(app.clock.now());
  const traces = app.db.selectFrom('audit_log').select('id').where('actor_id', '=', signer.id);
  expect(await traces.execute()).toHaveLength(1);
});

test('several at once: each by what they left', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => app.person({ role: 0 })));
  for (const { id } of people.slice(0, 30)) await insertContract(app.db, id);
  expect((await removeMany(people.map(({ id }) => id))).status).toBe(200);
  const rows = await Promise.all(people.map(({ id }) => readRow(id)));
  expect(rows.map((row) => row?.archived_at !== undefined)).toEqual(people.map((_, index) => index < 30));
});

test('with one who is missing or not of the staff nothing is done', async () => {
  const lecturer = await app.person({ role: 0 });
  for (const other of [
    2_147_483_647,
    (await app.person({ role: 3 })).id,
    (await app.person({ role: 11 })).id,
  ])
    expect((await removeMany([lecturer.id, other])).status).toBe(404);
  expect(await readRow(lecturer.id)).toEqual({ archived_at: null });
  expect((await removeMany([lecturer.id, lecturer.id])).status).toBe(200);
});

test('nobody deletes themselves', async () => {
  const me = await app.person({ role: 11 });
  const lecturer = await app.person({ role: 0 });
  const answer = await (await app.signedInAs(me)).call(routes.removeMany, { body: [lecturer.id, me.id] });
  expect([answer.status, answer.error.message]).toEqual([422, errorTexts['people/own-account']]);
  expect(await readRow(lecturer.id)).toEqual({ archived_at: null });
});

test('two who delete the same people at once: one succeeds, the other finds nobody', async () => {
  const people = await Promise.all([1, 2, 3].map(() => app.person({ role: 0 })));
  const ids = people.map(({ id }) => id);
  const answers = await Promise.all([removeMany(ids), removeMany(ids.toReversed())]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});
