import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endChild } from '../shared/children.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { ephemeralPlan, readStarted, type ServicesEnv } from '../services/plan.ts';
import { root } from '../shared/root.ts';
import { asServerUser, sql } from '../services/postgres.ts';
import { startServices, stopServices } from '../services/services.ts';
import { startDrill, stopRestored, type Drill } from './backup-drill.ts';

const dir = mkdtempSync(join(tmpdir(), 'indeks-backup-'));
const copies = join(dir, 'backup', 'copies');
const [port = 0, , , , , , , secondPort = 0, thirdPort = 0] = await freePorts(9);
let services: ServicesEnv;
let admin: string;
let drill: Drill;

beforeAll(async () => {
  services = await startServices(ephemeralPlan(dir, port, ['postgres']));
  admin = services.databaseAdminUrl ?? '';
  drill = await startDrill(dir, admin);
  await sql(admin, 'create table t (n int, at timestamptz default clock_timestamp())');
});

afterAll(async () => {
  await endChild(drill.receiver);
  await stopServices(dir);
  rmSync(dir, { recursive: true, force: true });
});

const insert = (from: number, to: number) =>
  sql(admin, `insert into t select generate_series(${from}, ${to})`);

test('of three copies two stay, and one that is broken keeps the older ones from being removed', async () => {
  await insert(1, 1000);
  for (let turn = 0; turn < 3; turn += 1) await drill.copy();
  const [first = '', second = ''] = readdirSync(copies).sort();
  expect(readdirSync(copies)).toHaveLength(2);

  truncateSync(join(copies, second, 'base.tar.gz'), 100_000);
  await expect(drill.copy()).rejects.toThrow(`the copy ${second} is broken; nothing is removed`);
  expect(readdirSync(copies)).toContain(first);
  await asServerUser('rm', ['-r', join(copies, second)]);
}, 120_000);

test('the portal is told of a copy that is whole, and a portal that cannot be told is a failure', async () => {
  await expect(drill.copy(admin)).rejects.toThrow('the copy is whole, but the portal could not be told');
  const read = (path: string) => readFileSync(join(root, 'apps/api/database', path), 'utf8');
  const [marks = ''] =
    /create table backup_marks[\s\S]*?from indeks_app;/.exec(read('migrations/0003-provider.sql')) ?? [];
  await sql(admin, marks);
  await sql(admin, read('logic/provider/backup-marks.sql'));
  await drill.copy(admin);
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
  const earlier = await drill.restore('earlier', thirdPort, moment);
  const earlierRows = await sql(earlier, 'select count(*), max(n) from t');
  await stopRestored(dir, 'earlier');
  expect([rows, earlierRows]).toEqual(['1001|1001\n', '1000|1000\n']);
}, 120_000);
