import { expect, test } from 'vitest';
import { findDisagreements, findObstacles, type ReleaseState } from './release.ts';
import { readState } from './state.ts';

const today = '2027-02-01';
const ready: ReleaseState = {
  current: '2.24.4',
  changelog:
    '# Changelog\n\n## 2.25.0 – 2027-02-01\n\n- Added: something.\n\n## 2.24.4 – 2025-07-30\n\n- Fixed.\n',
  inApp: [
    { version: '2.25.0', day: today },
    { version: '2.24.4', day: '2025-07-30' },
  ],
};

test('a version that both lists name today can be released', () => {
  expect(findObstacles(ready, '2.25.0', today)).toEqual([]);
});

test.each<[string, Partial<ReleaseState>, string, string]>([
  ['a word', {}, 'next', 'next is no version: three numbers with dots are needed'],
  ['an older one', {}, '2.9.9', '2.9.9 is not newer than 2.24.4'],
  ['the current one', {}, '2.24.4', '2.24.4 is not newer than 2.24.4'],
  ['not in the product', { inApp: [] }, '2.25.0', 'the newest release of changelog.data.ts is not 2.25.0'],
  [
    'of another day in the product',
    { inApp: [{ version: '2.25.0', day: '2027-01-31' }] },
    '2.25.0',
    'changelog.data.ts dates 2.25.0 2027-01-31, today is 2027-02-01',
  ],
  [
    'not in the changelog',
    { changelog: '## 2.24.4' },
    '2.25.0',
    "CHANGELOG.md has no heading '## 2.25.0 – 2027-02-01'",
  ],
  [
    'without a change',
    { changelog: '## 2.25.0 – 2027-02-01\n\nNothing.\n\n## 2.24.4\n\n- Old.' },
    '2.25.0',
    'CHANGELOG.md names no change of the release',
  ],
  [
    'of another day',
    { changelog: '## 2.25.0\n\n- New.' },
    '2.25.0',
    'CHANGELOG.md dates the release not at all, today is 2027-02-01',
  ],
])('%s is refused', (_case, change, version, sentence) => {
  expect(findObstacles({ ...ready, ...change }, version, today)).toContain(sentence);
});

test('manifest, changelog and the list in the product agree', () => {
  expect(findDisagreements(readState())).toEqual([]);
  expect(findDisagreements({ ...ready, current: '2.24.4' })).toEqual([
    'changelog.data.ts begins with 2.25.0, package.json says 2.24.4',
    'CHANGELOG.md begins with 2.25.0, package.json says 2.24.4',
  ]);
  expect(findDisagreements({ ...ready, changelog: '## 2.26.0', current: '2.25.0' })).toContain(
    'changelog.data.ts has no release 2.26.0',
  );
});
