import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-ports.ts';
import type { TestApp } from '../test-app.ts';
import { startApiChild, untilReady } from '../api-child.ts';

/** A process as it runs in production, on the database, Redis and files of the app beside which it was started. */
export interface ApiProcess {
  readonly address: string;
  /** Milliseconds of the processors that all its threads have used so far. */
  usedMs(): number;
  stop(): Promise<void>;
}

export const startApiProcess = async ({ services: { config } }: TestApp): Promise<ApiProcess> => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'indeks-api-'));
  const logFile = join(folder, 'api.log');
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    ROLES: 'http',
    PORT: String(port),
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_ADDRESS: address,
    // Each request comes from an address of its own.
    TRUSTED_PROXIES: '1',
    DATABASE_URL: config.DATABASE_URL,
    REDIS_URL: config.REDIS_URL,
    SMTP_URL: config.SMTP_URL,
    SEALING_KEYS_FILE: config.SEALING_KEYS_FILE,
    FILES_DIR: config.FILES_DIR,
  };
  const child = startApiChild(env, logFile);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  };
  try {
    await untilReady(address, child, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, usedMs: () => usedBy(child), stop };
};

/** From the scheduler, which counts nanoseconds for each thread. */
const usedBy = ({ pid }: ChildProcess): number => {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) => readNanoseconds(`/proc/${pid}/task/${thread}/schedstat`));
  return spent.reduce((sum, each) => sum + each, 0) / 1e6;
};

/** A thread may end while it is looked at. */
const readNanoseconds = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
};
