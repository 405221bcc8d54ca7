import { expect, test } from 'vitest';
import { abilities, type Standing } from './issues.policy.ts';

const reporter = { triages: false, isReporter: true };
const admin = { triages: true, isReporter: false };
const adminWhoReported = { triages: true, isReporter: true };

const may = (standing: Standing): string =>
  Object.entries(abilities(standing))
    .filter(([, allowed]) => allowed)
    .map(([name]) => name)
    .join(' ');

test.each([
  ['reporter, accepted', reporter, 0, false, 'edit delete reply'],
  ['reporter, accepted and answered', reporter, 0, true, 'edit delete reply'],
  ['reporter, in progress, unanswered', reporter, 1, false, 'delete reply move'],
  ['reporter, in progress, answered', reporter, 1, true, 'delete reply move judge'],
  ['reporter, resolved', reporter, 2, true, 'delete move'],
  ['secretariat, accepted', admin, 0, false, 'edit delete reply move assign note merge'],
  ['secretariat, in progress', admin, 1, true, 'edit delete reply move assign note merge'],
  ['secretariat, resolved', admin, 2, true, 'edit delete move assign note merge'],
  [
    'of the secretariat and the reporter, accepted',
    adminWhoReported,
    0,
    true,
    'edit delete reply assign merge',
  ],
  [
    'of the secretariat and the reporter, answered',
    adminWhoReported,
    1,
    true,
    'edit delete reply move assign merge judge',
  ],
] as const)('%s', (_, who, status, isAnswered, expected) => {
  expect(may({ ...who, status, isAnswered, isMerged: false })).toBe(expected);
});

test.each([
  ['its reporter', reporter, 'delete move'],
  ['the secretariat', admin, 'edit delete reply move assign note'],
  ['somebody of the secretariat who reported it', adminWhoReported, 'edit delete move assign'],
] as const)('a duplicate, %s', (_, who, expected) => {
  expect(may({ ...who, status: 2, isAnswered: true, isMerged: true })).toBe(expected);
});
