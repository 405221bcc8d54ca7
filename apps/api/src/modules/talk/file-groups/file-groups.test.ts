import { randomUUID } from 'node:crypto';
import {
  fileGroupRoutes as routes,
  groupFileRoutes as files,
} from '@indeks/contract/talk/file-groups/file-groups.routes';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertFileGroup, insertGroupFile } from '#testing/talk/file-groups.ts';
import { startFileWorker, untilGone } from '#testing/file-worker.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { pngFile, storedKeys } from '#testing/pictures.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-11-16T09:00:00Z');
const office = await app.signedIn(1);

const enrolStudent = async (intake: string, role: 3 | 5 = 3) => {
  const person = await app.person({ role });
  await enrol(app.db, { placeId: await insertPlace(app.db), userId: person.id, date: intake });
  return app.signedInAs(person);
};
const namesSeenBy = async (client: Client) =>
  (await client.call(routes.list)).body.items.map(({ name }) => name);
const unique = () => `Grupa ${randomUUID()}`;
const textFile = (name = 'plan.txt') => new File(['Plan zjazdów'], name, { type: 'text/plain' });
const upload = (gid: number, file: File, description = '') =>
  office.raw(files.create, { body: { gid, description, file } }, { 'idempotency-key': randomUUID() });

describe('GET /api/fileGroups', () => {
  test('each sees what is for the own role, and students what is for one of their semesters', async () => {
    const [all, lecturers, autumn] = [unique(), unique(), unique()];
    await insertFileGroup(app.db, { name: all });
    await insertFileGroup(app.db, { name: lecturers, roles: [0] });
    await insertFileGroup(app.db, { name: autumn, roles: [0, 3], semesters: ['2026-10-01'] });
    const seen = async (client: Client) => {
      const names = await namesSeenBy(client);
      return [all, lecturers, autumn].map((name) => names.includes(name));
    };
    expect(await seen(office)).toEqual([true, true, true]);
    expect(await seen(await app.signedIn(0))).toEqual([true, true, true]);
    expect(await seen(await app.signedIn(8))).toEqual([true, true, true]);
    expect(await seen(await app.signedIn(2))).toEqual([true, false, false]);
    expect(await seen(await enrolStudent('2026-03-01'))).toEqual([true, false, true]);
    expect(await seen(await enrolStudent('2024-10-01'))).toEqual([true, false, false]);
  });

  test('what came since the last visit is new, at the first visit nothing is', async () => {
    const id = await insertFileGroup(app.db, { name: unique(), roles: [2] });
    const reader = await app.signedIn(2);
    const fresh = async () =>
      (await reader.call(files.ofGroup, { params: { id } })).status === 200 &&
      (await reader.call(routes.list)).body.items
        .find((group) => group.id === id)
        ?.files.map((file) => file.fresh);
    await upload(id, textFile());
    expect(await fresh()).toEqual([false]);
    app.clock.set('2026-11-16T09:05:00Z');
    await reader.call(routes.visited);
    app.clock.set('2026-11-16T09:10:00Z');
    await upload(id, textFile('nowy.txt'));
    expect(await fresh()).toEqual([true, false]);
    app.clock.set('2026-11-16T09:15:00Z');
    await reader.call(routes.visited);
    expect(await fresh()).toEqual([false, false]);
  });
});

describe('POST and PUT /api/fileGroups', () => {
  const fields = { name: 'Regulaminy', roles: [5, 0, 5], semesters: ['2026-03-01', '2026-10-01'] } as const;
  const create = async () =>
    (
      await office.call(
        routes.create,
        { body: { ...fields, roles: [...fields.roles], semesters: [...fields.semesters] } },
        { 'idempotency-key': randomUUID() },
      )
    ).body;

  test('saves name, roles and semesters each alone', async () => {
    const { id, roles, semesters } = await create();
    expect([roles, semesters]).toEqual([
      [0, 5],
      ['2026-10-01', '2026-03-01'],
    ]);
    const edit = async (body: object, version: number) =>
      (await office.raw(routes.edit, { params: { id }, body: { ...body, version } })).body;
    expect(await edit({ name: 'Druki' }, 1)).toMatchObject({ name: 'Druki', roles: [0, 5], version: 2 });
    expect(await edit({ semesters: [] }, 2)).toMatchObject({ name: 'Druki', semesters: [] });
    expect(await edit({ roles: [3] }, 3)).toMatchObject({ roles: [3], semesters: [] });
    expect(await app.auditOf('file-group.edit', id)).toHaveLength(3);
    const stale = await office.call(routes.edit, { params: { id }, body: { name: 'Inne', version: 1 } });
    expect([stale.status, stale.error.details?.['current']]).toMatchObject([409, { name: 'Druki' }]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Podanie grupy plików jest wymagane'],
    [{ roles: [] }, 'roles', 'Podanie grupy odbiorców jest wymagane'],
  ])('refuses %j', async (more, path, message) => {
    const { status, error } = await office.raw(routes.create, { body: { ...fields, ...more } });
    expect([status, error.fields]).toEqual([400, [{ path, message }]]);
  });

  test.each([[1], [4], [8], [11]])('is not for role %i', async (role) => {
    expect((await office.raw(routes.create, { body: { ...fields, roles: [role] } })).status).toBe(400);
  });

  test('counts whom it reaches, students by their semesters', async () => {
    const count = async (roles: string, semesters?: string) =>
      (await office.call(routes.audience, { query: { roles, ...(semesters && { semesters }) } })).body;
    const before = await count('3', '2025-10-01');
    const everybody = await count('0,2,3,5');
    await enrolStudent('2025-03-01');
    await enrolStudent('2023-03-01');
    await app.person({ role: 8 });
    await app.person({ role: 2, active: 0 });
    expect(await count('3', '2025-10-01')).toEqual({ ...before, students: before.students + 1 });
    expect(await count('0,2,3,5')).toMatchObject({
      students: everybody.students + 2,
      staff: everybody.staff + 1,
    });
    expect((await count('0')).coordinators).toBe(0);
    expect(await count('')).toEqual({ students: 0, staff: 0, coordinators: 0 });
  });
});

describe('files', () => {
  test('are uploaded, described, renamed and given to the audience alone', async () => {
    const id = await insertFileGroup(app.db, { roles: [3], semesters: ['2026-10-01'] });
    const added = await upload(id, textFile(), 'Zimowy');
    expect(added.body).toMatchObject({ gid: id, name: 'plan.txt', description: 'Zimowy', fresh: false });
    const { id: fileId, url } = added.body as { id: number; url: string };
    const edited = await office.call(files.edit, {
      params: { id: fileId },
      body: { description: 'Letni', name: 'plan-letni.txt', version: 1 },
    });
    expect(edited.body).toMatchObject({ description: 'Letni', name: 'plan-letni.txt', version: 2 });
    const stale = await office.call(files.edit, {
      params: { id: fileId },
      body: { description: 'x', version: 1 },
    });
    expect(stale.status).toBe(409);
    const download = (client: Client) => client.raw(files.download, { params: { url } });
    const given = await download(await enrolStudent('2026-10-01'));
    expect([given.status, given.text]).toEqual([200, 'Plan zjazdów']);
    expect(given.headers['content-disposition']).toContain('attachment');
    expect((await download(await enrolStudent('2023-10-01'))).status).toBe(404);
    expect((await download(await app.signedIn(0))).status).toBe(404);
    expect((await download(office)).status).toBe(200);
    await app.db
      .updateTable('file_groups')
      .set({ roles: [0] })
      .where('id', '=', id)
      .execute();
    expect((await download(await enrolStudent('2026-10-01'))).status).toBe(404);
  });

  test('a picture is written anew, the same key adds once', async () => {
    const id = await insertFileGroup(app.db);
    const body = { gid: id, description: '', file: await pngFile() };
    const key = { 'idempotency-key': randomUUID() };
    const [one, two] = [
      await office.raw(files.create, { body }, key),
      await office.raw(files.create, { body }, key),
    ];
    expect(one.body).toMatchObject({ content_type: 'image/png', name: body.file.name });
    expect(body.file.name).toMatch(/\.png$/u);
    expect(two.body).toEqual(one.body);
    expect((await office.call(files.ofGroup, { params: { id } })).body.items).toHaveLength(1);
  });

  test('a file over 5 MB is refused with the specified sentence, one byte less passes', async () => {
    const id = await insertFileGroup(app.db);
    const sized = (bytes: number) => new File(['a'.repeat(bytes)], 'duzy.txt', { type: 'text/plain' });
    const refused = await upload(id, sized(5_000_001));
    expect([refused.status, refused.error.message]).toEqual([413, 'Maksymalna wielkość pliku to 5\u00a0MB!']);
    expect((await upload(id, sized(5_000_000))).status).toBe(200);
  });

  test('several come in one request, all or none', async () => {
    const id = await insertFileGroup(app.db);
    const sendMany = (more: object) =>
      office.raw(
        files.createMany,
        { body: { gid: id, file: textFile('jeden.txt'), ...more } },
        { 'idempotency-key': randomUUID() },
      );
    const names = async () =>
      (await office.call(files.ofGroup, { params: { id } })).body.items.map(({ name }) => name).toSorted();
    const before = await storedKeys(app);
    const wrong = new File(['no PDF'], 'trzy.pdf', { type: 'application/pdf' });
    expect((await sendMany({ file_2: textFile('dwa.txt'), file_3: wrong })).status).toBe(422);
    expect([await names(), await storedKeys(app)]).toEqual([[], before]);
    expect((await sendMany({ file_2: textFile('dwa.txt') })).status).toBe(200);
    expect(await names()).toEqual(['dwa.txt', 'jeden.txt']);
    expect((await sendMany({ file_11: textFile('za-duzo.txt') })).status).toBe(400);
  });

  test('go with their group, and their content after them', async () => {
    const worker = await startFileWorker(app);
    const id = await insertFileGroup(app.db);
    const before = await storedKeys(app);
    const { id: fileId } = await insertGroupFile(app.db, app.services.files, id);
    await upload(id, textFile());
    const keys = (await storedKeys(app)).filter((key) => !before.includes(key));
    expect(keys).toHaveLength(2);
    expect((await office.call(files.remove, { params: { id: fileId } })).status).toBe(200);
    expect((await office.call(routes.removeMany, { body: [id] })).status).toBe(200);
    await untilGone(app, keys);
    await worker.stop();
  });
});
