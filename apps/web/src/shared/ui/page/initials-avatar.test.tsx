import { expect, test } from 'vitest';
import { initialsOf } from './initials-avatar.tsx';

test.each([
  ['Małgorzata Wiśniewska', 'MW'],
  ['Łukasz Źrebiec', 'ŁŹ'],
  ['Żaneta Żółć-Brzęczyszczykiewicz', 'ŻŻ'],
  ['Anna Maria Nowak', 'AN'],
  ['Sekretariat', 'S'],
  ['jan (dr) kowalski', 'JK'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
