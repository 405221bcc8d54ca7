import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { role, type Role } from '@indeks/contract/access/roles';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import { itemsPerPage, listCases, labelOf } from './cases.ts';
import { measuredLists, type MeasuredList } from './lists.ts';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import { seedDatabase } from '../../seeds/index.ts';
import type { Client } from '../client.ts';
import { explainReads, type KnownPlans } from '../explain.ts';
import { eventually } from '../patience.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The short form of `pnpm scale`: at 10×, by the pages of tables and indexes that each list touches. */
const today = '2026-11-15';

let app: TestApp;
/** Those of a role take turns: a session may ask 600 times in a minute, also on a machine that is through in one. */
const clients = new Map<Role, Client[]>();
const casesOfASession = 250;

beforeAll(async () => {
  app = await startTestApp();
  const { sealer } = app.services;
  await seedDatabase({ ownerUrl: app.ownerUrl, scale: 10, today, sealer });
  for (const [as, cases] of countCases()) clients.set(as, await signInOften(as, cases));
  // What waits is judged when it is counted, a thousand at a time, which writes.
  for (const list of measuredLists(today))
    if (list.route === reportRoutes.waiting)
      for (let thousands = 0; thousands < 3; thousands += 1) await askUntilAnswered(list);
  await markVisible();
  // A starved machine needs several times as long as a quiet one, which needs one minute.
}, 900_000);
afterAll(() => app.close());

/** On a busy machine the first count may take longer than a statement may. */
const askUntilAnswered = ({ route, query }: Pick<MeasuredList, 'route' | 'query'>) =>
  eventually(async () => {
    const answer = await clients.get(role.superAdmin)?.[0]?.raw(route, { query });
    if (answer?.status !== 200) throw new Error(`${route.path} answered ${answer?.status}`);
  });

const countCases = (): Map<Role, number> => {
  const counted = new Map<Role, number>();
  for (const list of measuredLists(today)) {
    const as = list.as ?? role.superAdmin;
    counted.set(as, (counted.get(as) ?? 0) + listCases(list).length);
  }
  return counted;
};

/** Each case asks twice at most. */
const signInOften = (as: Role, cases: number): Promise<Client[]> => {
  const sessions = Array.from({ length: Math.ceil(cases / casesOfASession) });
  return Promise.all(sessions.map(() => app.signedInAs(getDemoAccount(as))));
};

/** An index is read without its table only once every page is known to be visible; anything that runs may delay that. */
const markVisible = async (): Promise<void> => {
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
const allowedPages = { first: 800, sorted: 1_100, deep: 3_600, searched: 1_700, whole: 800 };

test.each(
  measuredLists(today)
    .filter(({ within }) => within === undefined)
    .flatMap(listCases)
    .map((measured) => [labelOf(measured.list), measured.name, measured]),
)('%s, %s, touches few pages of a large database', async (_list, _name, { list, input, kind }) => {
  const client = clientOf(list);
  const ask = (page: number) => client.raw(list.route, input(page));
  const lastPage = kind === 'deep' || kind === 'whole' ? await lastPageOf(list, () => ask(1)) : 1;
  const { result, statements } = await app.counting(() => ask(lastPage));
  expect(result.status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(list.statements ?? 6);
  const { pages, largeScans } = await explainReads(app.db, statements, plans);
  expect(largeScans.join('; ')).toBe('');
  expect(pages).toBeLessThanOrEqual(allowedPages[kind] + (list.pages ?? 0));
});

/** The orders of a list count the same total, and every request looks up its session. */
const plans: KnownPlans = new Map();

let turn = 0;
const clientOf = ({ as = role.superAdmin }: MeasuredList): Client => {
  const signedIn = clients.get(as) ?? [];
  turn += 1;
  const client = signedIn[turn % signedIn.length];
  if (!client) throw new Error('nobody is signed in');
  return client;
};

const lastPages = new Map<MeasuredList, number>();
/** The same in each order. */
const lastPageOf = async (list: MeasuredList, ask: () => Promise<{ body: unknown }>): Promise<number> => {
  const known = lastPages.get(list);
  if (known !== undefined) return known;
  // Our own API: a page has a total.
  const { total = 0 } = (await ask()).body as { total?: number };
  const lastPage = Math.max(1, Math.ceil(total / itemsPerPage));
  lastPages.set(list, lastPage);
  return lastPage;
};
