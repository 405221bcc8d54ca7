import { placeRoutes as routes } from '@indeks/contract/provider/places/places.routes';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { sessionCookie } from '../auth/sessions.ts';
import { insertSession } from '#testing/identity/people.ts';
import { listen, openStalledReader } from '#testing/hostile/stalled-reader.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const port = await listen(app.server);

// More than the buffers between the two sockets hold, so that a reader who stops is felt.
await sql`insert into places (name, organization, address, telephone, email)
  select 'Miasto ' || n, rpad('Szkoła', 200, '.'), rpad('ul. Długa', 300, '.'), '1', 'm@test.example'
  from generate_series(1, 30000) as n`.execute(app.db);

const stalled = async (count: number) => {
  const person = await app.person({ role: 1 });
  const readers = await Promise.all(
    Array.from({ length: count }, async () => {
      const { token } = await insertSession(app.db, app.clock, person);
      return openStalledReader(port, routes.exportCsv.path, `${sessionCookie}=${token}`);
    }),
  );
  onTestFinished(() => readers.forEach((reader) => reader.close()));
  return readers;
};

test('twelve people who stop reading an export leave room for everybody else, and are cut', async () => {
  const groups = await Promise.all(Array.from({ length: 4 }, () => stalled(3)));
  const readers = groups.flat();
  const served = readers.filter(({ status }) => status === 200);
  expect(readers.filter(({ status }) => status === 429)).toHaveLength(readers.length - served.length);
  expect(served.length).toBeLessThanOrEqual(5);
  for (const group of groups)
    expect(group.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);

  const admin = await app.signedIn(1);
  expect((await admin.call(routes.list, { query: { page: 1 } })).status).toBe(200);

  await Promise.all(served.map(({ cut }) => cut));
  await vi.waitFor(async () => expect((await admin.call(routes.exportCsv)).status).toBe(200), 20_000);
}, 60_000);
