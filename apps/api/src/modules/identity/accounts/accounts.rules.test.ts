import { describe, expect, test } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import type { Restriction } from '#platform/auth/sessions.queries.ts';
import { landingPage, maskEmail, restrict, telephoneDigits } from './accounts.rules.ts';

const given = new Date('2026-01-01T00:00:00Z');

describe('the landing page', () => {
  test.each<[Role, Restriction, string]>([
    [0, 'none', '/dashboard'],
    [1, 'none', '/users'],
    [2, 'none', '/students'],
    [3, 'none', '/student-personal-data'],
    [3, 'notice', '/change-password'],
    [4, 'none', '/dashboard'],
    [5, 'none', '/dashboard'],
    [6, 'none', '/dashboard'],
    [7, 'none', '/dashboard'],
    [8, 'none', '/dashboard'],
    [11, 'none', '/statistics'],
    [11, 'password', '/change-password'],
    [0, 'password', '/change-password'],
    [1, 'second-step', '/second-step'],
  ])('of role %i, restricted %s is %s', (role, restricted, page) => {
    expect(landingPage(role, restricted)).toBe(page);
  });
});

describe('a session starts restricted', () => {
  test.each<[Role, boolean, Date | null, Date | null, Restriction]>([
    [0, true, given, null, 'password'],
    [0, false, null, null, 'none'],
    [3, false, null, null, 'notice'],
    [3, true, null, null, 'password'],
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
