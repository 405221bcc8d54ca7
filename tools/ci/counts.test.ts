import { expect, test } from 'vitest';
import { countAttack, countFlips, countJourneys, countMatrix, countRules, countTests } from './counts.ts';

test.each([
  ['Tests  5 passed (5)\n\nvitest: 5 passed, 0 failed, 0 skipped\n', { passed: 5, failed: 0 }],
  ['playwright: 7 passed, 1 failed, 2 skipped', { passed: 7, failed: 3 }],
  ['it broke before its summary', undefined],
])('tests: %j', (output, count) => {
  expect(countTests(output)).toEqual(count);
});

test.each([
  [
    'playwright: 7 passed, 1 failed, 0 skipped\nplaintext hunt: 7 canaries, 0 found\n',
    { passed: 7, failed: 1 },
  ],
  [
    'playwright: 8 passed, 0 failed, 0 skipped\nplaintext hunt: 7 canaries, 2 found\n',
    { passed: 8, failed: 2 },
  ],
  ['playwright: 8 passed, 0 failed, 0 skipped\nit broke before its hunt', undefined],
])('journeys: %j', (output, count) => {
  expect(countJourneys(output)).toEqual(count);
});

test.each([
  ['read 9 modules\nboundaries: rules 37, caught 36\n', { passed: 36, failed: 1 }],
  ['nothing', undefined],
])('boundaries: %j', (output, count) => {
  expect(countRules(output)).toEqual(count);
});

const allAudited = 'writes 12, audited 10, excused 2';

test.each([
  [`routes 20, cells 600, failed 0, exempt 0\n${allAudited}`, { passed: 1, failed: 0 }],
  [`routes 20, cells 600, failed 0, exempt 1\n${allAudited}`, { passed: 0, failed: 1 }],
  [`routes 0, cells 0, failed 0, exempt 0\n${allAudited}`, { passed: 0, failed: 1 }],
  ['routes 20, cells 600, failed 0, exempt 0', { passed: 0, failed: 1 }],
  ['routes 20, cells 600, failed 0, exempt 0\nwrites 12, audited 9, excused 2', { passed: 0, failed: 1 }],
  ['nothing', { passed: 0, failed: 1 }],
])('matrix: %j', (output, count) => {
  expect(countMatrix(output)).toEqual(count);
});

test.each([
  ['flips 500, caught 500', { passed: 1, failed: 0 }],
  ['flips 500, caught 499', { passed: 0, failed: 1 }],
  ['flips 0, caught 0', { passed: 0, failed: 1 }],
])('flips: %j', (output, count) => {
  expect(countFlips(output)).toEqual(count);
});

test.each([
  ['attack: tries 9, leaks 0, wrong statuses 0, answers 500 0, too dear 0, slowest body 3.1 ms', 1],
  ['attack: tries 9, leaks 1, wrong statuses 0, answers 500 0, too dear 0, slowest body 3.1 ms', 0],
  ['attack: tries 9, leaks 0, wrong statuses 0, answers 500 0, too dear 2, slowest body 9.1 ms', 0],
  ['attack: tries 0, leaks 0, wrong statuses 0, answers 500 0, too dear 0, slowest body –', 0],
  ['attack rights: tries 9, leaks 0, wrong statuses 0, answers 500 0, too dear 0', 0],
  ['nothing', 0],
])('attack: %j', (output, passed) => {
  expect(countAttack(output)).toEqual({ passed, failed: 1 - passed });
});
