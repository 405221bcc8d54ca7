import { describe, expect, test } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import { landingPage, maskEmail, startsRestricted, telephoneDigits } from './accounts.rules.ts';

const given = new Date('2026-01-01T00:00:00Z');

describe('the landing page', () => {
  test.each<[Role, Date | null, boolean, string]>([
    [0, given, false, '/dashboard'],
    [1, given, false, '/users'],
    [2, null, false, '/students'],
    [3, null, false, '/change-password'],
    [3, given, false, '/student-personal-data'],
    [4, null, false, '/dashboard'],
    [5, null, false, '/dashboard'],
    [6, null, false, '/dashboard'],
    [7, null, false, '/dashboard'],
    [8, null, false, '/dashboard'],
    [11, null, false, '/statistics'],
    [11, given, true, '/change-password'],
    [0, given, true, '/change-password'],
  ])('of role %i, consent %s, restricted %s is %s', (role, consent, restricted, page) => {
    expect(landingPage(role, consent, restricted)).toBe(page);
  });
});

describe('a session starts restricted', () => {
  test.each<[Role, boolean, Date | null, boolean]>([
    [0, true, given, true],
    [0, false, null, false],
    [3, false, null, true],
    [3, false, given, false],
    [3, true, given, true],
    [5, false, null, false],
  ])('role %i, given password %s, consent %s: %s', (user_role, must_change_password, rodo, expected) => {
    expect(startsRestricted({ user_role, must_change_password, rodo })).toBe(expected);
  });
});

test.each([
  ['jan@gmail.pl', 'j•••@g•••.pl'],
  ['anna.nowak@wykladowcy.uczelnia.edu.pl', 'a•••@w•••.pl'],
  ['x@y.com', 'x•••@y•••.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each([
  ['501 220 410', '501220410'],
  ['+48 501-220-410', '501220410'],
  ['0048501220410', '501220410'],
  ['48501220410', '501220410'],
  ['480000001', '480000001'],
  ['', ''],
])('the number typed as "%s" is %s', (typed, digits) => {
  expect(telephoneDigits(typed)).toBe(digits);
});
