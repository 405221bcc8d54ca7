import { randomBytes } from 'node:crypto';
import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { createCtx, type Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { insertPhoto } from '#testing/pictures.ts';
import { runScript } from '#testing/run-script.ts';
import { startTestApp } from '#testing/test-app.ts';
import { compareRestored } from './comparing.ts';

const bucket = `indeks-restored-${randomBytes(6).toString('hex')}`;
const { endpoint, accessKey, secretKey } = inject('services').s3;
const settings = {
  FILES_DRIVER: 's3',
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
  S3_BUCKET: bucket,
} as const;
const app = await startTestApp({ settings });
const restored = await startTestApp();
const client = new S3Client({
  endpoint,
  region: 'eu-central-1',
  forcePathStyle: true,
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
});
await client.send(
  new PutBucketVersioningCommand({ Bucket: bucket, VersioningConfiguration: { Status: 'Enabled' } }),
);

afterAll(async () => {
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket: bucket }),
  );
  for (const { Key, VersionId } of [...Versions, ...DeleteMarkers])
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }));
  await client.send(new DeleteBucketCommand({ Bucket: bucket }));
  client.destroy();
  await restored.close();
  await app.close();
});

const ctx = (db: Database): Ctx =>
  createCtx({ services: app.services, db, log: pino({ level: 'silent' }), requestId: 'test' });
const compare = (things: Parameters<typeof compareRestored>[2] = []) =>
  compareRestored(ctx(app.db), ctx(restored.db), things);

/** The same change in the history of a database, at the minute given. */
const change = (db: Database, minute: number) =>
  sql`insert into audit_log (at, action, subject_id, request_id)
    values (${new Date(Date.UTC(2026, 0, 1, 12, minute))}::timestamptz, 'test.change', ${String(minute)}, 'test')`.execute(
    db,
  );

test('a history that lacks a change differs, one that is only behind does not', async () => {
  await expect(compare()).rejects.toThrow('Nothing was ever changed in the restored database.');
  for (const { db } of [app, restored]) for (const minute of [0, 20]) await change(db, minute);
  await change(app.db, 40);
  expect((await compare()).differing).toEqual([]);
  await change(restored.db, 40);
  expect((await compare()).differing).toEqual([]);
  await change(restored.db, 25);
  expect((await compare()).differing).toEqual([
    expect.stringContaining('audit_log (3 and 2 before') as string,
  ]);
});

test('a kept thing that differs is named', async () => {
  const found = await compare([{ name: 'balances', findWrong: () => Promise.resolve([{ id: 1 }]) }]);
  expect(found.differing).toContain('balances');
});

test('a file that both name is missed in the store, until it is brought back from its versions', async () => {
  const [owner, twin] = [await app.person({ role: 0 }), await restored.person({ role: 0 })];
  const key = await insertPhoto(app.db, app.services.files, owner.id);
  await insertPhoto(app.db, app.services.files, (await app.person({ role: 0 })).id);
  await restored.db.updateTable('users').set({ avatar_file: key }).where('id', '=', twin.id).execute();
  expect(await compare()).toMatchObject({ files: 1, missing: [] });
  await app.services.files.remove(key);
  expect(await compare()).toMatchObject({ files: 1, missing: [key] });

  const { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE, PUBLIC_ADDRESS } = app.services.config;
  const own = { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE, PUBLIC_ADDRESS, NODE_ENV: 'test' };
  const bringBack = () => runScript('src/files.ts', ['bring-back'], { ...settings, ...own });
  expect((await bringBack()).output).toContain('files that rows name: 2, brought back: 1');
  expect(await compare()).toMatchObject({ missing: [] });
  const lost = '00/11/00112233445566778899aabbccddeeff';
  await app.db.updateTable('users').set({ avatar_file: lost }).where('id', '=', owner.id).execute();
  expect(await bringBack()).toMatchObject({ code: 1, errors: expect.stringContaining(lost) as string });
});
