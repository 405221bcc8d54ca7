import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportRoutes } from '@indeks/contract/reports/reports.routes';
import { itemsPerPage, casesOf, labelOf, type Case } from './cases.ts';
import { measuredLists } from './lists.ts';
import { seedDatabase } from '../../seeds/index.ts';
import type { Client } from '../client.ts';
import { explainReads } from '../explain.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The short form of `pnpm scale`: at 1× and 10×, by the pages of tables and indexes that each list touches. */
const today = '2026-11-15';

interface System {
  readonly app: TestApp;
  /** They take turns: a session may ask only so often in a minute. */
  readonly clients: readonly Client[];
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
  const clients = [await app.signedIn(11), await app.signedIn(11), await app.signedIn(11)];
  // What waits is judged the first time it is counted, which writes.
  for (const { route, query } of measuredLists(today).filter(({ route }) => route === reportRoutes.waiting))
    await clients[0]?.raw(route, { query });
  await markVisible(app);
  return { app, clients };
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

/** What a request may touch whatever the size: rows counted in an index, found, or met person by person. */
const allowedPages = { first: 200, sorted: 400, deep: 3_200, searched: 1_500, whole: 600 };

test.each(
  measuredLists(today)
    .filter(({ within }) => within === undefined)
    .flatMap(casesOf)
    .map((measured) => [labelOf(measured.list), measured.name, measured]),
)('%s, %s, touches no more pages in a larger database', async (_list, _name, measured) => {
  const pages = { small: await pagesOf(small, measured), large: await pagesOf(large, measured) };
  const allowed = allowedPages[measured.kind] + (measured.list.pages ?? 0);
  expect(pages.large).toBeLessThanOrEqual(pages.small * 2 + allowed);
});

let turn = 0;
const fail = (): never => {
  throw new Error('nobody is signed in');
};

const pagesOf = async ({ app, clients }: System, { list, input, kind }: Case): Promise<number> => {
  turn += 1;
  const client = clients[turn % clients.length] ?? fail();
  const ask = (page: number) => client.raw(list.route, input(page));
  // A report that waits may be judged, which writes, when it is first asked for.
  const lastPage = kind === 'deep' || kind === 'whole' ? lastPageOf(await ask(1)) : 1;
  const { result, statements } = await app.counting(() => ask(lastPage));
  expect(result.status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(list.statements ?? 6);
  const { pages, largeScans } = await explainReads(app.db, statements);
  expect(largeScans.join('; ')).toBe('');
  return pages;
};

/** Our own API: a page has a total. */
const lastPageOf = ({ body }: { body: unknown }): number => {
  const { total = 0 } = body as { total?: number };
  return Math.max(1, Math.ceil(total / itemsPerPage));
};
