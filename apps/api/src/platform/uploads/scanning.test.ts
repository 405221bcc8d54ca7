import { Readable } from 'node:stream';
import { billRoutes } from '@indeks/contract/month/bills/bills.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '#platform/mail/mailer.ts';
import { createCtx, transact } from '#platform/context.ts';
import { OutsideAway } from '#platform/outside-call.ts';
import { findLastEvent } from '#testing/identity/security-events.ts';
import { ownClamd, plantedName, plantedWords } from '#testing/own-clamd.ts';
import { storedKeys } from '#testing/pictures.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { askClamd } from './clamd.ts';
import { askForScan, scanFilesJob } from './scanning-later.ts';

const clamd = await ownClamd({ maxStream: 10 });
const scanning = (mode: string) =>
  startTestApp({ settings: { SCAN_UPLOADS: mode, CLAMAV_ADDRESS: clamd.address } });
const [refusing, trusting] = [await scanning('refuse'), await scanning('later')];
afterAll(() => Promise.all([clamd.close(), refusing.close(), trusting.close()]));
beforeAll(() => clamd.start());

const pdf = (words: string) => new File([`%PDF-1.7\n${words}\n%%EOF\n`], 'skan.pdf');
const clean = () => pdf('nothing of interest');
const infected = () => pdf(plantedWords);

const someone = async (app: TestApp) => {
  const person = await app.person({ role: 3, name: 'Ewa Żak' });
  const client = await app.signedInAs(person);
  const send = (file: File, headers = {}) =>
    client.call(chatRoutes.send, { body: { uid_to: 0, file } }, headers);
  return { person, client, send };
};
const jobCtx = ({ services, db }: TestApp) => ({
  ...createCtx({ services, db, log: pino({ level: 'silent' }), requestId: 'test' }),
  mailer: createMailer(services.config),
});
const scanNow = (app: TestApp) => scanFilesJob.handle(jobCtx(app), {});
const waiting = ({ db }: TestApp) => db.selectFrom('unscanned_files').selectAll().execute();

test('a clean file is taken, an infected one is refused with a sentence, stored nowhere and noted', async () => {
  const { person, send } = await someone(refusing);
  expect((await send(clean())).status).toBe(200);
  const before = (await storedKeys(refusing)).length;
  const { status, error } = await send(infected());
  expect([status, error.code, error.message, error.details]).toEqual([
    422,
    'file/infected',
    'Ten plik zawiera złośliwe oprogramowanie i\u00a0nie został przyjęty. Przeskanuj urządzenie programem antywirusowym i\u00a0wybierz inny plik.',
    { file: 'skan.pdf' },
  ]);
  expect(await storedKeys(refusing)).toHaveLength(before);
  expect(await findLastEvent(refusing, 'file-infected')).toMatchObject({
    actor_id: person.id,
    route: 'POST /chatapi',
    detail: plantedName,
  });
  expect(await waiting(refusing)).toEqual([]);
});

test('a request with an idempotency key is scanned outside of its transaction', async () => {
  const client = await refusing.signedIn(0);
  const key = { 'idempotency-key': '0d5a3d5e-4d0c-4a62-9f6f-0a9f5a4a1d11' };
  const send = (file: File) => client.call(billRoutes.create, { body: { date: '2026-11-12', file } }, key);
  expect((await send(infected())).error.code).toBe('file/infected');
  await expect(
    transact(jobCtx(refusing), () => refusing.services.scanner.scan(Readable.from([]))),
  ).rejects.toThrow('scanner must not be called inside a transaction');
});

test('while the scanner is away a file is refused, or taken and scanned later, as set', async () => {
  await clamd.stop();
  const refused = await (await someone(refusing)).send(clean());
  expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([
    503,
    'file/scanner-away',
    '2',
  ]);
  const { person, client, send } = await someone(trusting);
  const [good, bad, gone] = [await send(clean()), await send(infected()), await send(clean())];
  expect([good.status, bad.status, gone.status]).toEqual([200, 200, 200]);
  expect((await waiting(trusting)).map(({ user_id, found }) => [user_id, found])).toEqual(
    Array.from({ length: 3 }, () => [person.id, null]),
  );
  await scanNow(trusting);
  expect(await waiting(trusting)).toHaveLength(3);
  await client.call(chatRoutes.removeMany, { body: [gone.body.id] });
  await trusting.services.files.remove((await waiting(trusting))[2]?.stored_as ?? '');

  await clamd.start();
  const [, badKey = ''] = (await waiting(trusting)).map(({ stored_as }) => stored_as);
  await scanNow(trusting);
  const read = (file: string | null) => client.call(chatRoutes.attachment, { params: { file: file ?? '' } });
  expect((await read(good.body.file)).status).toBe(200);
  expect((await read(bad.body.file)).error.code).toBe('file/missing');
  expect(await trusting.services.files.exists(badKey)).toBe(false);
  const found = (await waiting(trusting)).find((row) => row.found !== null);
  expect(found).toMatchObject({ stored_as: badKey, found: plantedName });
  expect(await findLastEvent(trusting, 'file-infected')).toMatchObject({
    subject_id: person.id,
    detail: plantedName,
  });
  const traces = await trusting.db
    .selectFrom('audit_log')
    .select('before')
    .where('action', '=', 'files.infected')
    .execute();
  expect(traces).toEqual([{ before: { key: badKey, found: plantedName, user_id: person.id } }]);
});

test('a scanner that is silent is given up, and everybody but the sender goes on', async () => {
  clamd.freeze();
  try {
    const limits = { connectMs: 300, answerMs: 300 };
    const asked = askClamd(clamd.address, Readable.from([Buffer.from('x')]), limits);
    await expect(asked).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  } finally {
    clamd.thaw();
  }
});

test('a content that clamd does not take whole is nothing that was seen', async () => {
  const long = Readable.from(Array.from({ length: 11 }, () => Buffer.alloc(1_048_576)));
  await expect(refusing.services.scanner.scan(long)).rejects.toThrow(OutsideAway);
});

test('nobody is asked where scanning is off', async () => {
  const app = await startTestApp({ settings: { CLAMAV_ADDRESS: 'tcp://127.0.0.1:9' } });
  expect((await (await someone(app)).send(infected())).status).toBe(200);
  await askForScan(jobCtx(app));
  expect(await waiting(app)).toEqual([]);
  await app.close();
});
