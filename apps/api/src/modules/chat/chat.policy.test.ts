import { roles, type Role } from '@indeks/contract/access/roles';
import { describe, expect, test } from 'vitest';
import { mayTalk, partnerRoles } from './chat.policy.ts';

/** Written by hand: who of all roles is a partner of whom. */
const partners: readonly (readonly [Role, readonly Role[]])[] = [
  [0, [1, 3, 5, 11]],
  [1, [0, 1, 2, 3, 4, 5, 6, 7, 8, 11]],
  [2, [1, 3, 5, 11]],
  [3, [0, 1, 2, 5, 8, 11]],
  [4, [1, 11]],
  [5, [0, 1, 2, 3, 5, 8, 11]],
  [6, [1, 11]],
  [7, [1, 11]],
  [8, [1, 3, 5, 11]],
  [11, [0, 1, 2, 3, 4, 5, 6, 7, 8, 11]],
];

describe('partners in conversation', () => {
  test.each(partners)('of role %i are %j', (of, expected) => {
    expect(partnerRoles(of)).toEqual(expected);
  });

  test('whoever may write may be answered', () => {
    const oneWay = roles.flatMap((one) =>
      roles.filter((other) => mayTalk(one, other) !== mayTalk(other, one)).map((other) => [one, other]),
    );
    expect(oneWay).toEqual([]);
  });
});
