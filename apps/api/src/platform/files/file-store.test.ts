import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import type { FileStore, ListedFile } from './file-store.ts';
import { newStorageKey } from './storage-key.ts';
import { createS3Store } from './s3-store.ts';

/** One contract for both drivers. `count` looks past the driver at what really lies in the store. */
interface Driver {
  open(): Promise<OpenedDriver>;
}

interface OpenedDriver {
  store: FileStore;
  count(): Promise<number>;
  /** As a process leaves it that is killed in the middle of an upload. */
  begin(key: string): Promise<unknown>;
  close(): Promise<void>;
}

const disk: Driver = {
  open: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'indeks-files-'));
    const files = async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    return {
      store: createDiskStore(folder),
      // A file and its type beside it are one.
      count: async () => (await files()).filter(({ name }) => !name.endsWith('.type')).length,
      begin: async (key) => {
        await mkdir(dirname(join(folder, key)), { recursive: true });
        await writeFile(join(folder, `${key}.type`), 'application/pdf');
        await writeFile(join(folder, `${key}.${randomUUID()}.part`), 'abc');
      },
      close: () => rm(folder, { recursive: true }),
    };
  },
};

const s3: Driver = {
  open: async () => {
    const { endpoint, accessKey, secretKey } = inject('services').s3;
    const bucket = `indeks-test-${randomBytes(6).toString('hex')}`;
    const region = 'eu-central-1';
    const store = await createS3Store({ endpoint, accessKey, secretKey, region, bucket, createBucket: true });
    const client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    });
    const keys = async () =>
      ((await client.send(new ListObjectsV2Command({ Bucket: bucket }))).Contents ?? []).map(
        ({ Key = '' }) => Key,
      );
    const unfinished = async () =>
      ((await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads ?? []).length;
    const close = async () => {
      for (const key of await keys()) await store.remove(key);
      await client.send(new DeleteBucketCommand({ Bucket: bucket }));
      client.destroy();
    };
    const begin = (key: string) =>
      client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key }));
    return { store, count: async () => (await keys()).length + (await unfinished()), begin, close };
  },
};

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const pdf = { contentType: 'application/pdf' };
const notKeys = [
  '../../etc/passwd',
  '/etc/passwd',
  '..',
  '',
  'ab/cd/../../../etc/passwd',
  `ab/cd/${'A'.repeat(32)}`,
  `ab/cd/${'0'.repeat(32)}.type`,
  `ab/cd/${'0'.repeat(32)}\0`,
];

describe.each([
  ['disk', disk],
  ['S3', s3],
])('the store on %s', (_name, driver) => {
  let opened: OpenedDriver;
  let store: FileStore;

  beforeAll(async () => {
    opened = await driver.open();
    store = opened.store;
  });

  afterAll(() => opened.close());

  test.for([
    ['an empty file', 0],
    ['a small file', 1_000],
    ['a file of several parts', 12_000_000],
  ] as const)('gives back %s as it was put, from a buffer and from a stream', async ([, size]) => {
    const content = randomBytes(size);
    const chunks = Array.from({ length: Math.ceil(size / 65_536) }, (_, i) =>
      content.subarray(i * 65_536, (i + 1) * 65_536),
    );
    for (const source of [content, Readable.from(chunks)]) {
      const { key, ...stored } = await store.put(source, { contentType: 'application/pdf', size });
      expect(stored).toEqual({ size, sha256: sha256(content) });
      const { stream, ...file } = await store.open(key);
      expect(file).toEqual({ size, contentType: 'application/pdf' });
      expect(sha256(await buffer(stream))).toBe(stored.sha256);
    }
  });

  test('gives every file a key of its own, that tells nothing about it', async () => {
    const content = Buffer.from('to samo');
    const keys = await Promise.all(
      Array.from({ length: 5 }, async () => (await store.put(content, pdf)).key),
    );
    expect(new Set(keys).size).toBe(5);
    for (const key of keys) expect(key).toMatch(/^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{28}$/);
  });

  test('keeps nothing of a stream that breaks', async () => {
    const before = await opened.count();
    const breaking = Readable.from(
      (async function* () {
        yield randomBytes(6_000_000);
        yield randomBytes(6_000_000);
        throw new Error('the browser went away');
      })(),
    );
    await expect(store.put(breaking, pdf)).rejects.toThrow('the browser went away');
    expect(await opened.count()).toBe(before);
  });

  test('keeps nothing of a file that is shorter or longer than announced', async () => {
    const before = await opened.count();
    for (const size of [3, 5]) {
      await expect(store.put(Buffer.from('abcd'), { ...pdf, size })).rejects.toThrow('4 bytes instead of');
    }
    expect(await opened.count()).toBe(before);
  });

  test('removes a file, also twice', async () => {
    const { key } = await store.put(Buffer.from('x'), pdf);
    expect(await store.exists(key)).toBe(true);
    await store.remove(key);
    await store.remove(key);
    expect(await store.exists(key)).toBe(false);
    await expect(store.open(key)).rejects.toMatchObject({ code: 'file/missing' });
  });

  test('lists its files page by page in the order of their keys, with the time they were stored', async () => {
    const before = Date.now();
    const put = await Promise.all(Array.from({ length: 5 }, () => store.put(Buffer.from('x'), pdf)));
    const seen: ListedFile[] = [];
    for (let page = await listed(); ; page = await listed(page.at(-1)?.key)) {
      seen.push(...page);
      if (page.length < pageSize) break;
    }
    const keys = seen.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)].sort());
    expect(keys).toEqual(expect.arrayContaining(put.map(({ key }) => key)));
    // The clock of the store may differ a little from ours.
    for (const { storedAt } of seen.filter(({ key }) => put.some((file) => file.key === key)))
      expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(minute);
  });

  const pageSize = 2;
  const minute = 60_000;
  const listed = (after?: string) => store.list({ after, most: pageSize });

  test('lists an upload that never ended, and discards it as it does a file', async () => {
    const before = await opened.count();
    const begun = newStorageKey();
    await opened.begin(begun);
    const { key } = await store.put(Buffer.from('x'), pdf);
    const all = (await store.list({ after: undefined, most: 1_000 })).map((file) => file.key);
    expect(all).toEqual(expect.arrayContaining([begun, key]));
    expect(await store.exists(begun)).toBe(false);
    for (const left of [begun, key, begun]) await store.discard(left);
    expect(await opened.count()).toBe(before);
    const after = (await store.list({ after: undefined, most: 1_000 })).map((file) => file.key);
    expect(after).toEqual(all.filter((left) => left !== begun && left !== key));
  });

  test('knows nothing under a key it never gave', async () => {
    for (const key of [newStorageKey(), ...notKeys]) {
      expect(await store.exists(key)).toBe(false);
      await expect(store.open(key)).rejects.toMatchObject({ code: 'file/missing' });
      await store.remove(key);
      await store.discard(key);
    }
  });
});

test('the disk store never reaches out of its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'indeks-files-'));
  const outside = join(folder, 'secret');
  await writeFile(outside, 'secret');
  const store = createDiskStore(join(folder, 'store'));
  expect(await store.exists('../secret')).toBe(false);
  await store.remove('../secret');
  expect(await readdir(folder)).toEqual(['secret']);
  await rm(folder, { recursive: true });
});

test('without a bucket of its name production does not start to make one', async () => {
  const { endpoint, accessKey, secretKey } = inject('services').s3;
  const settings = { endpoint, accessKey, secretKey, region: 'eu-central-1', createBucket: false };
  const store = await createS3Store({ ...settings, bucket: `indeks-none-${randomBytes(6).toString('hex')}` });
  await expect(store.put(Buffer.from('x'), pdf)).rejects.toMatchObject({ name: 'NoSuchBucket' });
});
