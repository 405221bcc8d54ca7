import { warsawTime } from '@indeks/contract/common/warsaw-time';
import { describe, expect, test } from 'vitest';
import {
  countMinutes,
  momentInWarsaw,
  nextStep,
  nextTry,
  nextZoomDay,
  zoomStartTime,
} from './online-meetings.rules.ts';

test.each([
  ['2026-11-28', '09:15', '2026-11-28T08:15:00.000Z'],
  ['2026-07-01', '09:15', '2026-07-01T07:15:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  // 02:30 occurs twice on this night; the first one is taken.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  // There is no such time.
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
])('%s %s in Warsaw is %s', (date, time, moment) => {
  expect(momentInWarsaw(date, time).toISOString()).toBe(moment);
});

test('a moment is told in Warsaw’s time', () => {
  expect(warsawTime(new Date('2026-11-28T23:30:00Z'))).toEqual({ date: '2026-11-29', time: '00:30' });
  expect(zoomStartTime(new Date('2026-07-01T07:15:00Z'))).toBe('2026-07-01T09:15:00');
});

test('Zoom’s day ends at midnight of UTC', () => {
  expect(nextZoomDay(new Date('2026-11-28T23:30:00Z')).toISOString()).toBe('2026-11-29T00:00:00.000Z');
});

test.each([
  [0, 5],
  [1, 10],
  [6, 320],
  [7, 600],
  [8, undefined],
])('after %d tries the next is in %s seconds', (tries, seconds) => {
  const now = new Date('2026-11-28T10:00:00Z');
  expect(nextTry(tries, now)?.getTime()).toBe(seconds && now.getTime() + seconds * 1000);
});

describe('the next step', () => {
  const row = { removed_at: null, zoom_id: 7, version: 1, sent_version: 1 };
  test.each([
    [{}, 'nothing'],
    [{ version: 2 }, 'update'],
    [{ zoom_id: null }, 'create'],
    [{ zoom_id: null, version: 2 }, 'create'],
    [{ removed_at: new Date() }, 'remove'],
    [{ removed_at: new Date(), zoom_id: null }, 'remove'],
  ])('of %o is %s', (more, step) => {
    expect(nextStep({ ...row, ...more })).toBe(step);
  });
});

test.each([
  [[], 0],
  [['10:00-10:30'], 30],
  [['10:00-10:30', '10:10-10:20'], 30],
  [['10:10-10:40', '10:00-10:30'], 40],
  [['10:00-10:10', '10:20-10:30'], 20],
])('%o are %d minutes', (stays, minutes) => {
  const at = (time = '') => new Date(`2026-11-28T${time}:00Z`);
  const parsed = stays.map((stay) => {
    const [from, to] = stay.split('-');
    return { joinedAt: at(from), leftAt: at(to) };
  });
  expect(countMinutes(parsed)).toBe(minutes);
});
