import { randomUUID } from 'node:crypto';
import { mentorRoutes as routes, tagRoutes } from '@indeks/contract/talk/mentors/mentors.routes';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { enrolInMba, insertMentor, insertTag, mentorFields } from '#testing/talk/mentors.ts';
import { pngFile } from '#testing/pictures.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const lecturer = await app.signedIn(8);

const keyed = () => ({ 'idempotency-key': randomUUID() });
const pdf = () =>
  new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'wizytowka.pdf', {
    type: 'application/pdf',
  });
const create = (client: Client, more: object = {}) =>
  client.raw(routes.create, { body: { ...mentorFields, ...more } }, keyed());
const read = async (id: number) => (await admin.call(routes.one, { params: { id } })).body;

describe('POST /mentoringapi/mentors', () => {
  test('takes the card and the picture under names of their own; without files also tags alone', async () => {
    const tag = await insertTag(app.db, 'Finanse');
    const files = { business_card: pdf(), document: await pngFile('zdjecie.png') };
    const { status, body } = await create(lecturer, { tags: JSON.stringify([tag]), ...files });
    expect(status).toBe(200);
    const { id } = body as { id: number };
    const mentor = await read(id);
    expect(mentor).toMatchObject({ ...mentorFields, tags: [{ id: tag, name: 'Finanse' }], active: 1 });
    const kind = async (file: string | null) =>
      (await admin.raw(routes.file, { params: { file: file ?? '' } })).headers['content-type'];
    expect([await kind(mentor.business_card), await kind(mentor.document)]).toEqual([
      'application/pdf',
      'image/webp',
    ]);
  });

  test.each([
    [{ firstname: '' }, 'Podanie imienia jest wymagane'],
    [{ lastname: '' }, 'Podanie nazwiska jest wymagane'],
    [{ email: '' }, 'Podanie e-maila jest wymagane'],
    [{ email: 'adres' }, 'Podany adres e-mail jest niepoprawny'],
    [{ telephone: '' }, 'Podanie telefonu jest wymagane'],
    [{ tags: '[]' }, 'Podanie przynajmniej jednego tagu jest wymagane'],
  ])('%j is refused at its field', async (wrong, message) => {
    const { status, error } = await create(admin, { tags: '[1]', ...wrong });
    expect([status, error.fields?.[0]?.message]).toEqual([400, message]);
  });

  test('files of two million bytes, and of another kind, are refused', async () => {
    const large = new File([new Uint8Array(2_000_000)], 'a.pdf', { type: 'application/pdf' });
    const refused = await create(admin, { tags: '[1]', business_card: large });
    expect([refused.status, refused.error.message]).toEqual([413, 'Maksymalna wielkość pliku to 2\u00a0MB!']);
    expect((await create(admin, { tags: '[1]', business_card: await pngFile() })).status).toBe(422);
    expect((await create(admin, { tags: '[1]', document: pdf() })).status).toBe(422);
  });

  test('a tag that is gone is told', async () => {
    expect((await create(admin, { tags: '[2147483647]' })).error.code).toBe('mentors/unknown-tag');
  });
});

test('PUT /mentoringapi/mentors/{id} keeps files that do not come, replaces those that do, and refuses a stale one', async () => {
  const { id, file, tag } = await insertMentor(app.db, app.services.files);
  const edit = (more: object) =>
    lecturer.raw(routes.edit, { params: { id }, body: { ...mentorFields, tags: `[${tag}]`, ...more } });
  expect((await edit({ version: 1, lastname: 'Kruk' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ lastname: 'Kruk', business_card: file, version: 2 });
  expect((await edit({ version: 1 })).error.code).toBe('record/stale');
  expect((await edit({ version: 2, business_card: pdf() })).status).toBe(200);
  expect((await read(id)).business_card).not.toBe(file);
  expect((await admin.raw(routes.file, { params: { file } })).status).toBe(404);
  expect((await edit({ version: 3, without_card: 'true' })).status).toBe(200);
  expect((await read(id)).business_card).toBeNull();
  expect((await edit({ version: 4, document: await pngFile() })).status).toBe(200);
  expect((await read(id)).document).not.toBeNull();
  expect((await edit({ version: 5, without_document: 'true' })).status).toBe(200);
  expect((await read(id)).document).toBeNull();
});

test('GET /mentoringapi/mentors by tag, by a word of the description, in the Polish order', async () => {
  const { id, tag } = await insertMentor(app.db, app.services.files, {
    lastname: 'Żak',
    description: 'Właścicielka, Piekarnia Złota',
  });
  const { id: first } = await insertMentor(app.db, app.services.files, {
    lastname: 'Ćwiek',
    description: 'Piekarnia',
  });
  const found = async (query: object) =>
    (await admin.call(routes.list, { query: { page: 1, ...query } })).body.items.map((mentor) => mentor.id);
  expect(await found({ tag })).toEqual([id]);
  expect(await found({ search: 'piekarnia' })).toEqual([first, id]);
  expect(await found({ search: 'zlota' })).toEqual([id]);
  const { items } = (await admin.call(tagRoutes.links)).body;
  expect(items).toContainEqual({ mid: id, tid: tag });
});

test('students see mentors and the business card when they are on an MBA course, and change nothing', async () => {
  const { id, file } = await insertMentor(app.db, app.services.files);
  const person = await app.person({ role: 3 });
  const student = await app.signedInAs(person);
  expect((await student.raw(routes.list, {})).status).toBe(403);
  expect((await student.raw(routes.file, { params: { file } })).status).toBe(403);
  await enrolInMba(app.db, person.id);
  const mentor = (await student.call(routes.one, { params: { id } })).body;
  expect(mentor.can).toEqual({ edit: false, delete: false });
  expect((await student.raw(routes.file, { params: { file } })).status).toBe(200);
});

describe('tags', () => {
  test('are found by letters inside the name, counted, and one of each name', async () => {
    const { body } = await admin.call(tagRoutes.create, { body: { name: 'Zarządzanie zmianą' } }, keyed());
    expect(body).toMatchObject({ name: 'Zarządzanie zmianą', mentors: 0 });
    const again = await admin.raw(tagRoutes.create, { body: { name: 'zarządzanie ZMIANĄ' } }, keyed());
    expect(again.error.code).toBe('tags/taken');
    const { items } = (await admin.call(tagRoutes.list, { query: { search: 'adza' } })).body;
    expect(items.map(({ name }) => name)).toEqual(['Zarządzanie zmianą']);
    const nameless = await admin.raw(tagRoutes.create, { body: { name: ' ' } });
    expect(nameless.error.fields?.[0]?.message).toBe('Podanie nazwy jest wymagane');
  });

  test('a deleted tag leaves its mentors', async () => {
    const { id, tag } = await insertMentor(app.db, app.services.files);
    expect((await lecturer.call(tagRoutes.remove, { params: { id: tag } })).status).toBe(200);
    expect((await read(id)).tags).toEqual([]);
  });
});
