import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, type Child } from '../shared/children.ts';
import { mustRun, waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { getProgram, isRoot } from '../services/packages.ts';
import { asServerUser, sql } from '../services/postgres.ts';

/** The scripts of ops/ on a server of the drill's own. */
export interface Drill {
  /** One more copy, of which the portal's database is told if it is named; answers with its words. */
  copy(markUrl?: string): Promise<string>;
  /** Restores to the moment, or to the end, and answers with the address of the server that runs on it. */
  restore(name: string, port: number, time?: string): Promise<string>;
  /** What was committed has left the server. */
  received(): Promise<void>;
  receiver: Child;
}

export async function startDrill(dir: string, adminUrl: string): Promise<Drill> {
  const backup = join(dir, 'backup');
  mkdirSync(backup);
  if (isRoot()) await mustRun('chown', ['postgres:', backup]);
  const receiver = startReceiver(dir, [script('backup.sh'), 'wal', backup, adminUrl]);
  const active = async () => (await sql(adminUrl, 'select active from pg_replication_slots')) === 't\n';
  await waitUntil('the receiver of the log', active, 30_000);
  return {
    receiver,
    copy: (markUrl = '') =>
      asServerUser('env', [`MARK_URL=${markUrl}`, 'bash', script('backup.sh'), 'base', backup, adminUrl]),
    received: () => received(adminUrl),
    restore: async (name, port, time) => {
      const data = join(backup, name);
      await asServerUser('bash', [script('restore.sh'), backup, data, ...(time === undefined ? [] : [time])]);
      const address = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
      const flags = `${address} -c max_connections=300`;
      const log = join(backup, `${name}.log`);
      const start = ['-D', data, '-l', log, '-w', '-t', '60', '-o', flags, 'start'];
      await asServerUser(getProgram('pg_ctl'), start).catch((error: unknown) => {
        throw new Error(`the restored server did not start: ${readFileSync(log, 'utf8')}`, { cause: error });
      });
      const url = Object.assign(new URL(adminUrl), { port: String(port) }).href;
      // It lets readers in before it has replayed everything.
      const open = async () => (await sql(url, 'select pg_is_in_recovery()')) === 'f\n';
      await waitUntil('the restored server', open, 60_000);
      return url;
    },
  };
}

export async function stopRestored(dir: string, name: string): Promise<void> {
  const data = join(dir, 'backup', name);
  await asServerUser(getProgram('pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
}

function script(name: string): string {
  return join(root, 'ops', name);
}

function startReceiver(dir: string, command: string[]): Child {
  const log = join(dir, 'receiver.log');
  const [program = 'bash', ...args] = isRoot() ? ['runuser', '-u', 'postgres', '--', 'bash'] : ['bash'];
  return startChild('receiver', program, [...args, ...command], { log, cwd: '/' });
}

async function received(adminUrl: string): Promise<void> {
  // What was committed may not have been written yet where a commit does not wait for the disk.
  const at = (await sql(adminUrl, 'select pg_current_wal_insert_lsn()')).trim();
  const question = `select flush_lsn >= '${at}' from pg_stat_replication`;
  await waitUntil('the log', async () => (await sql(adminUrl, question)) === 't\n', 20_000);
}
