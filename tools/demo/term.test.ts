import { expect, test } from 'vitest';
import { shiftToTerm, aheadOfDay } from './term.ts';

test.each([
  ['2026-11-19T08:00:00Z', '2026-11-19T08:00:00Z'],
  ['2027-06-12T08:00:00Z', '2027-06-12T08:00:00Z'],
  ['2027-07-30T23:15:00Z', '2027-03-12T09:00:00Z'],
  ['2026-12-24T08:00:00Z', '2026-11-20T09:00:00Z'],
  ['2027-01-05T08:00:00Z', '2026-11-20T09:00:00Z'],
  ['2027-03-01T08:00:00Z', '2026-11-20T09:00:00Z'],
])('a demo made at %s counts from %s', (now, from) => {
  const present = new Date(now);
  expect(new Date(present.getTime() + shiftToTerm(present)).toISOString()).toBe(new Date(from).toISOString());
});

test('a day of the past may be asked for, one to come may not', () => {
  const now = new Date('2026-11-19T08:00:00Z');
  expect(new Date(now.getTime() + aheadOfDay('2026-10-15', now)).toISOString()).toBe(
    '2026-10-15T09:00:00.000Z',
  );
  expect(() => aheadOfDay('2026-11-20', now)).toThrow('--day');
  expect(() => aheadOfDay('october', now)).toThrow('--day');
});
