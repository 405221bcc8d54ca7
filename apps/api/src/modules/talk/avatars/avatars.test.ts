import { randomUUID } from 'node:crypto';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { avatarRoutes as routes } from '@indeks/contract/talk/avatars/avatars.routes';
import { roles } from '@indeks/contract/access/roles';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { startFileWorker, untilGone } from '#testing/file-worker.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPhoto, pngFile, storedKeys } from '#testing/pictures.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

let person: Person;
let lecturer: Client;

const app = await startTestApp();
const worker = await startFileWorker(app);
beforeEach(async () => {
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const upload = async (file: File | Promise<File> = pngFile(), id = person.id) =>
  lecturer.call(routes.upload, { params: { id }, body: { file: await file } });
const get = (v?: string, who = lecturer) =>
  who.call(routes.get, { params: { id: person.id }, query: v ? { v } : {} });
const readKey = async (id: number) => {
  const row = await app.db
    .selectFrom('users')
    .select('avatar_file')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.avatar_file ?? '';
};

describe('POST /api/users/{id}/avatar', () => {
  test('keeps a square WebP of at most 512 pixels, and the session names it', async () => {
    const { body } = await upload(pngFile('ja.png', [1300, 900]));
    expect(body.avatar).toMatch(/^[0-9a-f]{12}$/);
    const session = await lecturer.call(accountRoutes.current);
    expect(session.body.user.avatar).toBe(body.avatar);
    const { bytes } = await get();
    expect([bytes.toString('latin1', 8, 12), readSize(bytes)]).toEqual(['WEBP', [512, 512]]);
    expect(await app.auditOf('account.photo', person.id)).toMatchObject([
      { before: { avatar: null }, after: { avatar: body.avatar } },
    ]);
  });

  test('sent twice with one key it is one change', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const input = { params: { id: person.id }, body: { file: await pngFile() } };
    const [first, second] = [
      await lecturer.call(routes.upload, input, key),
      await lecturer.call(routes.upload, input, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(await app.auditOf('account.photo', person.id)).toHaveLength(1);
  });

  test('a small photo is cut to a square and not blown up, whichever way the camera was held', async () => {
    const turned = await sharp({ create: { width: 30, height: 80, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await upload(new File([new Uint8Array(turned)], 'ja.JPEG', { type: 'image/jpeg' }));
    expect(readSize((await get()).bytes)).toEqual([30, 30]);
  });

  test('a new photo has a new name, and the file of the old one goes', async () => {
    const first = await upload();
    const old = await readKey(person.id);
    const second = await upload(pngFile('inne.png', [10, 10]));
    expect(second.body.avatar).not.toBe(first.body.avatar);
    await untilGone(app, [old]);
    expect(await app.services.files.exists(await readKey(person.id))).toBe(true);
  });

  test('of many at once one stays, and nothing is left of the others', async () => {
    const before = await storedKeys(app);
    await Promise.all([1, 2, 3, 4, 5].map(() => upload()));
    const kept = await readKey(person.id);
    const added = (await storedKeys(app)).filter((key) => !before.includes(key) && key !== kept);
    await untilGone(app, added);
    expect(await app.services.files.exists(kept)).toBe(true);
  });

  test('another’s photo is not for anybody to choose, the secretariat included', async () => {
    for (const role of [0, 1, 11] as const) {
      const other = await app.signedIn(role);
      const params = { id: person.id };
      const { status } = await other.call(routes.upload, { params, body: { file: await pngFile() } });
      expect(status).toBe(404);
    }
    expect(await readKey(person.id)).toBe('');
  });

  test('2,000,000 bytes are too many, in the words of the specification', async () => {
    const bytes = new Uint8Array(2_000_000);
    bytes.set(new Uint8Array(await (await pngFile()).arrayBuffer()));
    const file = (size: number) => new File([bytes.slice(0, size)], 'ja.png', { type: 'image/png' });
    const { status, error } = await upload(file(2_000_000));
    const message = 'Avatar size should be less than 2 MB!';
    expect([status, error.code, error.message]).toEqual([413, 'file/too-large', message]);
    expect(error.fields).toEqual([{ path: 'file', message }]);
    expect((await upload(file(1_999_999))).status).toBe(200);
  });

  test('a row that cannot be written leaves no file behind', async () => {
    const before = await storedKeys(app);
    await app.asOwner(`alter table users add constraint refuse_all check (avatar_file is null) not valid`);
    const { status } = await upload();
    await app.asOwner('alter table users drop constraint refuse_all');
    expect([status, await storedKeys(app)]).toEqual([500, before]);
  });
});

describe('GET /api/users/{id}/avatar', () => {
  test('is an attachment that no browser takes for a page, for those signed in', async () => {
    await upload();
    const { status, headers } = await get(undefined, await app.signedIn(3));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
    });
    expect((await get(undefined, app.anonymous())).status).toBe(401);
  });

  test('the browser asks each time, and hears that it is the same only while it may see it', async () => {
    const { avatar } = (await upload()).body;
    const { headers } = await get(avatar);
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = { 'if-none-match': String(headers['etag']) };
    const ask = (client: Client) => client.call(routes.get, { params: { id: person.id }, query: {} }, again);
    const same = await ask(await app.signedIn(1));
    expect([same.status, same.text]).toEqual([304, '']);
    expect((await ask(app.anonymous())).status).toBe(401);
    await upload();
    expect((await ask(await app.signedIn(1))).status).toBe(200);
  });

  test('without a photo there is none, and of an archived person neither', async () => {
    expect((await get()).error.code).toBe('file/missing');
    await upload();
    await app.db
      .updateTable('users')
      .set({ archived_at: app.clock.now() })
      .where('id', '=', person.id)
      .execute();
    expect((await get(undefined, await app.signedIn(1))).status).toBe(404);
  });
});

describe('by counting through the numbers, photos are found of', () => {
  /** One of every role, and three students: at a place of the coordinator, elsewhere, and one who wrote to the coordinator. */
  const everybody = async () => {
    const people = new Map<string, Person>();
    for (const role of roles) people.set(`role ${role}`, await app.person({ role }));
    const coordinator = people.get('role 2') ?? person;
    const [here, elsewhere, wrote] = [
      await app.person({ role: 3 }),
      await app.person({ role: 3 }),
      await app.person({ role: 3 }),
    ];
    await enrol(app.db, { placeId: await insertOwnPlace(app.db, coordinator.id), userId: here.id });
    await enrol(app.db, { placeId: await insertPlace(app.db), userId: elsewhere.id });
    const body = { msg: 'Dzień dobry', uid_to: coordinator.id };
    await (await app.signedInAs(wrote)).call(chatRoutes.send, { body });
    for (const [name, student] of Object.entries({ here, elsewhere, wrote })) people.set(name, student);
    for (const { id } of people.values()) await insertPhoto(app.db, app.services.files, id);
    return people;
  };
  const students = ['role 3', 'here', 'elsewhere', 'wrote'];
  const all = [...roles.map((role) => `role ${role}`), 'here', 'elsewhere', 'wrote'];

  test('those alone to whom the person is shown, and in three statements at most', async () => {
    const people = await everybody();
    const found: Record<string, string[]> = {};
    const refusals = new Set<string>();
    let most = 0;
    for (const role of roles) {
      const own = people.get(`role ${role}`) ?? person;
      const client = await app.signedInAs(own);
      const seen: string[] = [];
      for (const [name, { id }] of people) {
        const { result, statements } = await app.counting(() => client.call(routes.get, { params: { id } }));
        if (result.status === 200) seen.push(name);
        else refusals.add(result.error.code);
        const reads = statements.filter(({ sql }) => sql.startsWith('select') && !sql.includes('sessions'));
        most = Math.max(most, reads.length);
      }
      found[role] = seen;
    }
    expect(found).toEqual({
      0: ['role 0', 'role 3', 'role 5', ...students.slice(1)],
      1: all,
      2: ['role 2', 'here', 'wrote'],
      3: ['role 0', 'role 2', 'role 3', 'role 5', 'role 8'],
      4: ['role 4'],
      5: ['role 0', 'role 2', 'role 3', 'role 5', 'role 8', ...students.slice(1)],
      6: ['role 3', 'role 5', 'role 6', ...students.slice(1)],
      7: ['role 7'],
      8: ['role 3', 'role 5', 'role 8', ...students.slice(1)],
      11: all,
    });
    expect([...refusals]).toEqual(['record/not-found']);
    expect(most).toBeLessThanOrEqual(3);
  });

  test('nobody who is not shown in a conversation, and of those who left only old partners', async () => {
    await upload();
    const wrote = await app.person({ role: 3 });
    const [partner, stranger] = [await app.signedInAs(wrote), await app.signedIn(3)];
    await partner.call(chatRoutes.send, { body: { msg: 'Dzień dobry', uid_to: person.id } });
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', person.id).execute();
    expect([(await get(undefined, partner)).status, (await get(undefined, stranger)).status]).toEqual([
      200, 404,
    ]);
  });
});

/** The decoder of WebP is locked for what comes from outside, so the header is read here: a lossy frame. */
const readSize = (webp: Buffer) => [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
