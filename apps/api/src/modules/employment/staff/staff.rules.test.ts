import { roles } from '@indeks/contract/access/roles';
import { expect, test } from 'vitest';
import { isStaff } from './staff.policy.ts';
import { namePartsOf, roleOf, secondAddress } from './staff.rules.ts';

test.each([
  ['', null],
  ['jan.kos', 'jan.kos@wykladowcy.example'],
])('the second address typed as %j is %j', (mailbox, address) => {
  expect(secondAddress(mailbox, 'wykladowcy.example')).toBe(address);
});

const person = { name: 'A', email: 'a@test.example', email_alt: '', telephone: '501220410' };

test.each([
  [{ ...person, is_company: '0' as const }, 0],
  [{ ...person, is_company: '1' as const }, 0],
  [{ ...person, user_role: 2 as const }, 2],
  [{ ...person, user_role: 6 as const }, 6],
])('%o gets the role %i', (sent, role) => {
  expect(roleOf(sent)).toBe(role);
});

test.each([
  [{ name: 'Adam Dziedzic' }, { given_name: 'Adam', surname: 'Dziedzic' }],
  [
    { given_name: 'Jan', surname: 'van Dyck' },
    { given_name: 'Jan', surname: 'van Dyck' },
  ],
])('%o is kept as %o', (sent, kept) => {
  expect(namePartsOf({ ...person, name: undefined, ...sent })).toEqual(kept);
});

test('neither the secretariat nor students are of the staff', () => {
  expect(roles.filter((role) => !isStaff(role))).toEqual([1, 3, 11]);
});
