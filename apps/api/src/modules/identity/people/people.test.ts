import { peopleRoutes as routes } from '@indeks/contract/identity/people/people.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const admin = await app.signedIn(1);
afterAll(() => app.close());

const listNames = async (type: 'czas' | 'zjazd', search: string) =>
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
    expect(await listNames('czas', 'swistak')).toEqual([
      'Adam Świstak',
      'Łucja Świstak',
      'Zofia Świstak',
      'Żaneta Świstak',
    ]);
    // The Zoom administrator holds no weekend sessions.
    expect(await listNames('zjazd', 'świs')).toEqual(['Łucja Świstak', 'Zofia Świstak', 'Żaneta Świstak']);
    expect(await listNames('czas', 'nikt taki')).toEqual([]);
  });

  test('is for those who act for others', async () => {
    const lecturer = await app.signedIn(0);
    const answer = await lecturer.call(routes.choices, { query: { type: 'czas' } });
    expect(answer).toMatchObject({ status: 403, error: { code: 'auth/not-allowed' } });
  });
});

describe('GET /api/users/find', () => {
  const find = async (search: string, group?: 'administrative') =>
    (await admin.call(routes.find, { query: { search, ...(group && { group }) } })).body;
  const listed = (people: readonly { listed_name: string }[]) => people.map(({ listed_name }) => listed_name);

  test('finds people of every role but students by words in any order', async () => {
    await app.person({ role: 2, name: 'Irena Gżegżółka' });
    await app.person({ role: 11, name: 'Adam Gżegżółka' });
    await app.person({ role: 3, name: 'Jan Gżegżółka' });
    expect(await find('gzegzolka irena')).toMatchObject({ items: [{ user_role: 2 }], near: [] });
    expect(listed((await find('gżegżółka')).items)).toEqual(['Gżegżółka Adam', 'Gżegżółka Irena']);
  });

  test.each(['Dziedic Adam', 'adam dziedzik', 'Dzedzic'])('%s is near to Dziedzic Adam', async (typed) => {
    await app.person({ role: 0, name: 'Adam Dziedzic' });
    const { items, near } = await find(typed);
    expect([items, near[0]?.listed_name, near.length <= 3]).toEqual([[], 'Dziedzic Adam', true]);
    expect(listed((await find(typed, 'administrative')).near)).not.toContain('Dziedzic Adam');
  });

  test('nothing like any name is near to nobody', async () => {
    expect(await find('qqxxyyww')).toEqual({ items: [], near: [] });
  });
});

test('GET /api/users/{id} names a person', async () => {
  const person = await app.person({ role: 8, name: 'Łukasz Źrebiec' });
  const { body } = await admin.call(routes.get, { params: { id: person.id } });
  expect(body).toMatchObject({ id: person.id, name: 'Łukasz Źrebiec', user_role: 8, contract: null });
  const missing = await admin.call(routes.get, { params: { id: 2_147_483_647 } });
  expect(missing).toMatchObject({ status: 404, error: { code: 'record/not-found' } });
});
