import { describe, expect, test } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import type { Restriction } from '#platform/auth/sessions.queries.ts';
import { landingPage, maskEmail, restrict, telephoneDigits } from './accounts.rules.ts';

const given = new Date('2026-01-01T00:00:00Z');

describe('the landing page', () => {
  test.each<[Role, Date | null, Restriction, string]>([
    [0, given, 'none', '/dashboard'],
    [1, given, 'none', '/users'],
    [2, null, 'none', '/students'],
    [3, null, 'none', '/change-password'],
    [3, given, 'none', '/student-personal-data'],
    [4, null, 'none', '/dashboard'],
    [5, null, 'none', '/dashboard'],
    [6, null, 'none', '/dashboard'],
    [7, null, 'none', '/dashboard'],
    [8, null, 'none', '/dashboard'],
    [11, null, 'none', '/statistics'],
    [11, given, 'password', '/change-password'],
    [0, given, 'password', '/change-password'],
    [1, given, 'second-step', '/second-step'],
  ])('of role %i, consent %s, restricted %s is %s', (role, consent, restricted, page) => {
    expect(landingPage(role, consent, restricted)).toBe(page);
  });
});

describe('a session starts restricted', () => {
  test.each<[Role, boolean, Date | null, Date | null, Restriction]>([
    [0, true, given, null, 'password'],
    [0, false, null, null, 'none'],
    [3, false, null, null, 'password'],
    [3, false, given, null, 'none'],
    [3, true, given, null, 'password'],
    [5, false, null, null, 'none'],
    [11, true, given, null, 'password'],
    [11, false, given, null, 'second-step'],
    [11, false, given, given, 'none'],
    [1, false, given, null, 'none'],
  ])(
    'role %i, given password %s, consent %s, second step %s: %s',
    (user_role, must, rodo, since, expected) => {
      const user = { user_role, must_change_password: must, rodo, second_step_since: since };
      expect(restrict(user, [11])).toBe(expected);
    },
  );
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
