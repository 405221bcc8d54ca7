import { roleTable } from '@indeks/contract/access/permissions';
import { roles, type Role } from '@indeks/contract/access/roles';
import { describe, expect, test } from 'vitest';
import { rightOver, type PersonFacts, type RightOver } from './person-rights.policy.ts';

const own: PersonFacts = { role: 3, studiesHere: true, entrusted: true, studiesElsewhere: false };

describe('the right of a coordinator over', () => {
  test.each<[string, Partial<PersonFacts>, RightOver]>([
    ['a student of own places alone', {}, 'full'],
    ['one who also studies or studied elsewhere', { studiesElsewhere: true }, 'contact'],
    ['one whom a coordinator enrolled by the address', { entrusted: false }, 'contact'],
    ['one who studies elsewhere alone', { studiesHere: false, studiesElsewhere: true }, 'none'],
    ['one who studied here once', { studiesHere: false, entrusted: false }, 'none'],
    ['a lecturer who studies here', { role: 5 }, 'contact'],
    ['a lecturer who studies elsewhere', { role: 5, studiesHere: false, studiesElsewhere: true }, 'none'],
  ])('%s is: %s', (_, facts, expected) => {
    expect(rightOver({ role: 2 }, roleTable, { ...own, ...facts })).toBe(expected);
  });

  test.each(roles.filter((role) => role !== 3))('role %i is never full', (role) => {
    expect(rightOver({ role: 2 }, roleTable, { ...own, role })).toBe('contact');
  });
});

test.each<[Role, RightOver]>([
  [0, 'none'],
  [1, 'full'],
  [3, 'none'],
  [4, 'none'],
  [5, 'none'],
  [6, 'none'],
  [7, 'none'],
  [8, 'none'],
  [11, 'full'],
])('role %i has over anybody: %s', (role, expected) => {
  for (const of of roles)
    for (const studiesHere of [true, false])
      expect(rightOver({ role }, roleTable, { ...own, role: of, studiesHere })).toBe(expected);
});
