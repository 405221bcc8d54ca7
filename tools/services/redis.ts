import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../shared/env.ts';
import { startDetached, waitUntil } from '../shared/processes.ts';
import { ask, needFreePort } from './network.ts';
import { getProgram, needPrograms } from './packages.ts';
import type { Note, Plan } from './plan.ts';

/** Redis holds only what may be lost, so ours saves nothing. */
export async function startRedis(plan: Plan, note: Note): Promise<string> {
  const port = plan.ports.redis;
  if (!plan.ephemeral) {
    const given = env('REDIS_URL');
    if (given !== undefined) {
      const { hostname, port: givenPort } = new URL(given);
      if (await answers(hostname, Number(givenPort || 6379))) return given;
      throw new Error(`REDIS_URL names ${hostname}:${givenPort || 6379}, where no Redis answers`);
    }
    for (const known of [port, 6379]) {
      if (await answers('127.0.0.1', known)) return `redis://127.0.0.1:${known}`;
    }
  }
  await needPrograms(['redis-server'], ['redis-server']);
  await needFreePort('Redis', port);
  const dir = join(plan.dir, 'redis');
  mkdirSync(dir, { recursive: true });
  const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
  const log = join(dir, 'server.log');
  const child = startDetached(getProgram('redis-server'), ['--port', String(port), ...options], log);
  // redis-server rewrites its command line to its name and address.
  note('redis', { pid: child.pid ?? 0, mark: `127.0.0.1:${port}` });
  await waitUntil(`Redis (see ${log})`, () => answers('127.0.0.1', port), 180_000);
  return `redis://127.0.0.1:${port}`;
}

/** A Redis that wants a password answers too, but not with PONG. */
async function answers(host: string, port: number): Promise<boolean> {
  return (await ask(host, port, 'PING\r\n'))?.startsWith('+PONG') ?? false;
}
