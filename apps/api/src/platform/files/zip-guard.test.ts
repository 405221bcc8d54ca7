import { expect, test } from 'vitest';
import { writeZip } from './fixtures/zip-writer.ts';
import { checkZip } from './zip-guard.ts';

const limits = { entries: 10, unpackedBytes: 1_000_000, ratio: 100 };
const refused = { code: 'file/unsupported-content' };
const zeros = (size: number) => Buffer.alloc(size);

test('an ordinary archive passes, packed or stored, also an empty one', async () => {
  const archive = writeZip(
    { name: 'raport.csv', content: 'a;b\r\n'.repeat(1000) },
    { name: 'folder/żółć.txt', content: 'x', stored: true },
    { name: 'a..b.txt', content: '' },
  );
  await expect(checkZip(archive, limits)).resolves.toBeUndefined();
  await expect(checkZip(writeZip(), limits)).resolves.toBeUndefined();
});

test.for<readonly [string, Buffer]>([
  ['too many entries', writeZip(...Array.from({ length: 11 }, (_, i) => ({ name: `${i}`, content: 'x' })))],
  ['too much in one entry', writeZip({ name: 'a', content: zeros(1_000_001), stored: true })],
  [
    'too much in all entries',
    writeZip(
      ...Array.from({ length: 6 }, (_, i) => ({
        name: `${i}`,
        content: zeros(200_000),
        stored: true as const,
      })),
    ),
  ],
  ['packed more than text can be', writeZip({ name: 'a', content: zeros(900_000) })],
  ['a bomb that lies about its size', writeZip({ name: 'a', content: zeros(50_000_000), claimedSize: 10 })],
  ['an encrypted entry', writeZip({ name: 'a', content: 'x', encrypted: true })],
  ['a way up', writeZip({ name: '../../etc/passwd', content: 'x' })],
  ['a way up in Windows', writeZip({ name: 'a\\..\\..\\b', content: 'x' })],
  ['an absolute path', writeZip({ name: '/etc/passwd', content: 'x' })],
  ['a drive', writeZip({ name: 'C:\\windows\\x', content: 'x' })],
  ['a name with a zero', writeZip({ name: 'a.pdf\0.exe', content: 'x' })],
  ['something before it', Buffer.concat([Buffer.from('MZ program'), writeZip({ name: 'a', content: 'x' })])],
  ['something after it', Buffer.concat([writeZip({ name: 'a', content: 'x' }), Buffer.from('tail')])],
  ['its end cut off', writeZip({ name: 'a', content: 'x' }).subarray(0, -5)],
  ['no directory', Buffer.from('PK\u0003\u0004 and nothing more', 'latin1')],
])('an archive with %s is refused', async ([, archive]) => {
  await expect(checkZip(archive, limits)).rejects.toMatchObject(refused);
});

test('damaged packed bytes are refused', async () => {
  const archive = writeZip({ name: 'a', content: 'Zażółć gęślą jaźń' });
  archive.fill(0xff, 31, 40);
  await expect(checkZip(archive, limits)).rejects.toMatchObject(refused);
});

test('no cut or changed byte of an archive makes the guard fail otherwise than by refusing', async () => {
  const archive = writeZip(
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
