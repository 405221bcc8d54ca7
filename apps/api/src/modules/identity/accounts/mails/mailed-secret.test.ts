import { expect, test } from 'vitest';
import { duration } from './mailed-secret.ts';

test.each([
  [1, '1 minutę'],
  [22, '22 minuty'],
  [30, '30 minut'],
  [90, '90 minut'],
  [24 * 60, '24 godziny'],
  [14 * 24 * 60, '14 dni'],
])('%i minutes are "%s"', (minutes, text) => {
  expect(duration(minutes)).toBe(text);
});
