import { randomUUID } from 'node:crypto';
import { billRoutes as routes } from '@indeks/contract/month/bills/bills.routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { startFileWorker, untilGone } from '#testing/file-worker.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertBill, pngFile, storedKeys } from '#testing/pictures.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { startTestApp } from '#testing/test-app.ts';

let person: Person;
let lecturer: Client;

const app = await startTestApp();
const worker = await startFileWorker(app);
const admin = await app.signedIn(1);
beforeEach(async () => {
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const november = { from: '2026-11-01', to: '2026-11-30' };
const bill = async (file = pngFile()) => ({ date: '2026-11-12', file: await file });
const insert = (date?: string, userId = person.id) => insertBill(app.db, app.services.files, userId, date);
const listDates = async (who = lecturer, query = {}) =>
  (await who.call(routes.list, { query: { ...november, ...query } })).body.items.map(({ date }) => date);
const add = async (file = pngFile()) => lecturer.call(routes.create, { body: await bill(file) });

describe('GET /api/bills', () => {
  test('gives the scans of the month, in order, and nothing of the keys', async () => {
    for (const date of ['2026-11-30', '2026-10-31', '2026-11-01', '2026-12-01']) await insert(date);
    await insert('2026-11-05', (await app.person({ role: 0 })).id);
    expect(await listDates()).toEqual(['2026-11-01', '2026-11-30']);
    const { text } = await lecturer.call(routes.list, { query: november });
    expect(text).not.toContain('_key');
  });

  test('the secretariat names the person, others may not', async () => {
    await insert();
    expect(await listDates(admin, { user: person.id })).toEqual(['2026-11-12']);
    expect(await listDates(admin)).toEqual([]);
    const other = await app.signedIn(0);
    const { status } = await other.call(routes.list, { query: { ...november, user: person.id } });
    expect(status).toBe(403);
  });
});

describe('POST /api/bills', () => {
  test('the same key and file give the first answer and store nothing twice; another file is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = async (file: Promise<File>) => lecturer.call(routes.create, { body: await bill(file) }, key);
    const before = await storedKeys(app);
    const answers = await Promise.all([1, 2, 3].map(() => send(pngFile())));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const other = [await send(pngFile('paragon.png', [41, 30])), await send(pngFile('inny.png'))];
    expect(other.map(({ status, error }) => [status, error.code])).toEqual([
      [422, 'idempotency/other-request'],
      [422, 'idempotency/other-request'],
    ]);
    expect(await listDates()).toHaveLength(1);
    // The picture and its thumbnail.
    expect(await storedKeys(app)).toHaveLength(before.length + 2);
  });

  test('keeps the picture legible and a small one beside it, and leaves a trace', async () => {
    const { body } = await add(pngFile('Paragon za paliwo.png', [3000, 1500]));
    expect(body).toMatchObject({
      uid: person.id,
      file_name: 'Paragon za paliwo.png',
      date: '2026-11-12',
      version: 1,
    });
    const picture = async (size?: 'thumbnail') =>
      lecturer.call(routes.file, { params: { file: body.file }, query: size ? { size } : {} });
    expect(readSize((await picture()).bytes)).toEqual([2400, 1200]);
    expect(readSize((await picture('thumbnail')).bytes)).toEqual([240, 120]);
    expect((await picture()).headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringContaining('attachment; filename="Paragon za paliwo.webp"'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await app.auditOf('bill.create', body.id)).toMatchObject([{ after: { date: '2026-11-12' } }]);
  });

  test('for a person, and the trace names both', async () => {
    const query = { user: person.id };
    const { body } = await admin.call(routes.create, { query, body: await bill() });
    expect(await listDates()).toEqual(['2026-11-12']);
    const entry = await app.db
      .selectFrom('audit_log')
      .select('for_user_id')
      .where('action', '=', 'bill.create')
      .where('subject_id', '=', String(body.id))
      .executeTakeFirst();
    expect(entry?.for_user_id).toBe(person.id);
    const other = await app.signedIn(0);
    expect((await other.call(routes.create, { query, body: await bill() })).status).toBe(403);
  });

  test.each([
    ['', 'Podaj datę rachunku'],
    ['12.11.2026', 'Podaj datę w formacie RRRR-MM-DD'],
  ])('the day "%s" says "%s"', async (date, message) => {
    const before = await storedKeys(app);
    const { status, error } = await lecturer.call(routes.create, { body: { ...(await bill()), date } });
    expect([status, error.fields]).toEqual([400, [{ path: 'date', message }]]);
    expect(await storedKeys(app)).toEqual(before);
  });

  test('10,000,000 bytes are too many, in the words of the specification', async () => {
    const bytes = new Uint8Array(10_000_000);
    bytes.set(new Uint8Array(await (await pngFile()).arrayBuffer()));
    const file = (size: number) =>
      Promise.resolve(new File([bytes.slice(0, size)], 'a.png', { type: 'image/png' }));
    const { status, error } = await add(file(10_000_000));
    const message = 'File size should be less than 10 MB!';
    expect([status, error.code, error.message]).toEqual([413, 'file/too-large', message]);
    expect((await add(file(9_999_999))).status).toBe(200);
  });

  test('sent three times with one key it is one bill with one pair of files', async () => {
    const before = await storedKeys(app);
    const key = { 'idempotency-key': randomUUID() };
    const body = await bill();
    const together = await Promise.all([1, 2].map(() => lecturer.call(routes.create, { body }, key)));
    const later = await lecturer.call(routes.create, { body }, key);
    expect(together.map((answer) => answer.body)).toEqual([later.body, later.body]);
    expect(await listDates()).toHaveLength(1);
    expect(await storedKeys(app)).toHaveLength(before.length + 2);
    const other = { ...body, file: await pngFile('paragon.png', [50, 30]) };
    expect((await lecturer.call(routes.create, { body: other }, key)).error.code).toBe(
      'idempotency/other-request',
    );
  });

  test('a row that cannot be written leaves no file behind', async () => {
    const before = await storedKeys(app);
    await app.asOwner('alter table bills add constraint refuse_all check (false) not valid');
    const { status } = await add();
    await app.asOwner('alter table bills drop constraint refuse_all');
    expect([status, await storedKeys(app)]).toEqual([500, before]);
  });
});

describe('PUT /api/bills/{id}', () => {
  test('moves it to another day', async () => {
    const { id } = await insert();
    const body = { date: '2026-12-01', version: 1 };
    const after = await lecturer.call(routes.edit, { params: { id }, body });
    expect(after.body).toMatchObject({ id, date: '2026-12-01', version: 2 });
    expect(await listDates()).toEqual([]);
    expect(await app.auditOf('bill.edit', id)).toMatchObject([
      { before: { date: '2026-11-12' }, after: { date: '2026-12-01' } },
    ]);
  });

  test('of two who read the same version one wins and the other sees the current row', async () => {
    const { id } = await insert();
    const edit = (who: Client, date: string) =>
      who.call(routes.edit, { params: { id }, body: { date, version: 1 } });
    const answers = await Promise.all([edit(lecturer, '2026-11-02'), edit(admin, '2026-11-03')]);
    expect(judgeRace(answers, 'date')).toMatchObject(oneWins);
  });
});

describe('a stale write', () => {
  test('says who saved meanwhile and when; the people of the secretariat are named only to each other', async () => {
    const { id } = await insert();
    const edit = (who: typeof lecturer, version: number) =>
      who.call(routes.edit, { params: { id }, body: { date: '2026-11-02', version } });
    const at = app.clock.now().toISOString();
    await edit(admin, 1);
    expect((await edit(lecturer, 1)).error.details).toMatchObject({ saved: { by: 'Sekretariat', at } });
    await edit(lecturer, 2);
    expect((await edit(admin, 2)).error.details).toMatchObject({ saved: { by: person.name, at } });
  });
});

describe('POST /api/bills/{id}/clone', () => {
  test('the copy has files of its own and outlives the original', async () => {
    const original = await insert();
    const { body: copy } = await lecturer.call(routes.clone, {
      params: { id: original.id },
      body: { date: '2026-11-12' },
    });
    expect(copy).toMatchObject({ uid: person.id, date: '2026-11-12', file_name: 'paragon.png' });
    expect(copy.file).not.toBe(original.file);
    await lecturer.call(routes.removeMany, { body: [original.id] });
    await untilGone(app, [original.picture_key, original.thumbnail_key]);
    for (const size of ['whole', 'thumbnail'] as const) {
      const answer = await lecturer.call(routes.file, { params: { file: copy.file }, query: { size } });
      expect(answer.status).toBe(200);
    }
  });

  test('two clicks with one key make one copy', async () => {
    const { id } = await insert();
    const key = { 'idempotency-key': randomUUID() };
    const before = await storedKeys(app);
    await Promise.all(
      [1, 2, 3].map(() => lecturer.call(routes.clone, { params: { id }, body: { date: '2026-11-12' } }, key)),
    );
    expect(await listDates()).toHaveLength(2);
    expect(await storedKeys(app)).toHaveLength(before.length + 2);
  });
});

describe('POST /api/bills/delete-multiple', () => {
  test('takes the rows and then the files', async () => {
    const [one, two] = [await insert(), await insert()];
    expect((await lecturer.call(routes.removeMany, { body: [one.id, two.id, one.id] })).status).toBe(200);
    expect(await listDates()).toEqual([]);
    await untilGone(app, [one.picture_key, one.thumbnail_key, two.picture_key, two.thumbnail_key]);
    expect(await app.auditOf('bill.delete', one.id)).toHaveLength(1);
    expect((await lecturer.call(routes.file, { params: { file: one.file } })).status).toBe(404);
  });

  test('with another’s among them nothing is deleted; the secretariat takes those of several people', async () => {
    const own = await insert();
    const others = await insert('2026-11-12', (await app.person({ role: 0 })).id);
    const body = [own.id, others.id];
    expect((await lecturer.call(routes.removeMany, { body })).status).toBe(404);
    expect(await listDates()).toHaveLength(1);
    expect(await app.services.files.exists(own.picture_key)).toBe(true);
    expect((await admin.call(routes.removeMany, { body })).status).toBe(200);
    expect(await listDates()).toEqual([]);
  });
});

test('another’s scan is as good as missing', async () => {
  const { file, id } = await insert();
  const other = await app.signedIn(0);
  expect((await other.call(routes.file, { params: { file } })).status).toBe(404);
  expect((await other.call(routes.clone, { params: { id }, body: { date: '2026-10-03' } })).status).toBe(404);
  expect((await admin.call(routes.file, { params: { file } })).status).toBe(200);
});

/** The decoder of WebP is locked for what comes from outside, so the header is read here: a lossy frame. */
const readSize = (webp: Buffer) => [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
