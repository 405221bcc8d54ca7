import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { endChild, startChild } from '../shared/children.ts';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { freePorts } from '../services/network.ts';
import { getProgram, isRoot } from '../services/packages.ts';
import { ephemeralPlan, readStarted } from '../services/plan.ts';
import { asServerUser, sql } from '../services/postgres.ts';
import { startServices, stopServices } from '../services/services.ts';

const dir = mkdtempSync(join(tmpdir(), 'indeks-backup-'));
const backup = join(dir, 'backup');
const [port = 0, , , , , , , secondPort = 0] = await freePorts(8);

afterAll(async () => {
  await stopServices(dir);
  rmSync(dir, { recursive: true, force: true });
});

test('a lost server comes back with the last transaction, though the copy is older', async () => {
  const services = await startServices(ephemeralPlan(dir, port, ['postgres']));
  const admin = services.databaseAdminUrl ?? '';
  const script = (name: string, ...args: string[]) => [join(root, 'ops', name), ...args];
  mkdirSync(backup);
  if (isRoot()) await mustRun('chown', ['postgres:', backup]);
  const receiver = startReceiver(script('backup.sh', 'wal', backup, admin));
  await vi.waitFor(
    async () => expect(await sql(admin, 'select active from pg_replication_slots')).toBe('t\n'),
    20_000,
  );

  await sql(
    services.databaseOwnerUrl,
    'create table t (n int); insert into t select generate_series(1, 1000)',
  );
  await asServerUser('bash', script('backup.sh', 'base', backup, admin));
  await sql(services.databaseOwnerUrl, 'insert into t values (1001)');
  await waitUntilReceived(admin);
  process.kill(readStarted(dir).postgres?.pid ?? 0, 'SIGKILL');
  await endChild(receiver);

  await asServerUser('mkdir', ['-m', '700', join(backup, 'data')]);
  await asServerUser('bash', script('restore.sh', backup, join(backup, 'data')));
  const flags = `-c port=${secondPort} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=300`;
  const control = (...args: string[]) =>
    asServerUser(getProgram('pg_ctl'), ['-D', join(backup, 'data'), ...args]);
  await control('-l', join(backup, 'log'), '-w', '-t', '60', '-o', flags, 'start');
  const restored = services.databaseOwnerUrl.replace(`:${port}`, `:${secondPort}`);
  const rows = await sql(restored, 'select count(*), max(n) from t');
  await control('-m', 'immediate', 'stop');
  expect(rows).toBe('1001|1001\n');
});

function startReceiver(command: string[]) {
  const log = join(dir, 'receiver.log');
  const [program = 'bash', ...args] = isRoot() ? ['runuser', '-u', 'postgres', '--', 'bash'] : ['bash'];
  return startChild('receiver', program, [...args, ...command], { log, cwd: '/' });
}

/** Waits until the archived log holds what was committed. */
async function waitUntilReceived(admin: string): Promise<void> {
  const at = (await sql(admin, 'select pg_current_wal_lsn()')).trim();
  const question = `select flush_lsn >= '${at}' from pg_stat_replication`;
  await vi.waitFor(async () => expect(await sql(admin, question)).toBe('t\n'), 20_000);
}
