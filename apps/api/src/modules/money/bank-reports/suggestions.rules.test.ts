import type { SuggestionReason } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import { expect, test } from 'vitest';
import { listSimilarNumbers, rank, readWords, cutEnding } from './suggestions.rules.ts';

test.each([
  ['dabrowskiej', 'dabrowsk'],
  ['dabrowska', 'dabrowsk'],
  ['kowalskiego', 'kowalsk'],
  ['nowakowi', 'nowak'],
  ['nowak', 'nowak'],
  ['los', 'los'],
])('%s begins as %s', (word, stem) => {
  expect(cutEnding(word)).toBe(stem);
});

test('e-mails, numbers, names and initials are told apart', () => {
  expect(readWords('Za A. Dąbrowską, album 100234, a.dabrowska@Poczta.example')).toEqual({
    emails: ['a.dabrowska@poczta.example'],
    numbers: ['100234'],
    words: ['dabrowska', 'album'],
    stems: ['dabrowsk', 'album'],
    initials: ['a'],
  });
});

const candidate = (scid: number, reasons: readonly SuggestionReason[], owes = true) => ({
  scid,
  reasons,
  owes,
});

test.each([
  ['nothing speaks for it', [candidate(1, [])], []],
  ['a name alone is possible', [candidate(1, ['name'])], [[1, false]]],
  ['a name with the very amount is sure', [candidate(1, ['name', 'amount'])], [[1, true]]],
  ['an account known from before is sure', [candidate(1, ['payer-account'])], [[1, true]]],
  [
    'of two that are alike neither is sure, and the one who owes comes first',
    [candidate(1, ['payer-account']), candidate(2, ['payer-account'], false)],
    [
      [1, false],
      [2, false],
    ],
  ],
  [
    'the likeliest comes first and is sure when the others are far behind',
    [candidate(1, ['surname']), candidate(2, ['email']), candidate(3, ['name'])],
    [
      [2, true],
      [3, false],
      [1, false],
    ],
  ],
] as const)('%s', (_, candidates, expected) => {
  expect(rank(candidates).map(({ scid, sure }) => [scid, sure])).toEqual(expected);
});

test('no more than five are named', () => {
  expect(rank(Array.from({ length: 9 }, (_, index) => candidate(index, ['name'])))).toHaveLength(5);
});

test('numbers that one slip of the hand turns into each other are similar', () => {
  const similar = listSimilarNumbers('60102055587788000000000041');
  for (const other of ['102055587788000000000040', '102055587788000000000014', '902055587788000000000041'])
    expect(similar).toContain(other);
  for (const other of ['102055587788000000000041', '102055587788000000000052'])
    expect(similar).not.toContain(other);
  expect(listSimilarNumbers('6010')).toEqual([]);
});
