import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { role, type Role } from '@indeks/contract/access/roles';
import { reportRoutes } from '@indeks/contract/reports/reports.routes';
import { itemsPerPage, casesOf, labelOf, type Case } from './cases.ts';
import { measuredLists, type MeasuredList } from './lists.ts';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import { seedDatabase } from '../../seeds/index.ts';
import type { Client } from '../client.ts';
import { explainReads } from '../explain.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The short form of `pnpm scale`: at 1× and 10×, by the pages of tables and indexes that each list touches. */
const today = '2026-11-15';

interface System {
  readonly app: TestApp;
  /** Those of a role take turns: a session may ask only so often in a minute. */
  readonly clients: ReadonlyMap<Role, readonly Client[]>;
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
  const clients = new Map<Role, Client[]>();
  for (const { as = role.superAdmin } of measuredLists(today))
    if (!clients.has(as)) clients.set(as, await signInOften(app, as));
  // What waits is judged the first time it is counted, which writes.
  for (const { route, query } of measuredLists(today).filter(({ route }) => route === reportRoutes.waiting))
    await clients.get(role.superAdmin)?.[0]?.raw(route, { query });
  await markVisible(app);
  return { app, clients };
};

const signInOften = async (app: TestApp, as: Role): Promise<Client[]> => {
  const person = getDemoAccount(as);
  return [await app.signedInAs(person), await app.signedInAs(person), await app.signedInAs(person)];
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
const clientOf = ({ clients }: System, { as = role.superAdmin }: MeasuredList): Client => {
  const signedIn = clients.get(as) ?? [];
  turn += 1;
  const client = signedIn[turn % signedIn.length];
  if (!client) throw new Error('nobody is signed in');
  return client;
};

const pagesOf = async (system: System, { list, input, kind }: Case): Promise<number> => {
  const { app } = system;
  const client = clientOf(system, list);
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
