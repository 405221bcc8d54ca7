import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const person = await app.person({ role: 2 });
const coordinator = await app.signedInAs(person);
const place = await insertOwnPlace(app.db, person.id);

const account = '37000000001234000000000077';
const saveForm = (uid: number, complete: boolean) =>
  app.db
    .insertInto('student_forms')
    .values({ uid, sealed: 'x', complete, saved_at: new Date('2026-11-01T10:00:00Z') })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ complete }))
    .execute();
const idsOfIncomplete = async (client: Client, query: object = {}) =>
  (await client.call(routes.list, { query: { page: 1, folder: 'incomplete', ...query } })).body.items.map(
    ({ enrolments }) => enrolments.map(({ id }) => id),
  );
const missingOf = async (uid: number) =>
  (await admin.call(routes.ofUser, { params: { id: uid } })).body.items[0]?.missing;

test('a folder is complete when notice, form, account and both album numbers are there, and the filter follows each', async () => {
  const person = await app.person({ role: 3, consent: false });
  const id = await enrol(app.db, { placeId: place, userId: person.id });
  const steps = [
    [['notice', 'form', 'account', 'album'], () => Promise.resolve()],
    [
      ['form', 'account', 'album'],
      () => app.db.updateTable('users').set({ rodo: new Date() }).where('id', '=', person.id).execute(),
    ],
    [['form', 'account', 'album'], () => saveForm(person.id, false)],
    [['account', 'album'], () => saveForm(person.id, true)],
    [
      ['album'],
      () => app.db.updateTable('enrolments').set({ bank_account: account }).where('id', '=', id).execute(),
    ],
  ] as const;
  for (const [missing, step] of steps) {
    await step();
    expect(await missingOf(person.id)).toEqual(missing);
    expect(await idsOfIncomplete(coordinator)).toEqual([[id]]);
  }
  await app.db
    .updateTable('enrolment_courses')
    .set({ album_nr: '7' })
    .where('enrolment_id', '=', id)
    .execute();
  expect(await missingOf(person.id)).toEqual([]);
  expect(await idsOfIncomplete(coordinator)).toEqual([]);
  await saveForm(person.id, false);
  expect(await idsOfIncomplete(coordinator)).toEqual([[id]]);
  await app.db.deleteFrom('student_forms').where('uid', '=', person.id).execute();
  expect(await missingOf(person.id)).toEqual(['form']);
});

test('a person shows the enrolments whose folder lacks something', async () => {
  const person = await app.person({ role: 3, name: 'Anna Teczkowska' });
  await saveForm(person.id, true);
  await enrol(app.db, {
    placeId: place,
    userId: person.id,
    album: '1',
    account: '10000000001234000000000078',
  });
  const lacking = await enrol(app.db, { placeId: place, userId: person.id, date: '2025-10-01' });
  expect(await idsOfIncomplete(admin, { search: 'teczkowska' })).toEqual([[lacking]]);
});

test('two who save at once, one the form and one the enrolment, leave the true mark', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => app.person({ role: 3 })));
  const ids = await Promise.all(
    people.map(({ id }) => enrol(app.db, { placeId: place, userId: id, album: 'A' })),
  );
  await Promise.all(
    people.flatMap(({ id }, index) => [
      saveForm(id, true),
      app.db
        .updateTable('enrolments')
        .set({ comment: 'Zmiana' })
        .where('id', '=', ids[index] ?? 0)
        .execute(),
    ]),
  );
  const { rows } = await sql`
    select l.id from student_list as l where l.missing <> missing_in_folder(l.enrolment_id)`.execute(app.db);
  expect(rows).toEqual([]);
  expect(await missingOf(people[0]?.id ?? 0)).toEqual(['account']);
});
