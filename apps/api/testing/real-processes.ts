import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { sessionCookie } from '#platform/auth/sessions.ts';
import { systemClock } from '#platform/clock.ts';
import { createDatabase, createPool, type Database } from '#platform/db/database.ts';
import { ownRedis, type OwnRedis } from './own-redis.ts';
import { insertSession, type Person } from './identity/people.ts';
import { testDatabase } from './test-database.ts';
import { startApiChild, untilReady } from './api-child.ts';

export interface RealProcesses {
  readonly db: Database;
  readonly redis: OwnRedis;
  readonly children: ReadonlyMap<number, ChildProcess>;
  /** Where uploads under way lie. */
  readonly uploadsDir: string;
  /** As our own pages ask, of the process at that port. */
  request(port: number, path: string, init?: RequestInit, cookie?: string): Promise<Response>;
  /** The cookie of a session as login would open it. */
  cookieOf(person: Person): Promise<string>;
  stop(): Promise<void>;
}

/** What the processes believe to be their public address. */
export const publicOrigin = 'https://indeks.test.example';

/** Real API processes, as they run in production, on one database and one Redis of their own. */
export const startRealProcesses = async (
  ports: readonly number[],
  more: Readonly<Record<string, string>> = {},
): Promise<RealProcesses> => {
  const [database, redis] = await Promise.all([testDatabase(), ownRedis()]);
  await redis.start();
  const folder = mkdtempSync(join(tmpdir(), 'indeks-processes-'));
  const keys = { current: 'k', keys: { k: randomBytes(32).toString('base64') } };
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys));
  const db = createDatabase(createPool({ url: database.appUrl, max: 2, name: 'test', onError: () => {} }));
  const env = { DATABASE_URL: database.appUrl, REDIS_URL: redis.url, ...settings(folder), ...more };
  const logOf = (port: number) => join(folder, `${port}.log`);
  const children = new Map(
    ports.map((port) => [port, startApiChild({ ...process.env, ...env, PORT: String(port) }, logOf(port))]),
  );
  const stop = async () => {
    for (const child of children.values()) child.kill('SIGKILL');
    await redis.stop();
    await db.destroy();
    await database.drop();
    rmSync(folder, { recursive: true });
  };
  try {
    await Promise.all([...children].map(([port, child]) => untilReady(addressOf(port), child, logOf(port))));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    db,
    redis,
    children,
    uploadsDir: join(folder, 'uploads'),
    request,
    cookieOf: async (person) => `${sessionCookie}=${(await insertSession(db, systemClock, person)).token}`,
    stop,
  };
};

const settings = (folder: string) => ({
  NODE_ENV: 'test',
  METRICS_PORT: '0',
  PUBLIC_ADDRESS: publicOrigin,
  SMTP_URL: inject('services').smtpUrl,
  SEALING_KEYS_FILE: join(folder, 'keys.json'),
  FILES_DIR: join(folder, 'files'),
  UPLOADS_DIR: join(folder, 'uploads'),
});

const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

const request: RealProcesses['request'] = (port, path, init = {}, cookie = '') => {
  const headers = { origin: publicOrigin, cookie, ...(init.body && { 'content-type': 'application/json' }) };
  return fetch(`${addressOf(port)}${path}`, { ...init, headers });
};
