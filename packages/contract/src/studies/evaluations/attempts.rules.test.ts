import { describe, expect, test } from 'vitest';
import { chooseCounting, chooseTerm, chooseTermOfGroup, needsTerm } from './attempts.rules.ts';
import type { Term } from './evaluations.keys.ts';

const open = (term: Term, grade: number) => ({ term, grade, closedBy: null });
const closed = (term: Term, grade: number) => ({ term, grade, closedBy: '126/2026' });

describe('a grade without a term is of the right one', () => {
  test.each([
    ['nothing', [], 2, 1],
    ['an open failure', [open(1, 2)], 2, 1],
    ['a closed failure', [closed(1, 2)], 2, 2],
    ['a closed absence', [closed(1, 0)], 2, 2],
    ['a closed pass', [closed(1, 3.5)], 2, 1],
    ['an open re-sit', [closed(1, 2), open(2, 2)], 2, 2],
    ['a re-sit whose first term is open again', [open(1, 2), open(2, 2)], 2, 2],
    ['a re-sit without a first term', [open(2, 2)], 2, 2],
    ['a closed re-sit, where it is the last', [closed(1, 2), closed(2, 2)], 2, 2],
    ['a closed failure of the re-sit', [closed(1, 2), closed(2, 2)], 3, 3],
    ['a closed absence at the re-sit', [closed(1, 0), closed(2, 0)], 4, 3],
    ['a closed pass of the re-sit', [closed(1, 2), closed(2, 3)], 3, 2],
    ['a second re-sit that is open', [closed(1, 2), closed(2, 2), open(3, 2)], 4, 3],
    ['a second re-sit that is closed', [closed(1, 2), closed(2, 2), closed(3, 2.5)], 4, 4],
    ['the last re-sit', [closed(1, 2), closed(2, 2), closed(3, 2.5)], 3, 3],
    ['a pass of the first term that was corrected later', [closed(1, 3), closed(2, 2)], 3, 2],
  ] as const)('after %s (%j, of %i)', (_, attempts, last, term) => {
    expect(chooseTerm({ attempts }, last)).toBe(term);
  });
});

describe('a term is for whoever passed none before it', () => {
  test.each([
    [[], 1, true],
    [[open(1, 5)], 1, true],
    [[], 2, true],
    [[open(1, 2.5)], 2, true],
    [[open(1, 0)], 2, true],
    [[open(1, 3)], 2, false],
    [[open(1, 2), open(2, 2)], 3, true],
    [[open(1, 2), open(2, 3)], 3, false],
    [[open(1, 3), open(2, 2)], 3, false],
    [[open(1, 2), open(2, 3)], 2, true],
  ] as const)('%j, term %i: %s', (attempts, term, needed) => {
    expect(needsTerm({ attempts }, term)).toBe(needed);
  });
});

describe('a group is graded in the term that is open', () => {
  test.each([
    ['nobody is closed', [[], [open(1, 2)]], 3, 1],
    ['the first term is closed', [[closed(1, 2)], [closed(1, 5)]], 3, 2],
    ['everybody passed the first', [[closed(1, 4)], [closed(1, 5)]], 3, 2],
    ['somebody came after closing', [[closed(1, 4)], []], 3, 2],
    ['the re-sit is closed and failed', [[closed(1, 2), closed(2, 2)], [closed(1, 5)]], 3, 3],
    ['the re-sit is closed and passed', [[closed(1, 2), closed(2, 3)], [closed(1, 5)]], 3, 2],
    ['the re-sit is the last', [[closed(1, 2), closed(2, 2)], [closed(1, 5)]], 2, 2],
    ['the second re-sit is closed', [[closed(1, 2), closed(2, 2), closed(3, 2)]], 4, 4],
  ] as const)('%s', (_, rows, last, term) => {
    expect(
      chooseTermOfGroup(
        rows.map((attempts) => ({ attempts })),
        last,
      ),
    ).toBe(term);
  });
});

describe('the grade that counts', () => {
  test.each([
    [[], undefined],
    [[open(1, 0)], undefined],
    [[open(1, 2)], 1],
    [[open(1, 2), open(2, 0)], 1],
    [[open(1, 2), open(2, 2.5)], 2],
    [[open(1, 3), open(2, 2)], 1],
    [[open(1, 2), open(2, 4), open(3, 2)], 2],
    [[open(1, 3), open(2, 4), open(3, 3.5)], 3],
    [[open(1, 2), open(2, 2), open(3, 0)], 2],
  ] as const)('of %j is that of term %j', (attempts, term) => {
    expect(chooseCounting(attempts)?.term).toBe(term);
  });
});
