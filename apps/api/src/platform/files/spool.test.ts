import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { refuse } from '../errors.ts';
import { readLent } from './lent-file.ts';
import { openSpool } from './spool.ts';

const directory = mkdtempSync(join(tmpdir(), 'indeks-spool-'));
afterAll(() => rmSync(directory, { recursive: true }));

const tooLarge = () => refuse('file/too-large');
const bytes = (length: number) => Buffer.alloc(length, 'ż');
const streamOf = (content: Buffer) => Readable.from([content.subarray(0, 10), content.subarray(10)]);
/** Files of this process that are open in the folder. */
const openThere = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(directory);
    } catch {
      return false;
    }
  }).length;

test('a file is read back in every way, has no name, and is gone when its request ends', async () => {
  const spool = await openSpool({ directory, maxBytes: 1_000_000 });
  const place = spool.place();
  const content = bytes(200_000);
  const file = await place.write(streamOf(content), 200_000, tooLarge);
  expect(readdirSync(directory)).toEqual([]);
  expect([openThere(), spool.bytes()]).toEqual([1, 200_000]);
  expect(file).toMatchObject({
    size: 200_000,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  expect((await file.bytes()).equals(content)).toBe(true);
  expect((await buffer(file.stream())).equals(content)).toBe(true);
  expect(await file.lend(async (lent) => readLent(lent).equals(content))).toBe(true);
  await place.release();
  expect([openThere(), spool.bytes()]).toEqual([0, 0]);
  await expect(file.bytes()).rejects.toThrow(/./);
});

test('a file that a thread reads is closed only afterwards', async () => {
  const spool = await openSpool({ directory, maxBytes: 1_000_000 });
  const place = spool.place();
  const file = await place.write(streamOf(bytes(20)), 20, tooLarge);
  const reading = Promise.withResolvers<number>();
  const lent = file.lend(() => reading.promise);
  const released = place.release();
  expect(openThere()).toBe(1);
  reading.resolve(1);
  await Promise.all([lent, released]);
  expect(openThere()).toBe(0);
});

test('one byte too many is refused, of a file and of all together', async () => {
  const spool = await openSpool({ directory, maxBytes: 150 });
  const [one, other] = [spool.place(), spool.place()];
  await expect(one.write(streamOf(bytes(101)), 100, tooLarge)).rejects.toMatchObject({
    code: 'file/too-large',
  });
  await one.release();
  const again = spool.place();
  await again.write(streamOf(bytes(100)), 100, tooLarge);
  await expect(other.write(streamOf(bytes(51)), 100, tooLarge)).rejects.toMatchObject({
    code: 'upload/too-many',
    details: { retryAfterSeconds: 5 },
  });
  await other.release();
  await again.release();
  expect([openThere(), spool.bytes()]).toEqual([0, 0]);
});

test('what comes after the end of its request is not taken', async () => {
  const spool = await openSpool({ directory, maxBytes: 1_000 });
  const place = spool.place();
  const late = new Readable({ read: () => undefined });
  late.push(bytes(10));
  const writing = place.write(late, 100, tooLarge);
  await expect.poll(() => spool.bytes()).toBe(10);
  await place.release();
  late.push(bytes(10));
  await expect(writing).rejects.toThrow(/./);
  await expect(place.write(streamOf(bytes(20)), 100, tooLarge)).rejects.toThrow(/./);
  expect([openThere(), spool.bytes()]).toEqual([0, 0]);
});

test('what a process left behind goes when another starts', async () => {
  writeFileSync(join(directory, 'left-behind'), '');
  await openSpool({ directory, maxBytes: 1_000 });
  expect(readdirSync(directory)).toEqual([]);
});
