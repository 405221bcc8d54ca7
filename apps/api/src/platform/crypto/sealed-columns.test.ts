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
