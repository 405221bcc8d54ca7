import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, type Child } from '../shared/children.ts';
import { apiEnvironment } from '../shared/app-env.ts';
import { freshDatabase } from '../shared/fresh-database.ts';
import { mustRun, waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { answersHttp } from '../services/network.ts';
import type { ServicesEnv } from '../services/plan.ts';

export interface SystemOptions {
  services: ServicesEnv;
  /** Folder for logs and the sealing key. */
  dir: string;
  /** Folder of the built web. */
  web: string;
  database: string;
  ports: readonly number[];
}

/** A whole system on a fresh database with demo data: one process, with both roles, for every port. */
export async function startSystem(options: SystemOptions, children: Child[]): Promise<string[]> {
  const services = await freshDatabase(options.services, options.database);
  const env = { ...apiEnvironment(services, options.dir), NODE_ENV: 'test' };
  await mustRun('node', ['apps/api/src/migrate.ts'], { cwd: root, env, timeout: 60_000 });
  await mustRun('node', ['apps/api/seeds/cli.ts', '--scale=1'], { cwd: root, env, timeout: 300_000 });
  const urls = options.ports.map((port) => `http://localhost:${port}`);
  const processes = options.ports.map((port) => startProcess(port, env, options));
  children.push(...processes.map(({ child }) => child));
  await Promise.all(processes.map(ready));
  return urls;
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

/** A process that falls at its start is not waited for, and its last words are shown. */
async function ready({ child, port, log }: ApiProcess): Promise<void> {
  const answers = () => {
    const code = child.process.exitCode;
    if (code === null) return answersHttp(`http://localhost:${port}/api/ready`);
    throw new Error(`the API on port ${port} ended with ${code}:\n${readFileSync(log, 'utf8').slice(-2000)}`);
  };
  await waitUntil(`the API on port ${port} (see ${log})`, answers, 60_000);
}

function processEnv(port: number, options: SystemOptions): NodeJS.ProcessEnv {
  return {
    ROLES: 'http,worker',
    PORT: String(port),
    METRICS_PORT: String(port + 1),
    PUBLIC_ADDRESS: `http://localhost:${port}`,
    WEB_DIST: options.web,
    LOG_LEVEL: 'info',
  };
}
