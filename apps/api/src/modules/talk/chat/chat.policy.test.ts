import { roles, type Role } from '@indeks/contract/access/roles';
import { describe, expect, test } from 'vitest';
import { mayChangeTaker, mayTalk, mayWriteTo, partnerRoles, type Acquaintance } from './chat.policy.ts';

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

  test.each<[string, Role, Partial<Acquaintance>, boolean]>([
    ['a coordinator to a student of an own place', 2, { isOwnStudent: true }, true],
    ['a coordinator to a lecturer who studies at an own place', 2, { role: 5, isOwnStudent: true }, true],
    ['a coordinator to any other student', 2, {}, false],
    ['a coordinator to a student who wrote', 2, { hasTalked: true }, true],
    ['a coordinator to the secretariat', 2, { role: 1 }, true],
    ['a coordinator to a lecturer who once studied and wrote', 2, { role: 0, hasTalked: true }, false],
    ['a lecturer to any student', 0, {}, true],
    ['a student to any coordinator', 3, { role: 2 }, true],
  ])('%s', (_, writer, more, expected) => {
    const other = { role: 3, isOwnStudent: false, hasTalked: false, ...more } as const;
    expect(mayWriteTo(writer, other)).toBe(expected);
  });
});

describe('who deals with a conversation is changed', () => {
  test.each([
    ['by that person, who takes it again', 1, { taken: true, confirmed: false }, true],
    ['by that person, who gives it back', 1, { taken: false, confirmed: false }, true],
    ['not by another, who takes it unasked', 2, { taken: true, confirmed: false }, false],
    ['by another, who was asked', 2, { taken: true, confirmed: true }, true],
    ['not by another, who gives it back', 2, { taken: false, confirmed: true }, false],
  ])('%s', (_, id, wish, expected) => {
    expect(mayChangeTaker({ id }, 1, wish)).toBe(expected);
  });
});
