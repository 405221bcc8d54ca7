import { expect, test } from 'vitest';
import { readTicks, stolenShare } from './stolen-time.ts';

test('idle cores are neither busy nor stolen', () => {
  const stat = 'cpu  100 2 30 9000 50 4 5 60 7 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n';
  expect(readTicks(stat)).toEqual({ busy: 141, stolen: 60 });
});

test.each([
  ['nothing', { busy: 300, stolen: 10 }, 0],
  ['a quarter', { busy: 400, stolen: 60 }, 0.25],
  ['nothing, as nothing ran', { busy: 250, stolen: 10 }, 0],
])('%s is stolen', (_, to, share) => {
  expect(stolenShare({ busy: 250, stolen: 10 }, to)).toBe(share);
});

test('this machine says how long its cores have worked', () => {
  expect(readTicks().busy).toBeGreaterThan(0);
});
