import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSealingKeys } from './sealing-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'sealing-keys-'));
const file = join(folder, 'keys.json');
const key = randomBytes(32).toString('base64');

const written = (content: unknown, mode = 0o600): string => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  chmodSync(file, mode);
  return file;
};

afterAll(() => rmSync(folder, { recursive: true }));

describe('the file of sealing keys', () => {
  test('gives the keys and names the current one', () => {
    const path = written({ current: 'b', keys: { a: key, b: randomBytes(32).toString('base64') } });
    const { current, keys } = readSealingKeys(path, { privateFile: true });
    expect(current).toBe('b');
    expect(keys.get('a')?.toString('base64')).toBe(key);
    expect(keys.size).toBe(2);
  });

  test('must be private where it is asked to be', () => {
    const path = written({ current: 'a', keys: { a: key } }, 0o640);
    expect(() => readSealingKeys(path, { privateFile: true })).toThrow(/mode 640.*chmod 600/);
    expect(readSealingKeys(path, { privateFile: false }).current).toBe('a');
  });

  test.each([
    ['not JSON at all', 'it is not JSON'],
    [{ current: 'a' }, 'keys'],
    [{ current: 'b', keys: { a: key } }, 'there is no key "b"'],
    [{ current: 'a', keys: { a: 'c2hvcnQ=' } }, 'has 5 bytes instead of 32'],
    [{ current: 'a', keys: { a: '§§§' } }, 'keys.a'],
    [{ current: 'a.b', keys: { 'a.b': key } }, 'the key id "a.b" is not'],
    [{ current: 'a', keys: { a: key }, extra: 1 }, 'extra'],
  ])('%j is refused with its reason', (content, reason) => {
    expect(() => readSealingKeys(written(content), { privateFile: true })).toThrow(reason);
  });

  test('a refusal shows nothing of the keys', () => {
    const path = written(`{ "current": "a", "keys": { "a": "${key}" `);
    expect(() => readSealingKeys(path, { privateFile: true })).not.toThrow(key.slice(0, 8));
  });

  test('a missing file is named', () => {
    expect(() => readSealingKeys(join(folder, 'none.json'), { privateFile: true })).toThrow('none.json');
  });
});
