import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '#testing/run-script.ts';
import type { TestDatabase } from '#testing/template.ts';
import { testDatabase } from '#testing/test-database.ts';
import { demoPassword } from './demo-accounts.ts';

let database: TestDatabase;
let folder: string;
let keysFile: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'indeks-seed-'));
  keysFile = join(folder, 'keys.json');
  await writeFile(
    keysFile,
    JSON.stringify({ current: 'k', keys: { k: randomBytes(32).toString('base64') } }),
  );
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const settings = () => ({
  NODE_ENV: 'development',
  DATABASE_URL: database.ownerUrl,
  DATABASE_OWNER_URL: database.ownerUrl,
  REDIS_URL: 'redis://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  FILES_DIR: join(folder, 'files'),
  SEALING_KEYS_FILE: keysFile,
});

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runScript('seeds/cli.ts', args, { ...settings(), ...env });

/** Every second of the twenty-five mentors has a card. */
const mentorCards = 13;

const storedFiles = async (): Promise<number | undefined> => {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from stored_files');
    return rows[0]?.n;
  } finally {
    await client.end();
  }
};

test('refuses production', async () => {
  const refused = await run([], { NODE_ENV: 'production' });
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toContain('does not run in production');
});

test('knows three scales', async () => {
  const refused = await run(['--scale=7']);
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('1, 10, 100');
});

// Each run is a whole process with a hash that is slow on purpose.
test('fills an empty database, then leaves it alone until told to start again', async () => {
  const first = await run(['--scale=1', '--if-empty']);
  expect(first).toMatchObject({ code: 0, errors: '' });
  expect(first.output).toContain('places 24');
  expect(first.output).toContain('group_files 15');
  const stored = await readdir(join(folder, 'files'), { recursive: true });
  expect(stored.filter((name) => name.endsWith('.type'))).toHaveLength(15 + mentorCards);
  expect(first.output).toContain(demoPassword);
  expect(await run(['--if-empty'])).toEqual({ code: 0, output: '', errors: '' });
  const again = await run([]);
  expect(again).toMatchObject({ code: 1, output: '' });
  expect(again.errors).toContain('--reset');
  const reset = await run(['--reset']);
  expect(reset).toMatchObject({ code: 0, errors: '' });
  expect(reset.output).toContain('places 24');
  expect(await storedFiles()).toBe(15 + mentorCards);
  // The whole demo data twice, by processes of their own.
}, 600_000);
