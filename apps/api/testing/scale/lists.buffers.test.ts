import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemsPerPage, casesOf, labelOf, type Case } from './cases.ts';
import { measuredLists } from './lists.ts';
import { seedDatabase } from '../../seeds/index.ts';
import type { Client } from '../client.ts';
import { largeSequentialScans, pagesRead } from '../explain.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The short form of `pnpm scale`: at 1× and 10×, by the pages of tables and indexes that each list touches. */
const today = '2026-11-15';

interface System {
  readonly app: TestApp;
  readonly client: Client;
}
let small: System;
let large: System;

beforeAll(async () => {
  small = await systemOf(1);
  large = await systemOf(10);
}, 300_000);
afterAll(async () => {
  await small.app.close();
  await large.app.close();
});

const systemOf = async (scale: 1 | 10): Promise<System> => {
  const app = await startTestApp();
  const { sealer } = app.services;
  await seedDatabase({ ownerUrl: app.ownerUrl, scale, today, sealer });
  await markVisible(app);
  return { app, client: await app.signedIn(11) };
};

/** An index is read without its table only once every page is known to be visible; anything that runs may delay that. */
const markVisible = async (app: TestApp): Promise<void> => {
  const hidden = sql<{ pages: number }>`
    select sum(relpages - relallvisible) as pages from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  for (let tries = 0; tries < 60; tries += 1) {
    await app.asOwner('vacuum');
    if ((await hidden.execute(app.db)).rows[0]?.pages === 0) return;
  }
  throw new Error('some pages stay hidden');
};

/** What a request may touch whatever the size: 10,000 rows counted in an index, found, or met person by person. */
const allowedPages = { first: 600, sorted: 1_500, deep: 6_000, searched: 4_000, whole: 600 };

test.each(
  measuredLists(today)
    .flatMap(casesOf)
    .map((measured) => [labelOf(measured.list), measured.name, measured]),
)('%s, %s, touches no more pages in a larger database', async (_list, _name, measured) => {
  const pages = { small: await pagesOf(small, measured), large: await pagesOf(large, measured) };
  expect(pages.large).toBeLessThanOrEqual(pages.small * 2 + allowedPages[measured.kind]);
});

const pagesOf = async ({ app, client }: System, { list, input, kind }: Case): Promise<number> => {
  const ask = (lastPage: number) => client.raw(list.route, input(lastPage));
  const first = await ask(1);
  expect(first.status).toBe(200);
  // Our own API: a page has a total.
  const { total = 0 } = first.body as { total?: number };
  const lastPage = kind === 'deep' ? Math.max(1, Math.ceil(total / itemsPerPage)) : 1;
  const { statements } = await app.counting(() => ask(lastPage));
  expect(statements.length).toBeLessThanOrEqual(6);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  return pagesRead(app.db, statements);
};
