import type { Flag } from '@indeks/contract/common/flags';
import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import type { Person } from '#testing/identity/people.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { countWrong, nothingWrong, startBroadcasting } from '#testing/talk/broadcasts.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const messages = await startBroadcasting(app);
const { office } = messages;
const place = await insertOwnPlace(app.db, (await app.person({ role: 2 })).id, 'Puławy');

let open: Person;
let closed: Person;
let ids: string;
const student = async (name: string, active: Flag) => {
  const person = await app.person({ role: 3, name, active });
  await enrol(app.db, { placeId: place, userId: person.id, album: String(person.id) });
  return person;
};
beforeEach(async () => {
  open = await student('Beata Kopeć', 1);
  closed = await student('Olga Rzepka', 0);
  ids = `${open.id},${closed.id}`;
});
afterEach(async () => {
  assert.deepEqual(await countWrong(app.db), nothingWrong);
});

const text = 'Dzień dobry, {imię w wołaczu}!\nNumer {numer albumu}. <b>Ważne</b>';
const letter = { subject: 'Sala {miejscowość}', text, mail_inactive: 'true' } as const;
const readRows = async (id: number, query: object = {}) =>
  (await office.call(routes.recipients, { params: { id }, query })).body.items;
const setActive = (person: Person, active: Flag) =>
  app.db.updateTable('users').set({ active }).where('id', '=', person.id).execute();

test('whoever cannot open the chat gets the own words as a mail, once, and the report says so', async () => {
  const id = await messages.send({ ids, ...letter });
  await messages.write(id);
  expect(await messages.progressOf(id)).toMatchObject({ total: 2, sent: 1, skipped: 0 });
  await messages.mailLetter(id, closed.id);
  await messages.mailLetter(id, closed.id);
  await messages.mailLetter(id, open.id);
  expect(await messages.progressOf(id)).toMatchObject({ sent: 2, read: 0, can: { delete: true } });
  expect(await mailsTo(open.email)).toEqual([]);
  const [mail, ...others] = await mailsTo(closed.email);
  expect([mail?.subject, others]).toEqual(['Sala Puławy', []]);
  expect(mail?.text).toContain('Dzień dobry, Olgo!');
  expect(mail?.text).toContain(`Numer ${closed.id}.`);
  expect(mail?.html).not.toContain('<b>Ważne');
  expect(await readRows(id, { state: 'mailed' })).toMatchObject([
    { uid: closed.id, state: 'sent', by_mail: true },
  ]);
  expect(await readRows(id, { state: 'unread' })).toMatchObject([{ uid: open.id }]);
  const csv = await office.raw(routes.recipientsCsv, { params: { id }, query: {} });
  expect(csv.text).toMatch(/Rzepka Olga.*Wysłana e-mailem/u);
});

test('it is asked for, with a message of the chat alone; without it they are left out', async () => {
  const find = async (more: object) =>
    (await office.call(routes.audience, { body: { audience: 'students', ids, ...more } })).body;
  const reason = 'inactive';
  const skipped = [{ uid: closed.id, listed_name: 'Rzepka Olga', reason }];
  expect(await find({})).toMatchObject({ open: 1, mailable: 1, skipped });
  const asked = await find({ mail_inactive: 'true', uses: ['album'], find: 'rzep' });
  expect(asked).toMatchObject({ open: 2, mailable: 1, skipped: [], missing: [], found: [{ place: 1 }] });
  const id = await messages.send({ ids });
  await messages.write(id);
  expect(await readRows(id, { state: 'skipped' })).toMatchObject([{ uid: closed.id, reason }]);
  const body = { type: 'first-login', audience: 'students', ids, ...letter };
  expect((await office.raw(routes.send, { body }, { 'idempotency-key': 'mail-of-mail' })).status).toBe(400);
});

test('scheduled and edited: at its hour it is each one\u2019s account of that hour that counts', async () => {
  const at = new Date(app.clock.now().getTime() + 1_200_000).toISOString();
  const gone = await student('Zofia Odeszła', 1);
  const id = await messages.send({ ids: `${ids},${gone.id}`, ...letter, send_at: at });
  const words = { subject: 'Inaczej', text: 'Numer {numer albumu}.', send_at: at, version: 1 };
  expect((await office.call(routes.edit, { params: { id }, body: words })).status).toBe(200);
  await setActive(gone, 0);
  await setActive(closed, 1);
  const late = await student('Tomasz Późny', 1);
  app.clock.set(at);
  await messages.write(id);
  await messages.mailLetter(id, gone.id);
  expect((await mailsTo(gone.email)).map(({ subject }) => subject)).toEqual(['Inaczej']);
  expect(await messages.textsOf(closed)).toEqual([`Inaczej\n\nNumer ${closed.id}.`]);
  expect([await messages.textsOf(late), await mailsTo(late.email)]).toEqual([[], []]);
  expect(await messages.progressOf(id)).toMatchObject({ total: 3, sent: 3, skipped: 0 });
});

test('taken back on the way: a mail that is queued still leaves, and nobody is counted twice', async () => {
  const id = await messages.send({ ids, ...letter });
  await messages.write(id);
  expect((await office.call(routes.recall, { params: { id } })).status).toBe(200);
  await messages.recall(id);
  await messages.mailLetter(id, closed.id);
  expect(await messages.progressOf(id)).toMatchObject({ total: 2, sent: 1, recalled: 1 });
  expect((await readRows(id)).map(({ state }) => state)).toEqual(['recalled', 'sent']);
  expect(await messages.textsOf(open)).toEqual([]);
});

test('whoever was archived before the mail left gets none, and the report says why', async () => {
  const id = await messages.send({ ids, ...letter });
  await messages.write(id);
  await app.db
    .updateTable('users')
    .set({ archived_at: app.clock.now() })
    .where('id', '=', closed.id)
    .execute();
  await messages.mailLetter(id, closed.id);
  expect(await mailsTo(closed.email)).toEqual([]);
  expect((await readRows(id)).at(-1)).toMatchObject({ state: 'skipped', reason: 'inactive' });
});
