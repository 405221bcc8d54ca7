import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteBucketCommand, DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { createCtx, type Ctx } from '#platform/context.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { tidyUp } from '#platform/maintenance/tidy-up.ts';
import { insertBankReport } from '#testing/money/bank-reports.ts';
import { insertReadyList } from '#testing/notices/ordered-lists.ts';
import { insertStoredFile } from '#testing/talk/chat.ts';
import { insertGroup } from '#testing/studies/evaluations.ts';
import { insertBill, insertPhoto } from '#testing/pictures.ts';
import { insertProtocol } from '#testing/studies/protocols.ts';
import { runScript } from '#testing/run-script.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createDiskStore } from './disk-store.ts';
import { withStoredFiles } from './stored-files.ts';
import { sweep, sweepFilesJob } from './sweeping.ts';

const bucket = `indeks-sweep-${randomBytes(6).toString('hex')}`;

const { endpoint, accessKey, secretKey } = inject('services').s3;
const app = await startTestApp({
  settings: {
    FILES_DRIVER: 's3',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_BUCKET: bucket,
  },
});
const client = new S3Client({
  endpoint,
  region: 'eu-central-1',
  forcePathStyle: true,
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
});
const person = await app.person({ role: 0 });
afterAll(async () => {
  for (const Key of await keysThere()) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
  await client.send(new DeleteBucketCommand({ Bucket: bucket }));
  client.destroy();
  await app.close();
});

/** The store has the time of the machine; ours is so many hours ahead of it. */
const hoursLater = (hours: number) => app.clock.set(new Date(Date.now() + hours * 3_600_000).toISOString());
beforeEach(() => hoursLater(25));

const ctx = (): Ctx =>
  createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' });
const keysThere = async () =>
  (await app.services.files.list({ after: undefined, most: 1_000 })).map(({ key }) => key);
const everything = { after: undefined, howeverMany: false };

const store = async (): Promise<string> =>
  (await app.services.files.put(Buffer.from('x'), { contentType: 'image/webp' })).key;
/** As a process leaves it that is killed before it commits. */
const storeWithoutRow = store;

/** A file in every column that names one. */
const storeNamed = async (): Promise<string[]> => {
  const { picture_key, thumbnail_key } = await insertBill(app.db, app.services.files, person.id);
  const owner = await app.person({ role: 0 });
  const [fileKey, pdfKey, attachmentKey] = [await store(), await store(), await store()];
  await insertBankReport(app.db, { fileKey });
  const group = await insertGroup(app.db, { lecturerId: owner.id, intake: '2022-10-01' });
  await insertProtocol(app.db, { ...group, createdBy: owner.id, pdfKey });
  await insertStoredFile(app.db, attachmentKey);
  const photo = await insertPhoto(app.db, app.services.files, owner.id);
  const house = { db: app.db, files: app.services.files, clock: app.clock };
  const { key: listKey } = await insertReadyList(house, owner.id);
  return [photo, picture_key, thumbnail_key, fileKey, pdfKey, attachmentKey, listKey];
};

const swept = async (): Promise<string[][]> => {
  const rows = await app.db
    .selectFrom('audit_log')
    .select('before')
    .where('action', '=', 'files.sweep')
    .orderBy('id')
    .execute();
  return rows.map(({ before }) => (before as unknown as { keys: string[] }).keys); // as the sweep writes it
};

test('what no row names goes after a day, what a row names stays, and a second run finds nothing', async () => {
  const named = await storeNamed();
  expect(named).toHaveLength(app.services.fileColumns.length);
  const orphans = [await storeWithoutRow(), await storeWithoutRow()].sort();
  hoursLater(23);
  await sweep(ctx(), everything);
  expect(await keysThere()).toEqual([...named, ...orphans].sort());
  expect(await swept()).toEqual([]);
  hoursLater(25);
  await sweep(ctx(), everything);
  expect(await keysThere()).toEqual(named.sort());
  expect(await swept()).toEqual([orphans]);
  await sweep(ctx(), everything);
  expect(await swept()).toHaveLength(1);
});

test('goes on where the last one ended, past names that are none of ours', async () => {
  const named = await storeNamed();
  const orphans = await Promise.all(Array.from({ length: 5 }, storeWithoutRow));
  const foreign = ['00-of-somebody', 'zz/of-somebody'];
  for (const Key of foreign) await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'x' }));
  const small = { page: 2, pages: 1 };
  let after = await sweep(ctx(), everything, small);
  let runs = 1;
  for (; after !== undefined; runs += 1) after = await sweep(ctx(), { ...everything, after }, small);
  expect(runs).toBeGreaterThan(3);
  const left = await keysThere();
  expect(left).toEqual(expect.arrayContaining([...named, ...foreign]));
  for (const key of orphans) expect(left).not.toContain(key);
});

test('many more than a crash leaves are kept until an operator says so', async () => {
  const orphans = await Promise.all(Array.from({ length: 21 }, storeWithoutRow));
  const before = await keysThere();
  await expect(sweep(ctx(), everything)).rejects.toThrow('Too many files without a row');
  expect(await keysThere()).toEqual(before);
  const howeverMany = { ...ctx(), mailer: createMailer(app.services.config) };
  await sweepFilesJob.handle(howeverMany, { howeverMany: true });
  expect(await keysThere()).toEqual(before.filter((key) => !orphans.includes(key)));
});

test('two at once remove the same and fail neither', async () => {
  const orphan = await storeWithoutRow();
  await Promise.all([sweep(ctx(), everything), sweep(ctx(), everything)]);
  expect(await keysThere()).not.toContain(orphan);
});

test('is asked for whenever a worker tidies up, and kept once a day', async () => {
  for (let turn = 0; turn < 3; turn += 1) await tidyUp(ctx());
  const { rows } = await sql<{ jobs: number; days: number }>`
    select count(*) as jobs, count(distinct singleton_on) as days from pgboss.job
    where name = ${sweepFilesJob.name}`.execute(app.db);
  expect(rows[0]?.jobs).toBeGreaterThan(0);
  expect(rows[0]?.jobs).toBe(rows[0]?.days);
});

test('a file whose key goes to no listed column is not kept, and neither is its row', async () => {
  const before = await keysThere();
  const photo = { content: Buffer.from('x'), contentType: 'image/webp' };
  const elsewhere = withStoredFiles(ctx(), [photo], (tx, [key]) =>
    tx.db
      .updateTable('users')
      .set({ telephone: key.slice(0, 5) })
      .where('id', '=', person.id)
      .execute(),
  );
  await expect(elsewhere).rejects.toThrow('named by no column that app.ts lists in fileColumns');
  expect(await keysThere()).toEqual(before);
});

test('the command counts what the sweep would remove, and hands it to the workers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'indeks-swept-'));
  const store = createDiskStore(folder);
  const { key } = await store.put(Buffer.from('x'), { contentType: 'image/webp' });
  await store.put(Buffer.from('x'), { contentType: 'image/webp' });
  for (const path of [key, `${key}.type`]) await utimes(join(folder, path), longAgo, longAgo);
  const { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE, PUBLIC_ADDRESS } = app.services.config;
  const settings = { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE, PUBLIC_ADDRESS };
  const env = { ...settings, NODE_ENV: 'test', FILES_DRIVER: 'disk', FILES_DIR: folder };
  const counted = 'files older than a day: 1\nof these without a row: 1\n';
  expect(await runScript('src/files.ts', [], env)).toEqual({ code: 0, output: counted, errors: '' });
  const handed = await runScript('src/files.ts', ['sweep'], env);
  expect(handed.output).toContain('handed to the workers');
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = ${sweepFilesJob.name} and singleton_on is null`.execute(app.db);
  expect(rows).toMatchObject([{ data: { howeverMany: true } }]);
  expect((await runScript('src/files.ts', ['sweeep'], env)).errors).toContain('files.ts sweep');
  await rm(folder, { recursive: true });
});

const longAgo = new Date('2020-01-01T00:00:00Z');
