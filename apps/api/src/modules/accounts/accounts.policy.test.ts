import { expect, test } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import type { Actor } from '#platform/context.ts';
import { asksConfirmation, canChangePassword, mustGiveCurrentPassword } from './accounts.policy.ts';

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
  expect(mustGiveCurrentPassword(actor({ restricted: false }))).toBe(true);
  expect(mustGiveCurrentPassword(actor({ restricted: true }))).toBe(false);
  expect(mustGiveCurrentPassword(actor({ restricted: true, awaitsSecondStep: true }))).toBe(true);
});

test.each<[string, number, Role, string, boolean]>([
  ['one’s own', 7, 0, 'b@test.example', true],
  ['one’s own, in other letters', 7, 0, 'A@test.example', false],
  ['a lecturer’s', 8, 0, 'b@test.example', false],
  ['an accountant’s', 8, 6, 'b@test.example', true],
  ['an accountant’s, left as it is', 8, 6, 'a@test.example', false],
  ['a super administrator’s', 8, 11, 'b@test.example', true],
])('a new address, %s, is confirmed: %#', (_, id, role, email, expected) => {
  expect(asksConfirmation(actor({ id: 7, role: 1 }), { id, role, email: 'a@test.example' }, email)).toBe(
    expected,
  );
});
