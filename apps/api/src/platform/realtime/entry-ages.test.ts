import { expect, test } from 'vitest';
import { entryAges } from './entry-ages.ts';

test('an entry is as old as its id says, and what comes too early is new', () => {
  const reply = [
    [
      'indeks:realtime',
      [
        ['1700000000000-0', ['uid', 'a']],
        ['1700000002500-3', ['uid', 'b']],
      ],
    ],
  ];
  expect(entryAges(reply, 1_700_000_002_000)).toEqual([2, 0]);
});

test.each([null, undefined, 'OK', [], [['indeks:realtime', null]], [['indeks:realtime', [[null]]]]])(
  'a reply without entries has none: %#',
  (reply) => {
    expect(entryAges(reply, 0)).toEqual([]);
  },
);
