import { roles, type Role } from '@indeks/contract/access/roles';
import { expect, test } from 'vitest';
import { canChangeRole, canGive } from './user-accounts.policy.ts';

test.each<[Role, readonly Role[]]>([
  [1, [0, 2, 4, 5, 6, 7, 8]],
  [11, [0, 1, 2, 4, 5, 6, 7, 8, 11]],
])('role %i gives and takes the roles %j', (role, given) => {
  expect(roles.filter((wanted) => canGive({ role }, wanted))).toEqual(given);
  const taken = roles.filter((user_role) => canChangeRole({ id: 1, role }, { id: 2, user_role }));
  expect(taken).toEqual(given);
});

test('nobody changes their own role', () => {
  expect(canChangeRole({ id: 1, role: 11 }, { id: 1, user_role: 11 })).toBe(false);
});
