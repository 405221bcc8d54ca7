import { readdirSync } from 'node:fs';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { avatarRoutes } from '@indeks/contract/talk/avatars/avatars.routes';
import { audiences, uploadKinds } from '@indeks/contract/common/upload-kinds';
import { afterAll, expect, test } from 'vitest';
import { writePdf } from '#testing/hostile/heavy-uploads.ts';
import { pngBytes, storedKeys } from '#testing/pictures.ts';
import type { Client } from '#testing/client.ts';
import { runScript } from '#testing/run-script.ts';
import { startTestApp } from '#testing/test-app.ts';
import { countUpload } from './day-limits.ts';
import { listLimits } from './day-limits.queries.ts';
import { mostUploadsAtOnce, mostUploadsOfOnePerson } from './uploads-at-once.ts';

const app = await startTestApp();
afterAll(() => app.close());

const send = (client: Client, bytes: number, headers: Record<string, string> = {}) =>
  client.call(
    chatRoutes.send,
    { body: { uid_to: 0, file: new File([Uint8Array.from(writePdf(bytes))], 'skan.pdf') } },
    headers,
  );
const limit = (megabytes: number, files: number, from: string) =>
  app.asOwner(`insert into upload_limits (kind, audience, valid_from, bytes, files)
    values ('message', 'students', '${from}', ${megabytes * 1_000_000}, ${files})
    on conflict (kind, audience, valid_from) do update set bytes = excluded.bytes, files = excluded.files`);
const usedBy = (userId: number) =>
  app.db
    .selectFrom('uploads_of_days')
    .select(['kind', 'bytes', 'files'])
    .where('user_id', '=', userId)
    .execute();

test('every kind of file has a limit for everybody', async () => {
  const limits = await listLimits(app);
  const named = limits.map(({ kind, audience }) => `${kind} ${audience}`);
  for (const kind of uploadKinds)
    for (const audience of audiences) expect(named).toContain(`${kind} ${audience}`);
});

test('an operator reads the limits and sets one from a day on, which is audited', async () => {
  const { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE } = app.services.config;
  const run = (...args: readonly string[]) =>
    runScript('src/upload-limits.ts', args, { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE });
  const set = await run('set', 'mentor', 'staff', '2999-01-01', '20', '7');
  expect([set.code, set.errors]).toEqual([0, '']);
  expect(set.output).toContain('mentor staff from 2999-01-01: 20 MB, 7 files a day\n');
  expect(set.output).toContain('mentor staff from 2000-01-01: 300 MB, 150 files a day\n');
  const traces = await app.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'upload-limit.set')
    .execute();
  expect(traces).toEqual([
    { after: expect.objectContaining({ kind: 'mentor', bytes: 20_000_000, files: 7 }) },
  ]);
  for (const wrong of ['set mentor staff 2020-01-01 20 7', 'set mentor staff 2999-01-01 0 7', 'drop'])
    expect((await run(...wrong.split(' '))).code).toBe(1);
});

test('of forty files sent at once exactly those are taken that the limit of the day has room for', async () => {
  const student = await app.person({ role: 3 });
  const ctx = { db: app.db, clock: app.clock, actor: student } as unknown as Parameters<
    typeof countUpload
  >[0]; // all it reads
  const nine = { content: { size: 9_000_000 }, countsAs: 'message' } as unknown as never; // all it reads
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => countUpload(ctx, { file: nine })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  expect(await usedBy(student.id)).toEqual([{ kind: 'message', bytes: 99_000_000, files: 11 }]);
});

test('a student is told how much is left and from when; the next day and a later limit are others', async () => {
  app.clock.set('2026-11-18T12:00:00+01:00');
  await limit(1, 5, '2026-11-18');
  await limit(2, 2, '2026-11-20');
  const person = await app.person({ role: 3 });
  const student = await app.signedInAs(person);
  const before = (await storedKeys(app)).length;
  expect((await send(student, 700_000)).status).toBe(200);
  const refused = await send(student, 400_000);
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    429,
    'upload/day-limit',
    'Dzienny limit przesyłania to 1\u00a0MB, z\u00a0czego dziś zostało 0,3\u00a0MB. Kolejne pliki tego rodzaju prześlesz od 19.11.2026.',
  ]);
  expect(refused.headers['retry-after']).toBe(String(12 * 3_600));
  expect((await send(student, 1_000_100)).error).toMatchObject({
    code: 'upload/over-day-limit',
    message: 'Dzienny limit przesyłania to 1\u00a0MB. Wybierz mniej albo mniejsze pliki.',
  });
  // Another kind of file has its own.
  const photo = new File([Uint8Array.from(await pngBytes([20, 20]))], 'a.png');
  const { status } = await student.call(avatarRoutes.upload, {
    params: { id: person.id },
    body: { file: photo },
  });
  expect(status).toBe(200);
  app.clock.set('2026-11-19T00:00:30+01:00');
  expect((await send(await app.signedInAs(person), 400_000)).status).toBe(200);
  app.clock.set('2026-11-20T08:00:00+01:00');
  const later = await app.signedInAs(person);
  expect((await send(later, 10_000)).status).toBe(200);
  expect((await send(later, 10_000)).status).toBe(200);
  expect((await send(later, 10_000)).error.message).toBe(
    'Dzienny limit przesyłania to 2\u00a0pliki, z\u00a0czego dziś zostało 0\u00a0plików. Kolejne pliki tego rodzaju prześlesz od 21.11.2026.',
  );
  expect((await storedKeys(app)).length).toBe(before + 5);
});

test('a repeated request is counted once; what is deleted stays counted', async () => {
  const person = await app.person({ role: 4 });
  const client = await app.signedInAs(person);
  const file = new File([Uint8Array.from(writePdf(50_000))], 'skan.pdf');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const once = () => client.call(chatRoutes.send, { body: { uid_to: 0, file } }, key);
  const { body } = await once();
  expect((await once()).body).toEqual(body);
  const other = new File([Uint8Array.from(writePdf(50_000))], 'skan.pdf');
  const changed = await client.call(chatRoutes.send, { body: { uid_to: 0, file: other } }, key);
  expect(changed.error.code).toBe('idempotency/other-request');
  await client.call(chatRoutes.removeMany, { body: [body.id] });
  expect(await usedBy(person.id)).toEqual([{ kind: 'message', bytes: 50_000, files: 1 }]);
});

test('too many at once are refused, for one person and for all; what is refused leaves nothing', async () => {
  const person = await app.person({ role: 3 });
  const client = await app.signedInAs(person);
  const places = Array.from({ length: mostUploadsOfOnePerson }, () =>
    app.services.uploadPlaces.take(person.id),
  );
  const refused = await send(client, 10_000);
  expect([refused.status, refused.error.message, refused.headers['retry-after']]).toEqual([
    429,
    'Trwa już zbyt wiele przesyłań naraz. Poczekaj, aż się skończą, i\u00a0spróbuj ponownie.',
    '5',
  ]);
  const other = await app.signedIn(4);
  expect((await send(other, 10_000)).status).toBe(200);
  while (places.length < mostUploadsAtOnce) places.push(app.services.uploadPlaces.take(-places.length));
  expect((await send(other, 10_000)).error.code).toBe('upload/too-many');
  for (const giveBack of places) giveBack?.();
  expect((await send(client, 10_000)).status).toBe(200);
  expect([app.services.spool.bytes(), readdirSync(app.services.config.UPLOADS_DIR)]).toEqual([0, []]);
});

test('a body that is announced larger than its files may be is refused before it is read', async () => {
  const { error } = await send(await app.signedIn(4), 14_100_000);
  expect([error.code, error.message]).toEqual(['file/too-large', expect.stringContaining('10')]);
});
