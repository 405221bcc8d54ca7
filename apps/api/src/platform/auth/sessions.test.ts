import { expect, test } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import { sessionLength } from './sessions.ts';

test.each<[Role, number, number]>([
  [0, 60, 12],
  [1, 30, 8],
  [2, 30, 8],
  [3, 60, 12],
  [4, 30, 8],
  [5, 60, 12],
  [6, 30, 8],
  [7, 30, 8],
  [8, 60, 12],
  [11, 30, 8],
])('a session of role %i ends after %i idle minutes and %i hours', (role, minutes, hours) => {
  expect(sessionLength(role)).toEqual({ idleSeconds: minutes * 60, absoluteSeconds: hours * 3600 });
});
