import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAlive } from '../shared/processes.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { accepts } from './network.ts';
import { ephemeralPlan, readEnv, readStarted, writeStarted, type ServicesEnv } from './plan.ts';
import { sql } from './postgres.ts';
import { startServices, stopServices } from './services.ts';

const dir = mkdtempSync(join(tmpdir(), 'indeks-services-'));
const [portsFrom = 0] = await freePorts(7);
const plan = ephemeralPlan(dir, portsFrom, ['postgres', 'redis', 'smtp']);

describe('services of their own', () => {
  let services: ServicesEnv;

  beforeAll(async () => {
    services = await startServices(plan);
  });

  afterAll(async () => {
    await stopServices(dir);
    rmSync(dir, { recursive: true, force: true });
  });

  test('write their addresses where the other tools read them', () => {
    expect(readEnv(dir)).toEqual(services);
    expect(services.redisUrl).toBe(`redis://127.0.0.1:${portsFrom + 1}`);
  });

  test('the owner may create trusted extensions and tables', async () => {
    await sql(
      services.databaseOwnerUrl,
      'create extension pg_trgm; create extension unaccent; create table t ()',
    );
    expect(await sql(services.databaseOwnerUrl, "select to_regclass('t') is not null")).toBe('t\n');
  });

  test('the application can log in and has no rights of its own', async () => {
    expect(await sql(services.databaseUrl, 'select current_user')).toBe('indeks_app\n');
    await expect(sql(services.databaseUrl, 'create table mine ()')).rejects.toThrow('permission denied');
  });

  test('a second start on the same ports is refused with a sentence', async () => {
    await expect(startServices(plan)).rejects.toThrow(`already running on port ${portsFrom}`);
  });

  test('stopping ends every process that was started', async () => {
    const started = Object.values(readStarted(dir));
    expect(started.map(({ pid, mark }) => isAlive(pid, mark))).toEqual([true, true, true]);
    await stopServices(dir);
    expect(started.map(({ pid, mark }) => isAlive(pid, mark))).toEqual([false, false, false]);
    expect(await accepts('127.0.0.1', portsFrom)).toBe(false);
  });
});

test('stopping leaves a process alone that took over the number of an ended one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'indeks-services-'));
  const stranger = spawn('sleep', ['60']);
  const pid = stranger.pid ?? 0;
  writeStarted(folder, { redis: { pid, mark: '127.0.0.1:1' } });
  await stopServices(folder);
  expect(isAlive(pid, 'sleep')).toBe(true);
  stranger.kill();
  rmSync(folder, { recursive: true, force: true });
});
