import { peopleRoutes as routes } from '@indeks/contract/people/people.routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(1);
});
afterAll(() => app.close());

const namesOf = async (type: 'czas' | 'zjazd', search: string) =>
  (await admin.call(routes.choices, { query: { type, search } })).body.items.map(({ name }) => name);

describe('GET /api/users/choices', () => {
  test('offers by part of the name, in the Polish order, those who keep such records', async () => {
    await app.person({ role: 0, name: 'Żaneta Świstak' });
    await app.person({ role: 8, name: 'Łucja Świstak' });
    await app.person({ role: 5, name: 'Zofia Świstak' });
    await app.person({ role: 7, name: 'Adam Świstak' });
    await app.person({ role: 3, name: 'Słuchacz Świstak' });
    await app.person({ role: 1, name: 'Sekretariat Świstak' });
    await app.person({ role: 0, name: 'Nieaktywny Świstak', active: 0 });
    expect(await namesOf('czas', 'swistak')).toEqual([
      'Adam Świstak',
      'Łucja Świstak',
      'Zofia Świstak',
      'Żaneta Świstak',
    ]);
    // Whoever looks after the online meetings holds no weekends.
    expect(await namesOf('zjazd', 'świs')).toEqual(['Łucja Świstak', 'Zofia Świstak', 'Żaneta Świstak']);
    expect(await namesOf('czas', 'nikt taki')).toEqual([]);
  });

  test('is for those who act for others', async () => {
    const lecturer = await app.signedIn(0);
    const answer = await lecturer.call(routes.choices, { query: { type: 'czas' } });
    expect(answer).toMatchObject({ status: 403, error: { code: 'auth/not-allowed' } });
  });
});

test('GET /api/users/{id} names a person', async () => {
  const person = await app.person({ role: 8, name: 'Łukasz Źrebiec' });
  const { body } = await admin.call(routes.get, { params: { id: person.id } });
  expect(body).toMatchObject({ id: person.id, name: 'Łukasz Źrebiec', user_role: 8, contract: null });
  const missing = await admin.call(routes.get, { params: { id: 2_147_483_647 } });
  expect(missing).toMatchObject({ status: 404, error: { code: 'record/not-found' } });
});
