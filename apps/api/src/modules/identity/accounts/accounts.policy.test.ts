import { expect, test } from 'vitest';
import { roles, type Role } from '@indeks/contract/access/roles';
import type { Actor } from '#platform/context.ts';
import { canChangeAddress, canChangePassword, mustGiveCurrentPassword } from './accounts.policy.ts';

const actor = (traits: Partial<Actor>): Actor => ({
  id: 7,
  uuid: '00000000-0000-4000-8000-000000000007',
  name: 'Ewa',
  role: 0,
  sessionId: 1,
  restricted: false,
  awaitsSecondStep: false,
  ...traits,
});

test.each([
  [actor({ id: 7 }), 7, true],
  [actor({ id: 7 }), 8, false],
  [actor({ id: 7, role: 1 }), 8, false],
  [actor({ id: 7, role: 11 }), 8, false],
])('%o changes the password of %i: %s', (who, id, expected) => {
  expect(canChangePassword(who, id)).toBe(expected);
});

test('the current password is asked for, except right after recovery or the first login', () => {
  expect(mustGiveCurrentPassword(actor({ restricted: false }), false)).toBe(true);
  expect(mustGiveCurrentPassword(actor({ restricted: true }), false)).toBe(false);
  expect(mustGiveCurrentPassword(actor({ restricted: true }), true)).toBe(true);
  expect(mustGiveCurrentPassword(actor({ restricted: true, awaitsSecondStep: true }), false)).toBe(true);
});

const others: readonly Role[] = [0, 2, 3, 4, 5, 6, 7, 8];

test.each<[Role, readonly Role[]]>([
  [0, []],
  [1, others],
  [2, [3]],
  [3, []],
  [4, []],
  [5, []],
  [6, []],
  [7, []],
  [8, []],
  [11, others],
])('role %i changes the own address, and that of another person of the roles %j', (role, allowed) => {
  expect(canChangeAddress(actor({ id: 7, role }), { id: 7, role })).toBe(true);
  const targets = roles.filter((of) => canChangeAddress(actor({ id: 7, role }), { id: 8, role: of }));
  expect(targets).toEqual(allowed);
});
