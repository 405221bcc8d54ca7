import { expect, test } from 'vitest';
import { zipOf } from './fixtures/zip-writer.ts';
import { checkZip } from './zip-guard.ts';

const limits = { entries: 10, unpackedBytes: 1_000_000, ratio: 100 };
const refused = { code: 'file/unsupported-content' };
const zeros = (size: number) => Buffer.alloc(size);

test('an ordinary archive passes, packed or stored, also an empty one', async () => {
  const archive = zipOf(
    { name: 'raport.csv', content: 'a;b\r\n'.repeat(1000) },
    { name: 'folder/żółć.txt', content: 'x', stored: true },
    { name: 'a..b.txt', content: '' },
  );
  await expect(checkZip(archive, limits)).resolves.toBeUndefined();
  await expect(checkZip(zipOf(), limits)).resolves.toBeUndefined();
});

test.for<readonly [string, Buffer]>([
  ['too many entries', zipOf(...Array.from({ length: 11 }, (_, i) => ({ name: `${i}`, content: 'x' })))],
  ['too much in one entry', zipOf({ name: 'a', content: zeros(1_000_001), stored: true })],
  [
    'too much in all entries',
    zipOf(
      ...Array.from({ length: 6 }, (_, i) => ({
        name: `${i}`,
        content: zeros(200_000),
        stored: true as const,
      })),
    ),
  ],
  ['packed more than text can be', zipOf({ name: 'a', content: zeros(900_000) })],
  ['a bomb that lies about its size', zipOf({ name: 'a', content: zeros(50_000_000), claimedSize: 10 })],
  ['an encrypted entry', zipOf({ name: 'a', content: 'x', encrypted: true })],
  ['a way up', zipOf({ name: '../../etc/passwd', content: 'x' })],
  ['a way up in Windows', zipOf({ name: 'a\\..\\..\\b', content: 'x' })],
  ['an absolute path', zipOf({ name: '/etc/passwd', content: 'x' })],
  ['a drive', zipOf({ name: 'C:\\windows\\x', content: 'x' })],
  ['a name with a zero', zipOf({ name: 'a.pdf\0.exe', content: 'x' })],
  ['something before it', Buffer.concat([Buffer.from('MZ program'), zipOf({ name: 'a', content: 'x' })])],
  ['something after it', Buffer.concat([zipOf({ name: 'a', content: 'x' }), Buffer.from('tail')])],
  ['its end cut off', zipOf({ name: 'a', content: 'x' }).subarray(0, -5)],
  ['no directory', Buffer.from('PK\u0003\u0004 and nothing more', 'latin1')],
])('an archive with %s is refused', async ([, archive]) => {
  await expect(checkZip(archive, limits)).rejects.toMatchObject(refused);
});

test('damaged packed bytes are refused', async () => {
  const archive = zipOf({ name: 'a', content: 'Zażółć gęślą jaźń' });
  archive.fill(0xff, 31, 40);
  await expect(checkZip(archive, limits)).rejects.toMatchObject(refused);
});

test('no cut or changed byte of an archive makes the guard fail otherwise than by refusing', async () => {
  const archive = zipOf(
    { name: 'a.txt', content: 'Zażółć gęślą jaźń' },
    { name: 'b', content: 'x', stored: true },
  );
  const outcomes = new Set<unknown>();
  const outcome = (content: Buffer) =>
    checkZip(content, limits).then(
      () => 'passed',
      (error: { code?: string }) => error.code,
    );
  for (let at = 0; at < archive.length; at += 1) {
    outcomes.add(await outcome(archive.subarray(0, at)));
    const changed = Buffer.from(archive);
    changed.writeUInt8(0xff, at);
    outcomes.add(await outcome(changed));
  }
  expect(outcomes).toEqual(new Set(['file/unsupported-content', 'passed']));
});
