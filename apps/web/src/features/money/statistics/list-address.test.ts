import { expect, test } from 'vitest';
import { addressOf } from './list-address.ts';

const all = { date: [], pid: [], cid: [] };

test.each([
  [all, '/students?date='],
  [{ ...all, date: ['2026-10-01', '2026-03-01'] }, '/students?date=2026-10-01&date=2026-03-01'],
  [{ date: ['2026-10-01'], pid: [3], cid: [7] }, '/students?date=2026-10-01&pid=3&cid=7'],
  // The list takes one place and one course.
  [{ ...all, pid: [3, 4] }, undefined],
  [{ ...all, cid: [3, 4] }, undefined],
])('%o is found at %s', (chosen, address) => {
  expect(addressOf('/students', chosen)).toBe(address);
});

test('a state goes with it', () => {
  expect(addressOf('/accountant-students', all, { state: 'owed' })).toBe(
    '/accountant-students?date=&state=owed',
  );
});
