import { randomUUID } from 'node:crypto';
import { templateRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const office = await app.signedIn(1);
const columns = { name: 'Rata', subject: 'Rata na kierunku {kierunek}', text: 'Zostało {do zapłaty}.' };
const create = (more: object = {}) =>
  office.raw(routes.create, { body: { ...columns, ...more } }, { 'idempotency-key': randomUUID() });

test('a template is the office\u2019s: kept, changed by version, deleted', async () => {
  const { body } = await office.call(routes.create, { body: columns }, { 'idempotency-key': randomUUID() });
  const edit = (name: string, version: number) =>
    office.call(routes.edit, { params: { id: body.id }, body: { ...columns, name, version } });
  expect((await edit('Rata po terminie', 1)).body).toMatchObject({ name: 'Rata po terminie', version: 2 });
  expect((await edit('Inna', 1)).status).toBe(409);
  const colleague = await app.signedIn(1);
  expect((await colleague.call(routes.list)).body.items.map(({ name }) => name)).toEqual([
    'Rata po terminie',
  ]);
  expect((await colleague.call(routes.removeMany, { body: [body.id] })).status).toBe(200);
  expect((await office.call(routes.list)).body.items).toEqual([]);
});

test.each([
  [{ text: 'Witaj {imie}' }, 'text'],
  [{ subject: '{kierunek}{x}' }, 'subject'],
  [{ name: ' ' }, 'name'],
])('a template with %j is refused', async (more, path) => {
  const { status, error } = await create(more);
  expect([status, error.fields?.[0]?.path]).toEqual([400, path]);
});

test('signs of direction are not kept, and markup stays a text', async () => {
  const { body } = await create({
    name: 'Znaki',
    text: '<img src=x onerror=alert(1)> \u202Ejavascript:alert(1)',
  });
  expect(body).toMatchObject({ text: '<img src=x onerror=alert(1)> javascript:alert(1)' });
});
