import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { z } from 'zod';
import { transact } from '#platform/context.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { testDatabase } from '#testing/test-database.ts';
import { defineJob, type Job } from './define-job.ts';

import { openJobHouse, type JobHouse } from './fixtures/job-house.ts';
import { taskJob } from './fixtures/test-jobs.ts';
import { startWorkerChild } from './fixtures/worker-child.ts';
import { PermanentFailure } from './permanent-failure.ts';
import { installJobSchema } from './schema.ts';
import { startWorker } from './worker.ts';
import { eventually } from '#testing/patience.ts';

const noMailServer = 'smtp://127.0.0.1:1';
const queues = [
  'test-task',
  'test-mail',
  'test-failing',
  'test-slow',
  'test-many',
  'test-idle',
  'test-newer',
  'test-counted',
  'test-woken',
];

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: JobHouse;

beforeAll(async () => {
  database = await testDatabase();
  await installJobSchema(database.ownerUrl, queues, 'indeks_app');
  house = openJobHouse(database.appUrl, noMailServer);
});

afterAll(async () => {
  await house.close();
  await database.drop();
});

const idle = defineJob({
  name: 'test-idle',
  payload: z.strictObject({ id: z.int() }),
  handle: async () => {},
});

const waiting = async (name: string) =>
  house.rows('select data, state from pgboss.job where name = $1 order by created_on', [name]);

const working = (jobs: readonly Job[], log = pino({ level: 'silent' })) =>
  startWorker({ ...house, log, jobs, mailer: createMailer(house.services.config) });

test('a job lives and dies with the transaction that enqueued it', async () => {
  const { jobs } = house.services;
  const given = transact(house.ctx, async (tx) => {
    await jobs.enqueue(tx, idle, { id: 1 });
    throw new Error('the cause failed');
  });
  await expect(given).rejects.toThrow('the cause failed');
  expect(await waiting(idle.name)).toEqual([]);

  await transact(house.ctx, (tx) => jobs.enqueue(tx, idle, { id: 2 }));
  expect(await waiting(idle.name)).toEqual([{ data: { id: 2, _request: 'test' }, state: 'created' }]);

  await jobs.enqueue(house.ctx, idle, { id: 3 });
  expect(await waiting(idle.name)).toHaveLength(2);
});

test('a payload that is not the job’s is refused when it is enqueued', async () => {
  const wrong = { id: 'Jan Kowalski' } as unknown as { id: number }; // what a type check cannot see
  await expect(house.services.jobs.enqueue(house.ctx, idle, wrong)).rejects.toThrow('expected number');
});

test('enqueuing needs no second connection while transactions hold all of them', async () => {
  const fresh = openJobHouse(database.appUrl, noMailServer);
  const transactions = Array.from({ length: 4 }, (_, id) =>
    transact(fresh.ctx, async (tx) => {
      await allInside.arrive();
      await fresh.services.jobs.enqueue(tx, idle, { id: 100 + id });
    }),
  );
  const allInside = meeting(4);
  await Promise.all(transactions);
  await fresh.close();
  expect(
    (await waiting(idle.name)).filter(
      ({ data }) => z.object({ id: z.int().min(100) }).safeParse(data).success,
    ),
  ).toHaveLength(4);
});

test('the job of a worker killed with -9 is finished by another within 30 s', async () => {
  const first = await startWorkerChild(database.appUrl, noMailServer, 'hang');
  await transact(house.ctx, (tx) =>
    house.services.jobs.enqueue(
      tx,
      taskJob('finish', () => {}),
      { taskId: 7 },
    ),
  );
  await first.heard('started', 7);
  const second = await startWorkerChild(database.appUrl, noMailServer, 'finish');
  await first.kill();
  const killed = performance.now();
  await second.heard('done', 7);
  const seconds = (performance.now() - killed) / 1000;
  process.stdout.write(`a killed worker's job was taken over after ${seconds.toFixed(1)} s\n`);
  await eventually(async () => expect(await waiting('test-task')).toMatchObject([{ state: 'completed' }]));
  await second.kill();
  expect(seconds).toBeLessThan(30);
});

test('a job that keeps failing is tried again, then kept with the dead, without what the error quoted', async () => {
  let tries = 0;
  const failing = defineJob({
    name: 'test-failing',
    payload: z.strictObject({ id: z.int() }),
    retry: { limit: 1, delaySeconds: 1, maxDelaySeconds: 1 },
    handle: async () => {
      tries += 1;
      throw new RangeError('jan.kowalski@example.test is not welcome');
    },
  });
  const worker = await working([failing]);
  await house.services.jobs.enqueue(house.ctx, failing, { id: 5 });
  await eventually(async () => expect(await waiting('dead')).toHaveLength(1));
  await worker.stop();
  expect(tries).toBe(2);
  const [dead] = await house.rows(
    `select data, source_name, source_output, state, keep_until > now() + interval '300 days' as kept from pgboss.job where name = 'dead'`,
  );
  expect(dead).toEqual({
    data: { id: 5, _request: 'test' },
    source_name: 'test-failing',
    source_output: { error: 'RangeError' },
    state: 'created',
    kept: true,
  });
});

test('a job that can never succeed is dead at once and told as an error, not tried for an hour', async () => {
  let tries = 0;
  const hopeless = defineJob({
    name: 'test-failing',
    payload: z.strictObject({ id: z.int() }),
    handle: async () => {
      tries += 1;
      throw new PermanentFailure('The mail has no address');
    },
  });
  await house.services.jobs.enqueue(house.ctx, hopeless, { id: 99 });
  const worker = await working([hopeless]);
  await eventually(async () =>
    expect(
      await house.rows(`select source_output from pgboss.job where name = 'dead' and data->>'id' = '99'`),
    ).toEqual([{ source_output: { error: 'PermanentFailure' } }]),
  );
  await worker.stop();
  expect(tries).toBe(1);
});

test('a job that its handler no longer understands is dead at once', async () => {
  const newer = defineJob({
    name: 'test-newer',
    payload: z.strictObject({ mailId: z.uuid() }),
    handle: fail,
  });
  const older = defineJob({ name: newer.name, payload: z.strictObject({ mailId: z.int() }), handle: fail });
  await house.services.jobs.enqueue(house.ctx, older, { mailId: 1 });
  const worker = await working([newer]);
  await eventually(async () =>
    expect(await waiting(newer.name)).toMatchObject([{ data: { mailId: 1 }, state: 'failed' }]),
  );
  await worker.stop();
  expect(
    await house.rows(`select data from pgboss.job where name = 'dead' and source_name = $1`, [newer.name]),
  ).toMatchObject([{ data: { mailId: 1 } }]);
});

test('a worker outlives the connections that the database ends', async () => {
  const done: number[] = [];
  const counted = defineJob({
    name: 'test-counted',
    payload: z.strictObject({ id: z.int() }),
    handle: async (_ctx, { id }) => void done.push(id),
  });
  const worker = await working([counted]);
  const ended = await house.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'indeks-jobs' and datname = current_database()`,
  );
  expect(ended.length).toBeGreaterThan(0);
  await house.services.jobs.enqueue(house.ctx, counted, { id: 1 });
  await eventually(() => expect(done).toEqual([1]));
  await worker.stop();
});

test('a new job wakes a worker that waits', async () => {
  let done = 0;
  const woken = defineJob({
    name: 'test-woken',
    payload: z.strictObject({ id: z.int() }),
    handle: async () => void (done += 1),
  });
  const worker = await working([woken]);
  const begun = performance.now();
  for (let id = 1; id <= 6; id += 1) {
    await transact(house.ctx, (tx) => house.services.jobs.enqueue(tx, woken, { id }));
    await eventually(() => expect(done).toBe(id));
  }
  await worker.stop();
  // Each but the first would wait for most of the 5 s between two looks.
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test('a worker that is stopped finishes what it has begun and begins nothing new', async () => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const slow = defineJob({
    name: 'test-slow',
    payload: z.strictObject({ id: z.int() }),
    handle: async () => {
      begun.resolve();
      await gate.promise;
    },
  });
  const worker = await working([slow]);
  await house.services.jobs.enqueue(house.ctx, slow, { id: 1 });
  await begun.promise;
  const stopped = worker.stop();
  await house.services.jobs.enqueue(house.ctx, slow, { id: 2 });
  gate.resolve();
  await stopped;
  expect(await waiting('test-slow')).toMatchObject([
    { data: { id: 1 }, state: 'completed' },
    { data: { id: 2 }, state: 'created' },
  ]);
});

test('a full queue is worked without pauses', async () => {
  const many = defineJob({
    name: 'test-many',
    payload: z.strictObject({ id: z.int() }),
    handle: async () => {},
  });
  for (let id = 1; id <= 150; id += 1) await house.services.jobs.enqueue(house.ctx, many, { id });
  const worker = await working([many]);
  // One for each pause between two looks would take longer than the patience lasts.
  await eventually(async () =>
    expect((await waiting('test-many')).filter(({ state }) => state === 'completed')).toHaveLength(150),
  );
  await worker.stop();
});

test('a worker does not start without the queues of its jobs', async () => {
  const unknown = defineJob({ name: 'test-unknown', payload: z.strictObject({}), handle: async () => {} });
  await expect(working([unknown])).rejects.toThrow('Queues missing, run the migrations: test-unknown');
});

const fail = async () => {
  throw new Error('this must not run');
};

const meeting = (size: number) => {
  const complete = Promise.withResolvers<void>();
  let arrived = 0;
  return {
    arrive: () => {
      arrived += 1;
      if (arrived === size) complete.resolve();
      return complete.promise;
    },
  };
};
