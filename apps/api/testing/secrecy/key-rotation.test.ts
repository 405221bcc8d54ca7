import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sealedColumns } from '#app';
import { credentialsColumn } from '#modules/provider/admin-settings/index.ts';
import { sessionCookie } from '#platform/auth/sessions.ts';
import { systemClock } from '#platform/clock.ts';
import { createColumnSealer } from '#platform/crypto/sealed-columns.ts';
import { createDatabase, createPool, type Database } from '#platform/db/database.ts';
import { freePort } from '../free-ports.ts';
import { eventually } from '../patience.ts';
import { insertPerson, insertSession, type Person } from '../identity/people.ts';
import { personSave } from '../employment/questionnaires.ts';
import { publicOrigin } from '../real-processes.ts';
import { runScript } from '../run-script.ts';
import type { TestDatabase } from '../template.ts';
import { testDatabase } from '../test-database.ts';

const keyBytes = { a: randomBytes(32), b: randomBytes(32) };
type KeyId = keyof typeof keyBytes;

let database: TestDatabase;
let db: Database;
let folder: string;
let lecturer: Person;
let admin: Person;

beforeAll(async () => {
  database = await testDatabase();
  db = createDatabase(createPool({ url: database.appUrl, max: 2, name: 'test', onError: () => {} }));
  folder = await mkdtemp(join(tmpdir(), 'indeks-rotation-'));
  lecturer = await insertPerson(db, { role: 0 });
  admin = await insertPerson(db, { role: 11 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** The settings of a process whose key file holds these keys. */
const settings = async (current: KeyId, ...ids: readonly KeyId[]): Promise<Record<string, string>> => {
  const file = join(folder, `keys-${ids.join('')}.json`);
  const keys = Object.fromEntries(ids.map((id) => [id, keyBytes[id].toString('base64')]));
  await writeFile(file, JSON.stringify({ current, keys }));
  const { redisUrl, smtpUrl } = inject('services');
  return {
    NODE_ENV: 'test',
    PORT: String(await freePort()),
    METRICS_PORT: '0',
    PUBLIC_ADDRESS: publicOrigin,
    DATABASE_URL: database.appUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    SEALING_KEYS_FILE: file,
    FILES_DIR: join(folder, 'files'),
  };
};

/** `request` is "GET /api/…". */
type Ask = (person: Person, request: string, body?: object) => Promise<unknown>;

/** A real process for the time of the work. */
const withProcess = async (env: Record<string, string>, work: (ask: Ask) => Promise<void>): Promise<void> => {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const words = join(folder, 'process.log');
  const log = openSync(words, 'w');
  const child = spawn('node', [main], { stdio: ['ignore', log, log], env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${env['PORT']}`;
  try {
    await eventually(() => fetch(`${address}/api/ready`)).catch((error: unknown) => {
      throw new Error(`the process does not answer: ${readFileSync(words, 'utf8')}`, { cause: error });
    });
    await work(async (person, request, body) => {
      const [method = 'GET', path = '/'] = request.split(' ');
      const { token } = await insertSession(db, systemClock, person);
      const headers = { origin: publicOrigin, cookie: `${sessionCookie}=${token}` };
      const json = body && { 'content-type': 'application/json' };
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: { ...headers, ...json },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([request, answer.status]).toEqual([request, 200]);
      return answer.json();
    });
  } finally {
    child.kill('SIGKILL');
    await ended;
    closeSync(log);
  }
};

const credentials = { client_id: 'klient', client_secret: 'tajne', account_id: 'konto', uid: 'osoba' };
const moved = { ...fullForm, address: { ...fullForm.address, city: 'Łódź' } };
const keysCommand = async (env: Record<string, string>, ...args: string[]) =>
  runScript('src/keys.ts', args, env);

test('rotated, sealed anew, without the old key: everything can be read', { timeout: 180_000 }, async () => {
  const form = `/api/users/${lecturer.id}/registrationForm`;
  await withProcess(await settings('a', 'a'), async (ask) => {
    await ask(lecturer, `POST ${form}/create`, personSave());
    await ask(lecturer, `POST ${form}/create`, personSave(moved, 1));
    await ask(admin, 'POST /meetingapi/clients', credentials);
  });

  const onlyNew = await settings('b', 'b');
  const tooEarly = await runScript('src/main.ts', [], onlyNew);
  expect(tooEarly.code).toBe(1);
  expect(tooEarly.errors).toContain('questionnaires.sealed: 1 rows need the key "a"');
  expect(tooEarly.errors).toContain('questionnaire_history.sealed: 2 rows need the key "a"');
  expect(tooEarly.errors).toContain('service_credentials.sealed: 1 rows need the key "a"');
  expect(await keysCommand(onlyNew)).toMatchObject({
    code: 1,
    errors: 'missing from SEALING_KEYS_FILE: "a"\n',
  });

  const both = await settings('b', 'a', 'b');
  await withProcess(both, async () => {
    const handed = await keysCommand(both, 'reseal');
    expect(handed).toMatchObject({ code: 0, errors: '' });
    expect(handed.output).toContain('questionnaire_history.sealed: 2 rows need "a"');
    const finished = async () =>
      expect((await keysCommand(both)).output).toContain('to be sealed anew: nothing\nmay be removed: "a"\n');
    await eventually(finished);
  });

  await withProcess(onlyNew, async (ask) => {
    const saved = await ask(lecturer, `GET ${form}`);
    expect(saved).toMatchObject({ questionnaire: { form: moved }, version: 2 });
    const history = await ask(lecturer, `GET /api/history/user/${lecturer.id}`);
    const change = { field: 'address.city', before: fullForm.address.city, after: 'Łódź' };
    expect(history).toMatchObject({ items: [{ changes: [change] }, { kind: 'created' }] });
  });
  const { sealed } = await db.selectFrom('service_credentials').select('sealed').executeTakeFirstOrThrow();
  const sealer = createColumnSealer({ current: 'b', keys: new Map([['b', keyBytes.b]]) }, sealedColumns);
  expect(JSON.parse(sealer.open(credentialsColumn, 'zoom', sealed))).toEqual(credentials);
});

test('the command knows one word', async () => {
  const refused = await keysCommand(await settings('a', 'a'), 'reseel');
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('keys.ts reseal');
});
