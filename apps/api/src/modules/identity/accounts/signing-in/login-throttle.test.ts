import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import type { Client } from '#testing/client.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const login = (client: Client, email: string, password = knownPassword) =>
  client.call(routes.login, { body: { email, password } });
const guess = async (client: Client, email: string, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await login(client, email, 'zle')).status);
  return statuses;
};
/** A browser in which the person has signed in before. */
const knownBrowser = async (email: string): Promise<Client> => {
  const browser = app.anonymous();
  expect((await login(browser, email)).status).toBe(200);
  return browser;
};

test('guesses from elsewhere block strangers and not the browser in which the person signed in before', async () => {
  const { email } = await app.person({ role: 0 });
  const own = await knownBrowser(email);
  expect(await guess(app.anonymous(), email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login(app.anonymous(), email)).status).toBe(429);
  expect((await login(own, email)).status).toBe(200);
});

test('twenty wrong tries behind one address do not block a known browser there', async () => {
  const { email } = await app.person({ role: 0 });
  const office = await knownBrowser(email);
  const { email: other } = await app.person({ role: 0 });
  const statuses = [];
  for (let time = 0; time < 21; time += 1)
    statuses.push((await login(office, `nikt-${randomUUID()}@test.example`, 'zle')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect((await login(office, other)).status).toBe(429);
  expect((await login(office, email)).status).toBe(200);
});

test('of wrong tries at once behind one address twenty are answered, and no right one after them', async () => {
  const { email } = await app.person({ role: 0 });
  const crowd = app.anonymous();
  const tries = Array.from({ length: 30 }, () => login(crowd, `nikt-${randomUUID()}@test.example`, 'zle'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await login(crowd, email)).status).toBe(429);
});

test('right passwords behind one address use up none of its tries', async () => {
  const school = app.anonymous();
  for (let time = 0; time < 22; time += 1) {
    const { email } = await app.person({ role: 3 });
    expect((await login(school, email)).status).toBe(200);
  }
});

test('a known browser has five tries of its own, and uses up nobody else’s', async () => {
  const { email } = await app.person({ role: 0 });
  const [own, second] = [await knownBrowser(email), await knownBrowser(email)];
  expect(await guess(own, email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login(own, email)).status).toBe(429);
  expect((await login(second, email)).status).toBe(200);
  expect((await login(app.anonymous(), email)).status).toBe(200);
});

test('a browser is known for the people who signed in there, and for nobody else', async () => {
  const [{ email }, { email: other }] = [await app.person({ role: 0 }), await app.person({ role: 0 })];
  const shared = await knownBrowser(email);
  await guess(app.anonymous(), other, 5);
  expect((await login(shared, other)).status).toBe(429);
  await login(shared, email);
  await guess(app.anonymous(), email, 5);
  expect((await login(shared, email)).status).toBe(200);
});

test('a new password makes strangers of all other browsers', async () => {
  const person = await app.person({ role: 0 });
  const own = await knownBrowser(person.email);
  const session = await app.signedInAs(person);
  const passwordNew = 'Zupelnie-nowe-2!';
  const body = { password: knownPassword, passwordNew };
  expect((await session.call(routes.changePassword, { params: { id: person.id }, body })).status).toBe(200);
  await guess(app.anonymous(), person.email, 5);
  expect((await login(own, person.email, passwordNew)).status).toBe(429);
});

test('of forty guesses sent at once the right one gets no further than any other', async () => {
  const { email } = await app.person({ role: 0 });
  const tries = Array.from({ length: 40 }, (_, index) =>
    login(app.anonymous(), email, index === 39 ? knownPassword : `zle-${index}`),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(35);
});

test('an unknown and a known address cost the same statements, also with the cookie of a known browser', async () => {
  const { email } = await app.person({ role: 0 });
  const own = await knownBrowser(email);
  const count = async (address: string) =>
    (await app.counting(() => login(own, address, 'zle'))).statements.map(({ sql }) => sql);
  expect(await count(email)).toEqual(await count(`nikt-${randomUUID()}@test.example`));
});
