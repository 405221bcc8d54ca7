import { expect, test } from 'vitest';
import { releases } from '#features/provider/changelog/changelog.data.ts';

const numbers = (version: string) => version.split('.').map(Number);

test('it goes by way of 2.24.4 of 30.07.2025 down to 1.5.0', () => {
  expect(releases).toContainEqual(expect.objectContaining({ version: '2.24.4', day: '2025-07-30' }));
  expect(releases.at(-1)?.version).toBe('1.5.0');
});

test('versions and dates only go down', () => {
  for (const [index, newer] of releases.entries()) {
    const older = releases[index + 1];
    if (!older) break;
    const a = numbers(newer.version);
    const b = numbers(older.version);
    const firstDifference = a.findIndex((part, position) => part !== b[position]);
    expect(a[firstDifference]).toBeGreaterThan(b[firstDifference] ?? -1);
    expect(newer.day > older.day).toBe(true);
  }
});

test.each(['do 5. dnia', 'do 11. dnia', 'Od 31 października do 31 grudnia', '4900 zł'])(
  'the historical rule "%s" is mentioned',
  (rule) => {
    expect(releases.flatMap(({ changes }) => changes).join(' ')).toContain(rule);
  },
);
