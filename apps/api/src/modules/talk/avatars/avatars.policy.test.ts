import { roleTable } from '@indeks/contract/access/permissions';
import type { Role } from '@indeks/contract/access/roles';
import { expect, test } from 'vitest';
import { canSeePhoto, type PhotoOf } from './avatars.policy.ts';

const student: PhotoOf = {
  id: 7,
  role: 3,
  isActive: true,
  isPartner: false,
  isOwnStudent: false,
  hasTalked: false,
};

test.each<[string, Role, Partial<PhotoOf>, boolean]>([
  ['the secretariat sees a student', 1, {}, true],
  ['the secretariat sees a colleague', 11, { role: 1 }, true],
  ['an accountant sees a student, also one who left', 6, { isActive: false }, true],
  ['an accountant sees no lecturer', 6, { role: 0 }, false],
  ['a coordinator sees a student of an own place', 2, { isOwnStudent: true }, true],
  ['a coordinator sees no other student', 2, {}, false],
  ['a coordinator sees a student who wrote', 2, { hasTalked: true }, true],
  ['a lecturer sees a student with whom they may talk', 0, { isPartner: true }, true],
  ['a lecturer sees no student who left', 0, { isPartner: true, isActive: false }, false],
  [
    'a lecturer sees a student who left, of an old conversation',
    0,
    { isActive: false, hasTalked: true },
    true,
  ],
  ['a student sees no student', 3, {}, false],
  ['a student sees a lecturer with whom they may talk', 3, { role: 0, isPartner: true }, true],
  ['a student sees a coordinator with whom they may talk', 3, { role: 2, isPartner: true }, true],
  ['a student sees nobody of the secretariat', 3, { role: 1, isPartner: true }, false],
  ['a coordinator sees nobody of the secretariat', 2, { role: 11, isPartner: true }, false],
  ['an administrative employee sees nobody', 4, {}, false],
  ['everybody sees the own photo', 4, { id: 1, role: 4 }, true],
])('%s', (_, role, more, expected) => {
  expect(canSeePhoto({ id: 1, role }, roleTable, { ...student, ...more })).toBe(expected);
});
