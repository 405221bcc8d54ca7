import type { Meeting } from '@indeks/contract/month/meetings/meetings.schemas';
import { expect, test } from 'vitest';
import { countDays, toEvent, findWeekend } from './meetings.rules.ts';

test.each([
  ['2026-10-09', 'a Friday'],
  ['2026-10-10', 'a Saturday'],
  ['2026-10-11', 'a Sunday'],
])('%s, %s, belongs to the weekend of 9 to 11 October', (day) => {
  expect(findWeekend(day)).toEqual({ min: '2026-10-09', max: '2026-10-11' });
});

test('a weekend may lie in two months and in two years', () => {
  expect(findWeekend('2026-01-02')).toEqual({ min: '2026-01-02', max: '2026-01-04' });
  expect(findWeekend('2027-01-01')).toEqual({ min: '2027-01-01', max: '2027-01-03' });
  expect(findWeekend('2026-11-01')).toEqual({ min: '2026-10-30', max: '2026-11-01' });
});

test('days are counted with the first and the last', () => {
  const of = (start: string, end: string) => ({ start, end });
  expect(countDays([])).toBe(0);
  expect(countDays([of('2026-10-10', '2026-10-10'), of('2026-10-30', '2026-11-01')])).toBe(4);
});

const meeting: Meeting = {
  id: 1,
  uid: 7,
  username: 'Łukasz Źrebiec',
  pid: 2,
  name: 'Obrony prac',
  dates: { start: '2026-10-09', end: '2026-10-11' },
  start: '2026-10-09',
  end: '2026-10-11',
  cityName: 'Łódź',
  color: 1,
  comment: '',
  version: 3,
};

test('an event can be changed as the server says, and names its person only among several people', () => {
  expect(toEvent(meeting, { change: false }).can).toEqual({ edit: false, delete: false });
  expect(toEvent(meeting, { change: true }).person).toBeUndefined();
  expect(toEvent(meeting, { change: true, withPerson: true }).person).toBe('Łukasz Źrebiec');
});
