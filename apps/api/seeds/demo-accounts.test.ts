import { roles } from '@indeks/contract/access/roles';
import { newPassword } from '@indeks/contract/identity/accounts/accounts.schemas';
import { expect, test } from 'vitest';
import {
  demoAccountLines,
  demoAccounts,
  demoPassword,
  getDemoAccount,
  studentWithoutConsent,
} from './demo-accounts.ts';

test('every role has exactly one account', () => {
  expect(demoAccounts.map((account) => account.role).sort((a, b) => a - b)).toEqual([...roles]);
  expect(getDemoAccount(2).email).toBe('koordynator@demo.indeks.example');
});

test('the password obeys the rule for new ones', () => {
  expect(newPassword.safeParse(demoPassword).success).toBe(true);
});

test('the terminal shows the password and every account', () => {
  const text = demoAccountLines().join('\n');
  for (const { email, roleName } of [...demoAccounts, studentWithoutConsent]) {
    expect(text).toContain(email);
    expect(text).toContain(roleName);
  }
  expect(text).toContain(demoPassword);
});
