import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, type Child } from '../shared/children.ts';
import { mustRun, waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { getProgram, isRoot, needPrograms } from '../services/packages.ts';
import type { Plan, ServicesEnv } from '../services/plan.ts';
import { asServerUser, sql, startAgain, stopAtOnce } from '../services/postgres.ts';
import { startTlsFront } from './tls-front.ts';

/** The scripts of ops/ on a server of the drill's own, with the settings of ops/pgbackrest.conf. */
export interface Drill {
  /** The folder of the repository on the disk. */
  repository: string;
  /** Makes one more copy in each repository, and reports it to the portal's database if that is named. */
  copy(kind: 'full' | 'incr', markUrl?: string): Promise<string>;
  /** Everything in every repository is whole. */
  verify(): Promise<string>;
  /** Restores to the moment, or to the end, and answers with the address of the server that runs on it. */
  restore(name: string, port: number, options?: RestoreOptions): Promise<string>;
  /** The nightly check: restores, compares and tells. */
  check(port: number, env: Readonly<Record<string, string>>): Promise<string>;
  /** What was committed has left the server. */
  received(): Promise<void>;
  receiver: Child;
  close(): void;
}

export interface RestoreOptions {
  time?: string;
  /** Without what the receiver of the log has: only what pgBackRest does. */
  archiveOnly?: boolean;
  repository?: 1 | 2;
  /** What follows the start. */
  files?: string;
}

/** Has the server archive its log by pgBackRest, with a receiver beside it. */
export async function startDrill(plan: Plan, services: ServicesEnv, tlsPort: number): Promise<Drill> {
  await needPrograms(['pgbackrest'], ['pgbackrest']);
  const adminUrl = services.databaseAdminUrl ?? '';
  const dir = join(plan.dir, 'backup');
  const withStore = services.s3.endpoint !== '';
  mkdirSync(join(dir, 'logs'), { recursive: true });
  const config = writeConfig(plan, services, dir, tlsPort);
  if (isRoot()) await mustRun('chown', ['-R', 'postgres:', dir]);
  const close = withStore ? await startTlsFront(tlsPort, services.s3.endpoint) : () => undefined;
  await archive(plan, adminUrl, config);
  const env = { PGBACKREST_CONFIG: config, PGHOST: '127.0.0.1', REPOSITORIES: withStore ? '1 2' : '2' };
  await asServerUser('env', [...variables(env), 'pgbackrest', '--stanza=indeks', 'stanza-create']);
  const received = join(dir, 'received');
  const receiver = startReceiver(plan.dir, [join(root, 'ops/backup.sh'), 'log', received, adminUrl]);
  const active = async () => (await sql(adminUrl, 'select active from pg_replication_slots')) === 't\n';
  await waitUntil('the receiver of the log', active, 30_000);
  return {
    repository: join(dir, 'disk'),
    receiver,
    close,
    received: () => waitForReceiver(adminUrl),
    ...scripts({ dir, received, env, adminUrl }),
  };
}

interface Place {
  dir: string;
  received: string;
  env: Readonly<Record<string, string>>;
  adminUrl: string;
}

function scripts({ dir, received, env, adminUrl }: Place) {
  const run = (script: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    asServerUser(
      'env',
      [...variables({ ...env, ...more }), 'bash', join(root, 'ops', script), ...args],
      longestMs,
    );
  return {
    copy: (kind: 'full' | 'incr', markUrl = '') => run('backup.sh', ['copy', kind], { MARK_URL: markUrl }),
    verify: () => run('backup.sh', ['verify']),
    check: (port: number, more: Readonly<Record<string, string>>) =>
      run('backup.sh', ['check', join(dir, 'checked')], {
        CHECK_PORT: String(port),
        SERVER_SETTINGS: serverSettings,
        ...more,
      }),
    restore: async (name: string, port: number, options: RestoreOptions = {}) => {
      const { time, archiveOnly, repository, files } = options;
      await run('restore.sh', [join(dir, name), ...(time === undefined ? [] : [time])], {
        ...(archiveOnly ? {} : { RECEIVED: received }),
        ...(repository === undefined ? {} : { REPOSITORY: String(repository) }),
        ...(files === undefined ? {} : { FILES: files }),
        ARCHIVE: 'off',
        START_PORT: String(port),
        SERVER_SETTINGS: serverSettings,
      });
      return Object.assign(new URL(adminUrl), { port: String(port) }).href;
    },
  };
}

/** On a machine that is busy with other things. */
const longestMs = 900_000;
/** At least those of the server that was lost. */
const serverSettings = '-c max_connections=300';

function variables(env: Readonly<Record<string, string>>): string[] {
  return Object.entries(env).map(([name, value]) => `${name}=${value}`);
}

export async function stopRestored(dir: string, name: string): Promise<void> {
  const data = join(dir, 'backup', name);
  await asServerUser(getProgram('pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
}

/** Writes the configuration of ops/ with the places and secrets of the drill. */
function writeConfig(plan: Plan, { s3 }: ServicesEnv, dir: string, tlsPort: number): string {
  const own: Readonly<Record<string, string>> = {
    'repo1-s3-endpoint': `127.0.0.1:${tlsPort}`,
    'repo1-s3-bucket': s3.bucket,
    'repo2-path': join(dir, 'disk'),
    'log-path': join(dir, 'logs'),
    'lock-path': join(dir, 'locks'),
    'spool-path': join(dir, 'spool'),
    'pg1-path': join(plan.dir, 'postgres'),
    'pg1-port': String(plan.ports.postgres),
  };
  const secrets = [
    `repo1-s3-key=${s3.accessKey}`,
    `repo1-s3-key-secret=${s3.secretKey}`,
    'repo1-cipher-pass=of the first repository',
    'repo2-cipher-pass=of the second repository',
    'repo1-storage-verify-tls=n',
  ];
  const lines = readFileSync(join(root, 'ops/pgbackrest.conf'), 'utf8').split('\n');
  const written = lines
    .filter((line) => s3.endpoint !== '' || !line.startsWith('repo1-'))
    .map((line) => {
      const name = line.split('=', 1)[0] ?? '';
      return own[name] === undefined ? line : `${name}=${own[name]}`;
    });
  const known = s3.endpoint === '' ? secrets.filter((line) => line.startsWith('repo2-')) : secrets;
  const path = join(dir, 'pgbackrest.conf');
  writeFileSync(path, written.join('\n').replace('[global]', `[global]\n${known.join('\n')}`));
  chmodSync(path, 0o600);
  return path;
}

/** Archiving begins with a start of the server. */
async function archive(plan: Plan, adminUrl: string, config: string): Promise<void> {
  const push = `pgbackrest --config=${config} --stanza=indeks archive-push %p`;
  await sql(adminUrl, 'alter system set archive_mode = on');
  await sql(adminUrl, `alter system set archive_command = '${push}'`);
  await sql(adminUrl, `alter system set archive_timeout = '60s'`);
  await stopAtOnce(plan);
  await startAgain(plan);
}

function startReceiver(dir: string, command: string[]): Child {
  const log = join(dir, 'receiver.log');
  const [program = 'bash', ...args] = isRoot() ? ['runuser', '-u', 'postgres', '--', 'bash'] : ['bash'];
  return startChild('receiver', program, [...args, ...command], { log, cwd: '/' });
}

async function waitForReceiver(adminUrl: string): Promise<void> {
  // What was committed may not have been written yet where a commit does not wait for the disk.
  const at = (await sql(adminUrl, 'select pg_current_wal_insert_lsn()')).trim();
  const question = `select flush_lsn >= '${at}' from pg_stat_replication`;
  await waitUntil('the log', async () => (await sql(adminUrl, question)) === 't\n', 20_000);
}
