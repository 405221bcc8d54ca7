import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, isAlive } from '../shared/processes.ts';
import { withLock } from './lock.ts';
import { startPostgres } from './postgres.ts';
import {
  readEnv,
  readStarted,
  writeEnv,
  writeStarted,
  type Note,
  type Plan,
  type ServicesEnv,
} from './plan.ts';
import { startRedis } from './redis.ts';
import { startS3, stopS3 } from './s3.ts';
import { startSmtp } from './smtp.ts';

const nothing: ServicesEnv = {
  databaseUrl: '',
  databaseOwnerUrl: '',
  redisUrl: '',
  s3: { endpoint: '', accessKey: '', secretKey: '', bucket: '' },
  smtpUrl: '',
  maildevUrl: '',
};

/**
 * Makes the services of the plan answer and returns their addresses, which also stand in `env.json` of the plan's
 * folder. All are tried, so that one message names everything that is wrong.
 */
export function startServices(plan: Plan): Promise<ServicesEnv> {
  return withLock(plan.dir, async () => {
    if (plan.keep) {
      const running = stillRunning(plan);
      if (running) return running;
      await endStarted(plan.dir);
    }
    const services = await startAll(plan);
    writeEnv(plan, services);
    return services;
  });
}

/** Ends what `startServices` started in this folder, and nothing else. Returns the names. */
export function stopServices(dir: string): Promise<string[]> {
  return withLock(dir, () => endStarted(dir));
}

async function startAll(plan: Plan): Promise<ServicesEnv> {
  const started = readStarted(plan.dir);
  const note: Note = (name, process) => {
    started[name] = process;
    writeStarted(plan.dir, started);
  };
  const services: ServicesEnv = { ...nothing };
  const starts = {
    postgres: async () => Object.assign(services, await startPostgres(plan, note)),
    redis: async () => Object.assign(services, { redisUrl: await startRedis(plan, note) }),
    s3: async () => Object.assign(services, { s3: await startS3(plan, note) }),
    smtp: async () => Object.assign(services, await startSmtp(plan, note)),
  };
  const results = await Promise.allSettled(plan.only.map((name) => starts[name]()));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, failures.map(sentence).join('\n'));
  return services;
}

function stillRunning(plan: Plan): ServicesEnv | undefined {
  const started = readStarted(plan.dir);
  const alive = plan.only.every((name) => {
    const entry = started[name];
    return entry !== undefined && isAlive(entry.pid, entry.mark);
  });
  // A start that failed half-way left processes and no addresses.
  return alive && existsSync(join(plan.dir, 'env.json')) ? readEnv(plan.dir) : undefined;
}

async function endStarted(dir: string): Promise<string[]> {
  const started = readStarted(dir);
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, data is safe.
  const signals = { postgres: 'SIGINT', redis: 'SIGTERM', smtp: 'SIGTERM' } as const;
  const ends = (['postgres', 'redis', 'smtp'] as const).map(async (name) => {
    const entry = started[name];
    if (entry) await endProcess(entry.pid, entry.mark, signals[name], 20_000);
  });
  await Promise.all([...ends, started.s3 ? stopS3(dir) : undefined]);
  writeStarted(dir, {});
  rmSync(join(dir, 'env.json'), { force: true });
  return Object.keys(started);
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
