import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSealer, SealingError } from './sealing.ts';

const old = randomBytes(32);
const fresh = randomBytes(32);
const sealer = createSealer({ current: 'k1', keys: new Map([['k1', old]]) });
const rotated = createSealer({
  current: 'k2',
  keys: new Map([
    ['k1', old],
    ['k2', fresh],
  ]),
});
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('sealing', () => {
  test('what is sealed can be opened in its place', () => {
    fc.assert(
      fc.property(anyText, anyText, (plain, context) => {
        expect(sealer.open(sealer.seal(plain, context), context)).toBe(plain);
      }),
    );
  });

  test('the form is v1, key id, iv, ciphertext, tag, and never the same twice', () => {
    const sealed = sealer.seal('Zażółć gęślą jaźń', 'questionnaire:7');
    expect(sealed).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
    expect(sealer.seal('Zażółć gęślą jaźń', 'questionnaire:7')).not.toBe(sealed);
  });

  test('a value moved to another place is refused', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (plain, context, other) => {
        fc.pre(context !== other);
        expect(() => sealer.open(sealer.seal(plain, context), other)).toThrow(SealingError);
      }),
    );
  });

  test('any changed character is refused', () => {
    const character = fc.constantFrom(...'ABZabz019-_.=+/ '.split(''));
    fc.assert(
      fc.property(anyText, fc.nat(), character, (plain, at, replacement) => {
        const sealed = rotated.seal(plain, 'here');
        const position = at % sealed.length;
        const changed = sealed.slice(0, position) + replacement + sealed.slice(position + 1);
        fc.pre(changed !== sealed);
        expect(() => rotated.open(changed, 'here')).toThrow(SealingError);
      }),
      { numRuns: 1000 },
    );
  });

  test('any flipped bit of the bytes is refused', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 4 }), fc.nat(), (plain, part, bit) => {
        const parts = sealer.seal(plain, 'here').split('.');
        const bytes = Buffer.from(parts[part] ?? '', 'base64url');
        fc.pre(bytes.length > 0);
        const at = bit % (bytes.length * 8);
        bytes.writeUInt8(bytes.readUInt8(at >> 3) ^ (1 << (at & 7)), at >> 3);
        parts[part] = bytes.toString('base64url');
        expect(() => sealer.open(parts.join('.'), 'here')).toThrow(SealingError);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    '',
    'v1',
    'v1.k1.a.b',
    'v2.k1.AAAAAAAAAAAAAAAA..AAAAAAAAAAAAAAAAAAAAAA',
    'v1..a.b.c',
    'plain text',
  ])('%j is not a sealed value', (text) => {
    expect(() => sealer.open(text, 'here')).toThrow('not a sealed value');
  });

  test('after a rotation the old key opens, the new one seals', () => {
    const before = sealer.seal('tajne', 'here');
    expect(rotated.open(before, 'here')).toBe('tajne');
    const after = rotated.seal('tajne', 'here');
    expect(after).toMatch(/^v1\.k2\./);
    expect(() => sealer.open(after, 'here')).toThrow('the sealing key k2 is missing');
  });

  test('the key id cannot be exchanged, even for one with the same bytes', () => {
    const twins = createSealer({
      current: 'k1',
      keys: new Map([
        ['k1', old],
        ['k2', old],
      ]),
    });
    const sealed = twins.seal('tajne', 'here');
    expect(() => twins.open(sealed.replace('v1.k1', 'v1.k2'), 'here')).toThrow(SealingError);
  });

  test('a current key that is missing stops the start', () => {
    expect(() => createSealer({ current: 'k9', keys: new Map() })).toThrow('the sealing key k9 is missing');
  });
});
