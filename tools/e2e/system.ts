import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, type Child } from '../shared/children.ts';
import { apiEnvironment } from '../shared/app-env.ts';
import { openDatabase } from '../shared/own-database.ts';
import { mustRun, waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { answersHttp } from '../services/network.ts';
import type { ServicesEnv } from '../services/plan.ts';

export interface SystemOptions {
  services: ServicesEnv;
  /** Folder for logs and the sealing key. */
  dir: string;
  /** Folder of the built web; without one only the API answers. */
  web?: string;
  /** Settles once the web stands in its folder; the demo data is written meanwhile. */
  webBuilt?: Promise<void>;
  database: string;
  ports: readonly number[];
  /** Further processes, without jobs, with settings of their own. */
  further?: readonly { port: number; settings: Readonly<Record<string, string>> }[];
  /** Settings of every process, in place of the usual ones. */
  settings?: Readonly<Record<string, string>>;
  /** How much demo data; the smallest provider unless told. */
  scale?: number;
  /** Uses the database that an earlier run left, if it is there. */
  reuse?: boolean;
}

/** A whole system on a fresh database with demo data: one process, with both roles, for every port. */
export async function startSystem(options: SystemOptions, children: Child[]): Promise<string[]> {
  const { database, dir, scale = 1 } = options;
  const services = await openDatabase(options.services, database, { keep: options.reuse === true });
  const env = {
    ...apiEnvironment(services, dir),
    NODE_ENV: 'test',
    PASSWORD_COST: 'cheap',
    ROLES: 'http,worker',
    ...options.settings,
  };
  await Promise.all([writeDemoData(env, scale), options.webBuilt]);
  const urls = options.ports.map((port) => `http://localhost:${port}`);
  const processes = [
    ...options.ports.map((port) => startProcess(port, env, options)),
    ...(options.further ?? []).map(({ port, settings }) =>
      startProcess(port, { ...env, ...settings, ROLES: 'http' }, options),
    ),
  ];
  children.push(...processes.map(({ child }) => child));
  await Promise.all(processes.map(ready));
  return urls;
}

async function writeDemoData(env: NodeJS.ProcessEnv, scale: number): Promise<void> {
  await mustRun('node', ['apps/api/src/migrate.ts'], { cwd: root, env, timeout: 120_000 });
  const seeds = ['apps/api/seeds/cli.ts', `--scale=${scale}`, '--if-empty'];
  await mustRun('node', seeds, { cwd: root, env, timeout: 3_600_000 });
}

interface ApiProcess {
  child: Child;
  port: number;
  log: string;
}

function startProcess(port: number, env: NodeJS.ProcessEnv, options: SystemOptions): ApiProcess {
  const log = join(options.dir, `api-${port}.log`);
  rmSync(log, { force: true });
  const own = { ...env, ...processEnv(port, options) };
  return {
    port,
    log,
    child: startChild(`api ${port}`, 'node', ['apps/api/src/main.ts'], { cwd: root, log, env: own }),
  };
}

/** Stops waiting when the process has crashed, and shows the end of its log. */
async function ready({ child, port, log }: ApiProcess): Promise<void> {
  const answers = () => {
    const code = child.process.exitCode;
    if (code === null) return answersHttp(`http://localhost:${port}/api/ready`);
    throw new Error(`the API on port ${port} ended with ${code}:\n${readFileSync(log, 'utf8').slice(-2000)}`);
  };
  await waitUntil(`the API on port ${port} (see ${log})`, answers, 180_000);
}

function processEnv(port: number, options: SystemOptions): NodeJS.ProcessEnv {
  return {
    PORT: String(port),
    METRICS_PORT: String(port + 1),
    PUBLIC_ADDRESS: `http://localhost:${port}`,
    // The mask of the accounts in the demo data.
    PAYMENT_ACCOUNT_MASK: '000000007',
    ...(options.web !== undefined && { WEB_DIST: options.web }),
    LOG_LEVEL: 'info',
  };
}
