import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { orderedListRoutes as routes } from '@indeks/contract/notices/ordered-lists/ordered-lists.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { afterAll, expect, test, vi } from 'vitest';
import { startWorkerProcess } from '#testing/talk/broadcasts.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { insertManyTrips, printedYear } from '#testing/month/many-trips.ts';
import { startTestApp } from '#testing/test-app.ts';

const rows = 1_200;
const kills = 2;

const app = await startTestApp();
// The worker is a process with the clock of the machine.
app.clock.set(new Date().toISOString());
await insertManyTrips(app.db, rows);
const workers: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(workers.map(kill));
  await app.close();
});

const start = (): ChildProcess => {
  const worker = startWorkerProcess(app);
  workers.push(worker);
  return worker;
};
/** A worker is started and draws in it, which on a busy machine takes longer than a call. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 240_000, interval: 25 });
const kill = async (worker: ChildProcess): Promise<void> => {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
};

test(`a list of ${rows} rows, the worker killed ${kills} times while it draws: one file, one notification`, async () => {
  const office = await app.signedIn(1);
  const { id, total } = (await office.call(tripRoutes.orderRegisterOfAll, { query: printedYear })).body;
  expect(total).toBe(rows);
  const read = () =>
    app.db
      .selectFrom('ordered_lists')
      .select(['state', 'tries', 'done'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  for (let tries = 1; tries <= kills; tries += 1) {
    const worker = start();
    await eventually(async () => expect(await read()).toMatchObject({ state: 'drawing', tries }));
    await kill(worker);
    // As if its last sign of life were past the ten seconds that are waited for the next one.
    await app.asOwner(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '11 seconds' where state = 'active'`,
    );
  }
  const last = start();
  await eventually(async () =>
    expect(await read()).toMatchObject({ state: 'ready', tries: kills + 1, done: rows }),
  );
  await kill(last);
  const stored = await app.services.files.list({ after: undefined, most: 10 });
  const told = await app.db.selectFrom('notifications').select(['kind', 'title']).execute();
  process.stdout.write(`killed ${kills} times: files ${stored.length}, notifications ${told.length}\n`);
  expect([stored.length, told]).toEqual([1, [{ kind: 'list-ready', title: 'Lista jest gotowa' }]]);
  const { bytes } = await office.call(routes.file, { params: { id } });
  expect(await pdfText(bytes)).toContain(`Cel ${rows}`);
}, 600_000);
