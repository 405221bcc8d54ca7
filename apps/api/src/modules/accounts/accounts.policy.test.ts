import { expect, test } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { canChangePassword, mustGiveCurrentPassword } from './accounts.policy.ts';

const actor = (traits: Partial<Actor>): Actor => ({
  id: 7,
  uuid: '00000000-0000-4000-8000-000000000007',
  name: 'Ewa',
  role: 0,
  sessionId: 1,
  restricted: false,
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
});
