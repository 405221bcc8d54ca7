import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endChild } from '../shared/children.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { ephemeralPlan, readStarted } from '../services/plan.ts';
import { root } from '../shared/root.ts';
import { sql } from '../services/postgres.ts';
import { startServices, stopServices } from '../services/services.ts';
import { startDrill, stopRestored, type Drill } from './backup-drill.ts';

const dir = mkdtempSync(join(tmpdir(), 'indeks-backup-'));
const [port = 0, , , , , , , secondPort = 0, thirdPort = 0, tlsPort = 0] = await freePorts(10);
const plan = ephemeralPlan(dir, port, ['postgres']);
let admin: string;
let drill: Drill;

beforeAll(async () => {
  const services = await startServices(plan);
  admin = services.databaseAdminUrl ?? '';
  drill = await startDrill(plan, services, tlsPort);
  await sql(admin, 'create table t (n int, at timestamptz default clock_timestamp())');
}, 120_000);

afterAll(async () => {
  await stopServices(dir);
  await endChild(drill.receiver);
  drill.close();
  rmSync(dir, { recursive: true, force: true });
});

const insert = (from: number, to: number) =>
  sql(admin, `insert into t select generate_series(${from}, ${to})`);
const copies = () =>
  readdirSync(join(drill.repository, 'backup/indeks')).filter((name) => /^\d{8}-\d{6}F/.test(name));

test('the portal is told of a copy that is whole, and a portal that cannot be told is a failure', async () => {
  await insert(1, 1000);
  await expect(drill.copy('full', admin)).rejects.toThrow(
    'copy ended well, but the portal could not be told',
  );
  const read = (path: string) => readFileSync(join(root, 'apps/api/database', path), 'utf8');
  const [marks = ''] =
    /create table backup_marks[\s\S]*?from indeks_app;/.exec(read('migrations/0003-provider.sql')) ?? [];
  await sql(admin, marks);
  await sql(admin, 'create role indeks_backup login replication');
  await sql(admin, read('logic/provider/backup-marks.sql'));
  const backup = admin.replace('postgres@', 'indeks_backup@');
  await drill.copy('incr', backup);
  const told = await sql(admin, `select kind, finished_at > now() - interval '1 hour' from backup_marks`);
  expect(told).toBe('database|t\n');
}, 120_000);

test('a lost server comes back with the last transaction, or as it was at a moment', async () => {
  const moment = (await sql(admin, 'select clock_timestamp()')).trim();
  await insert(1001, 1001);
  await drill.received();
  process.kill(readStarted(dir).postgres?.pid ?? 0, 'SIGKILL');
  await endChild(drill.receiver);

  const last = await drill.restore('last', secondPort);
  const rows = await sql(last, 'select count(*), max(n) from t');
  await stopRestored(dir, 'last');
  const earlier = await drill.restore('earlier', thirdPort, { time: moment });
  const earlierRows = await sql(earlier, 'select count(*), max(n) from t');
  const archives = await sql(earlier, 'show archive_mode');
  await stopRestored(dir, 'earlier');
  expect([rows, earlierRows, archives]).toEqual(['1001|1001\n', '1000|1000\n', 'off\n']);
}, 120_000);

test('a broken copy is found, and nothing on the disk can be read without its password', async () => {
  expect(await drill.verify()).toContain('everything is whole');
  const [first = ''] = copies();
  const bundles = join(drill.repository, 'backup/indeks', first, 'bundle');
  const bundle = join(bundles, readdirSync(bundles)[0] ?? '');
  expect(readFileSync(bundle).subarray(0, 8).toString()).toBe('Salted__');
  truncateSync(bundle, 1_000);
  await expect(drill.verify()).rejects.toThrow('repository 2 is broken');
}, 120_000);
