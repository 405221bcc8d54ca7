import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startWorkerProcess } from '#testing/talk/broadcasts.ts';
import { eventually } from '#testing/patience.ts';
import { startTestApp } from '#testing/test-app.ts';

const people = 800;
/** Killed as soon as so many have it. */
const kills = [1, 400];

const app = await startTestApp();
await sql`insert into users (given_name, surname, email, user_role, active)
  select 'Jan', 'Odbiorca' || n, 'odbiorca-' || n || '@test.example', 3, 1
  from generate_series(1, ${people}::integer) as n`.execute(app.db);
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
const kill = async (worker: ChildProcess): Promise<void> => {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
};

test('a message to 800 people, the worker killed on the way: each has it exactly once', async () => {
  const office = await app.signedIn(1);
  const body = { type: 'chat', audience: 'everyone', subject: 'Przerwa techniczna', text: '' } as const;
  const { id, total } = (await office.call(routes.send, { body }, { 'idempotency-key': randomUUID() })).body;
  expect(total).toBe(people);
  const sentSoFar = async () => {
    const { sent } = await app.db
      .selectFrom('broadcasts')
      .select('sent')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return sent;
  };
  for (const reached of kills) {
    const worker = start();
    await eventually(async () => expect(await sentSoFar()).toBeGreaterThanOrEqual(reached));
    await kill(worker);
    // As if its last sign of life were past the ten seconds that are waited for the next one.
    await app.asOwner(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '11 seconds' where state = 'active'`,
    );
  }
  const last = start();
  await eventually(async () => expect(await sentSoFar()).toBe(people));
  await kill(last);
  const { rows } = await sql<{ sent: number; lost: number; doubled: number }>`
    select count(*) filter (where had > 0)::integer as sent, count(*) filter (where had = 0)::integer as lost,
      count(*) filter (where had > 1)::integer as doubled
    from (select (select count(*) from conversations as c join messages as m on m.conversation_id = c.id
        where c.person_id = u.id) as had
      from users as u where u.user_role = 3) as each_person`.execute(app.db);
  process.stdout.write(`sent ${rows[0]?.sent}, lost ${rows[0]?.lost}, doubled ${rows[0]?.doubled}\n`);
  expect(rows).toEqual([{ sent: people, lost: 0, doubled: 0 }]);
});
