import { describe, expect, test } from 'vitest';
import { shorten, isNight, outsideNight } from './notifications.rules.ts';

describe('the night', () => {
  test.each([
    ['2025-06-10T18:59:00Z', '2025-06-10T18:59:00.000Z'],
    ['2025-06-10T19:00:00Z', '2025-06-11T05:00:00.000Z'],
    ['2025-06-10T23:30:00Z', '2025-06-11T05:00:00.000Z'],
    ['2025-06-11T05:00:00Z', '2025-06-11T05:00:00.000Z'],
    ['2025-01-10T20:00:00Z', '2025-01-11T06:00:00.000Z'],
    ['2025-01-10T05:59:00Z', '2025-01-10T06:00:00.000Z'],
    // The clocks go forward: at 7:00 it is an hour earlier in the world.
    ['2025-03-29T22:00:00Z', '2025-03-30T06:00:00.000Z'],
    // They go back.
    ['2025-10-25T21:00:00Z', '2025-10-26T06:00:00.000Z'],
  ])('a mail of %s leaves at %s', (asked, sent) => {
    const moment = outsideNight(new Date(asked));
    expect(moment.toISOString()).toBe(sent);
    expect(isNight(moment)).toBe(false);
  });
});

test.each([
  ['krótki\n\ntekst ', 'krótki tekst'],
  ['a'.repeat(300), 'a'.repeat(300)],
  ['b'.repeat(301), `${'b'.repeat(299)}…`],
])('a text is told in one line of at most 300 signs', (text, told) => {
  expect(shorten(text)).toBe(told);
});
