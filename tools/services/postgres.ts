import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '../shared/env.ts';
import { mustRun, run } from '../shared/processes.ts';
import { accepts, needFreePort } from './network.ts';
import { findProgram, getProgram, isRoot, needPrograms } from './packages.ts';
import {
  readStarted,
  writeStarted,
  type Note,
  type Plan,
  type ServicesEnv,
  type StartedProcess,
} from './plan.ts';

type Databases = Pick<ServicesEnv, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseAdminUrl'>;

/** PostgreSQL: the one named by the environment, our own if it runs, the machine's if it lets us in, else a new one. */
export async function startPostgres(plan: Plan, note: Note): Promise<Databases> {
  if (!plan.ephemeral) {
    const given = await givenByEnvironment();
    if (given) return given;
  }
  await needPrograms(['psql', 'initdb', 'pg_ctl'], ['postgresql']);
  const own = adminUrl(plan.ports.postgres);
  if (await letsUsIn(own)) {
    if (plan.ephemeral) throw new Error(`PostgreSQL is already running on port ${plan.ports.postgres}`);
    return prepared(own);
  }
  if (!plan.ephemeral && (await letsUsIn(adminUrl(5432)))) return prepared(adminUrl(5432));
  note('postgres', await startCluster(plan));
  return prepared(own);
}

/** Runs SQL with psql and returns the bare rows. */
export function sql(url: string, text: string): Promise<string> {
  return mustRun(getProgram('psql'), [...quietly, '-v', 'ON_ERROR_STOP=1', '-c', text, url], {
    timeout: 60_000,
  });
}

/** Runs a program as the user PostgreSQL runs as: ourselves, or as root the user of Debian's package. */
export function asServerUser(path: string, args: readonly string[], timeout = 120_000): Promise<string> {
  // Run from /, because the server's user may not be allowed into our folder.
  const options = { timeout, cwd: '/', whole: true };
  if (!isRoot()) return mustRun(path, args, options);
  if (findProgram('runuser') === undefined)
    throw new Error('runuser is missing: run this as an ordinary user');
  return mustRun('runuser', ['-u', 'postgres', '--', path, ...args], options);
}

/** As a machine that loses its power; the cluster of the plan stays as it is. */
export async function stopAtOnce(plan: Plan): Promise<void> {
  await control(await dataFolder(plan), '-m', 'immediate', 'stop');
}

/** Starts the cluster of the plan that `stopAtOnce` stopped; answers when it lets clients in. */
export async function startAgain(plan: Plan): Promise<void> {
  const data = await dataFolder(plan);
  const flags = serverFlags(plan, plan.ports.postgres).join(' ');
  await control(data, '-l', join(data, 'server.log'), '-t', '60', '-o', flags, 'start');
  writeStarted(plan.dir, { ...readStarted(plan.dir), postgres: postmaster(data) });
}

function control(data: string, ...args: readonly string[]): Promise<string> {
  return asServerUser(getProgram('pg_ctl'), ['-D', data, '-w', ...args]);
}

const quietly = ['-X', '-q', '-A', '-t'];

async function givenByEnvironment(): Promise<Databases | undefined> {
  const databaseUrl = env('DATABASE_URL');
  if (databaseUrl === undefined) return undefined;
  const { hostname, port } = new URL(databaseUrl);
  if (!(await accepts(hostname, Number(port || 5432)))) {
    throw new Error(`DATABASE_URL names ${hostname}:${port || 5432}, where nobody answers`);
  }
  return { databaseUrl, databaseOwnerUrl: env('DATABASE_OWNER_URL') ?? databaseUrl };
}

function adminUrl(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/** Whether we can connect as a superuser, who can make the roles. A server that asks for a password is not used. */
async function letsUsIn(url: string): Promise<boolean> {
  const question = 'select rolsuper from pg_roles where rolname = current_user';
  const options = { timeout: 5000, env: { ...process.env, PGCONNECT_TIMEOUT: '2' } };
  const answer = await run(getProgram('psql'), [...quietly, '-w', '-c', question, url], options);
  return answer.code === 0 && answer.output.trim() === 't';
}

/** Two roles, so that the application can neither change the schema nor rewrite what it only may add to. */
async function prepared(url: string): Promise<Databases> {
  const roles = await sql(url, "select rolname from pg_roles where rolname like 'indeks%'");
  const names = new Set(roles.split('\n'));
  if (!names.has('indeks_owner')) await sql(url, 'create role indeks_owner login');
  if (!names.has('indeks_app')) await sql(url, 'create role indeks_app login');
  const databases = await sql(url, "select datname from pg_database where datname = 'indeks'");
  if (databases.trim() === '') await sql(url, 'create database indeks owner indeks_owner');
  const { host } = new URL(url);
  return {
    databaseUrl: `postgres://indeks_app@${host}/indeks`,
    databaseOwnerUrl: `postgres://indeks_owner@${host}/indeks`,
    databaseAdminUrl: url,
  };
}

async function startCluster(plan: Plan): Promise<StartedProcess> {
  const port = plan.ports.postgres;
  await needFreePort('PostgreSQL', port);
  const data = await dataFolder(plan);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const fast = plan.ephemeral ? ['--no-sync'] : [];
    const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', ...fast];
    await asServerUser(getProgram('initdb'), ['-D', data, ...options]);
  }
  const log = join(data, 'server.log');
  const flags = serverFlags(plan, port).join(' ');
  try {
    await control(data, '-l', log, '-t', '60', '-o', flags, 'start');
  } catch (error) {
    const words = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-8).join('\n') : '';
    throw new Error(`PostgreSQL did not start. ${words}`, { cause: error });
  }
  return postmaster(data);
}

function postmaster(data: string): StartedProcess {
  const [pid = '0'] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(pid), mark: data };
}

function serverFlags(plan: Plan, port: number): string[] {
  const always = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    "unix_socket_directories=''",
    'max_connections=300',
    'shared_buffers=256MB',
  ];
  const unsafe = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  return [...always, ...(plan.ephemeral ? unsafe : [])].map((flag) => `-c ${flag}`);
}

/** PostgreSQL refuses to run as root, and its own user may not reach a folder below, say, /root. */
async function dataFolder(plan: Plan): Promise<string> {
  mkdirSync(plan.dir, { recursive: true });
  if (!isRoot()) return madeFolder(join(plan.dir, 'postgres'));
  // A temporary folder is closed to other users, but the server's user has to pass through it.
  if (plan.ephemeral) chmodSync(plan.dir, 0o711);
  const reach = await run('runuser', ['-u', 'postgres', '--', 'test', '-x', plan.dir]);
  const name = createHash('sha256').update(plan.dir).digest('hex').slice(0, 8);
  const data = reach.code === 0 ? join(plan.dir, 'postgres') : join(tmpdir(), `indeks-postgres-${name}`);
  madeFolder(data);
  await mustRun('chown', ['postgres:', data]);
  return data;
}

function madeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
}
