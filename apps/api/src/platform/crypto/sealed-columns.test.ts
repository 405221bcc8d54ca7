import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createColumnSealer, defineSealedColumn } from './sealed-columns.ts';

const column = (context: string) =>
  defineSealedColumn({
    table: 'questionnaires',
    column: 'sealed',
    key: 'user_id',
    owner: 'user_id',
    context: (userId) => `${context} ${userId}`,
  });
const listed = column('listed');
const forgotten = column('forgotten');
const sealer = createColumnSealer({ current: 'k', keys: new Map([['k', randomBytes(32)]]) }, [listed]);

test('a value of a listed column opens for its owner only', () => {
  const sealed = sealer.seal(listed, 7, 'tajne');
  expect(sealer.open(listed, 7, sealed)).toBe('tajne');
  expect(() => sealer.open(listed, 8, sealed)).toThrow('belongs to another place');
});

test('a column that is not listed is neither sealed nor opened', () => {
  const sealed = sealer.seal(listed, 7, 'tajne');
  const refusal = 'questionnaires.sealed is not listed among the sealed columns in app.ts';
  expect(() => sealer.seal(forgotten, 7, 'tajne')).toThrow(refusal);
  expect(() => sealer.open(forgotten, 7, sealed)).toThrow(refusal);
});

test('a derived key is always the same for its purpose and tells nothing of the sealing key', () => {
  const key = randomBytes(32);
  const derive = (current: string, purpose: string) =>
    createColumnSealer(
      {
        current,
        keys: new Map([
          ['a', key],
          ['b', randomBytes(32)],
        ]),
      },
      [],
    ).deriveKey(purpose);
  expect(derive('a', 'one')).toBe(derive('a', 'one'));
  expect(Buffer.from(derive('a', 'one'), 'base64url')).toHaveLength(32);
  const others = [derive('a', 'two'), derive('b', 'one'), key.toString('base64url')];
  expect(others).not.toContain(derive('a', 'one'));
});
