import { expect, test } from 'vitest';
import { chooseNext, type Turn } from './turns.ts';

const small = (personId?: number): Turn => ({ personId, large: false });
const large = (personId?: number): Turn => ({ personId, large: true });

interface Case {
  readonly says: string;
  readonly workers?: number;
  readonly waiting: readonly Turn[];
  readonly running?: readonly Turn[];
  readonly begun?: readonly (readonly [number, number])[];
  readonly next: number | undefined;
}

const cases: readonly Case[] = [
  { says: 'nothing waits', waiting: [], next: undefined },
  { says: 'every worker draws', waiting: [small(1)], running: [small(2), small(3)], next: undefined },
  { says: 'a small one goes beside a large one', waiting: [small(1)], running: [large(2)], next: 0 },
  {
    says: 'a small one overtakes large ones that came before it',
    waiting: [large(1), large(3), small(4)],
    running: [large(2)],
    next: 2,
  },
  {
    says: 'the last free worker is kept from large ones',
    waiting: [large(1)],
    running: [large(2)],
    next: undefined,
  },
  {
    says: 'of four workers, three draw large ones',
    workers: 4,
    waiting: [large(3)],
    running: [large(1), large(2)],
    next: 0,
  },
  {
    says: 'and the fourth does not',
    workers: 4,
    waiting: [large(4)],
    running: [large(1), large(2), large(3)],
    next: undefined,
  },
  {
    says: 'a person has one large one at a time, and another person is next',
    workers: 4,
    waiting: [large(1), large(2)],
    running: [large(1)],
    next: 1,
  },
  {
    says: 'large ones of nobody are not of one person',
    workers: 3,
    waiting: [large()],
    running: [large()],
    next: 0,
  },
  {
    says: 'a large one is drawn although small ones keep coming',
    waiting: [small(1), small(2), large(3)],
    running: [small(4)],
    next: 2,
  },
  {
    says: 'of one worker, small ones are first',
    workers: 1,
    waiting: [large(1), small(2)],
    next: 1,
  },
  {
    says: 'people take turns',
    waiting: [small(1), small(1), small(2)],
    begun: [[1, 1]],
    next: 2,
  },
  {
    says: 'who came first is first among equals',
    waiting: [small(2), small(1)],
    begun: [
      [1, 3],
      [2, 3],
    ],
    next: 0,
  },
];

test.each(cases)('$says', ({ workers = 2, waiting, running = [], begun = [], next }) => {
  expect(chooseNext(waiting, { workers, running, begun: new Map(begun) })).toBe(next);
});
