import { describe, expect, test } from 'vitest';
import {
  dayOfStudies,
  describeInstalments,
  judgeDues,
  judgeTogether,
  notBefore,
  splitPrice,
} from './instalments.rules.ts';

const four = [
  { due: '2025-11-01', amount: 120_000 },
  { due: '2026-01-01', amount: 120_000 },
  { due: '2026-03-01', amount: 120_000 },
  { due: '2026-05-01', amount: 120_000 },
];

describe('a day of studies', () => {
  test.each([
    ['2025-10-01', { month: 1, day: 1 }, '2025-10-01'],
    ['2025-10-01', { month: 2, day: 1 }, '2025-11-01'],
    ['2025-10-01', { month: 4, day: 15 }, '2026-01-15'],
    ['2025-10-01', { month: 5, day: 31 }, '2026-02-28'],
    ['2023-10-01', { month: 5, day: 30 }, '2024-02-29'],
    ['2026-03-01', { month: 2, day: 31 }, '2026-04-30'],
    ['2026-03-01', { month: 13, day: 1 }, '2027-03-01'],
  ])('of the intake %s, %o is %s', (intake, day, expected) => {
    expect(dayOfStudies(intake, day)).toBe(expected);
  });
});

describe('a price in parts', () => {
  const days = (count: number) => Array.from({ length: count }, (_, index) => `2026-01-0${index + 1}`);
  test.each([
    [420_000, 1, [420_000]],
    [420_000, 4, [105_000, 105_000, 105_000, 105_000]],
    [410_000, 3, [136_800, 136_600, 136_600]],
    [430_050, 4, [107_550, 107_500, 107_500, 107_500]],
    [200, 4, [200]],
    [0, 2, []],
  ])('%i in %i: %o', (price, count, amounts) => {
    const parts = splitPrice(price, days(count));
    expect(parts.map(({ amount }) => amount)).toEqual(amounts);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
  });
});

describe('what is owed', () => {
  test.each([
    // Nothing paid: before the first day, on it, after it, after two, after all.
    [0, '2025-10-15', { owed: 0, overdueDays: 0, due: '2025-11-01', toPay: 120_000 }, '2025-11-01'],
    [0, '2025-11-01', { owed: 120_000, overdueDays: 0, due: '2025-11-01', toPay: 120_000 }, '2026-01-01'],
    [0, '2025-11-02', { owed: 120_000, overdueDays: 1, due: '2025-11-01', toPay: 120_000 }, '2026-01-01'],
    [0, '2026-01-01', { owed: 240_000, overdueDays: 61, due: '2025-11-01', toPay: 240_000 }, '2026-03-01'],
    [0, '2026-06-01', { owed: 480_000, overdueDays: 212, due: '2025-11-01', toPay: 480_000 }, null],
    // Paid in time, in part, ahead, everything, too much.
    [120_000, '2025-11-20', { owed: 0, overdueDays: 0, due: '2026-01-01', toPay: 120_000 }, '2026-01-01'],
    [150_000, '2025-11-20', { owed: 0, overdueDays: 0, due: '2026-01-01', toPay: 90_000 }, '2026-01-01'],
    [
      150_000,
      '2026-01-11',
      { owed: 90_000, overdueDays: 10, due: '2026-01-01', toPay: 90_000 },
      '2026-03-01',
    ],
    [360_000, '2025-11-20', { owed: 0, overdueDays: 0, due: '2026-05-01', toPay: 120_000 }, '2026-05-01'],
    [480_000, '2026-06-01', { owed: 0, overdueDays: 0, due: null, toPay: 0 }, null],
    [500_000, '2025-11-20', { owed: 0, overdueDays: 0, due: null, toPay: 0 }, null],
    // More was returned than paid.
    [
      -10_000,
      '2025-11-02',
      { owed: 120_000, overdueDays: 1, due: '2025-11-01', toPay: 120_000 },
      '2026-01-01',
    ],
  ])('%i paid, on %s: %o, the next on %s', (paid, today, expected, next) => {
    const dues = judgeDues(four, paid, today);
    expect(dues).toMatchObject(expected);
    expect(dues.next?.due ?? null).toBe(next);
  });

  test('the price of nothing is never owed', () => {
    expect(judgeDues([], 0, '2026-01-01')).toEqual({
      owed: 0,
      overdueDays: 0,
      due: null,
      toPay: 0,
      next: null,
    });
  });
});

describe('instalments in words', () => {
  const on = (today: string, ...payments: [string, number][]) =>
    describeInstalments(
      four,
      payments.map(([date, amount]) => ({ date, amount })),
      today,
    ).map(({ state, paid, paidOn }) => [state, paid, paidOn]);

  test.each([
    ['2025-10-01', [], ['next', 'later', 'later', 'later']],
    ['2025-11-01', [], ['next', 'later', 'later', 'later']],
    ['2025-11-02', [], ['overdue', 'next', 'later', 'later']],
    ['2026-06-01', [], ['overdue', 'overdue', 'overdue', 'overdue']],
    ['2026-01-02', [['2025-10-10', 240_000]], ['paid', 'paid', 'next', 'later']],
  ] as const)('on %s after %o: %o', (today, payments, states) => {
    expect(
      on(today, ...payments.map(([date, amount]): [string, number] => [date, amount])).map(
        ([state]) => state,
      ),
    ).toEqual(states);
  });

  test('each has the day on which it was paid whole, and what was paid of it', () => {
    const paid = on('2026-02-01', ['2025-10-10', 100_000], ['2025-10-20', 50_000], ['2026-01-05', 90_000]);
    expect(paid).toEqual([
      ['paid', 120_000, '2025-10-20'],
      ['paid', 120_000, '2026-01-05'],
      ['next', 0, null],
      ['later', 0, null],
    ]);
  });

  test('after a return the day is that of the later payment', () => {
    const paid = on('2025-12-01', ['2025-10-10', 120_000], ['2025-10-12', -20_000], ['2025-11-15', 20_000]);
    expect(paid[0]).toEqual(['paid', 120_000, '2025-11-15']);
  });
});

test('what was paid too much for one enrolment pays the oldest of the others', () => {
  const late = { plan: [{ due: '2026-09-01', amount: 120_000 }], paid: 0 };
  const overpaid = { plan: [{ due: '2025-11-01', amount: 400_000 }], paid: 420_000 };
  const later = {
    plan: [
      { due: '2026-12-01', amount: 86_000 },
      { due: '2027-02-01', amount: 86_000 },
    ],
    paid: 0,
  };
  expect(judgeTogether([later, late, overpaid], '2026-11-18')).toEqual({
    owed: 100_000,
    overdueDays: 78,
    due: '2026-09-01',
    toPay: 100_000,
    next: { due: '2026-12-01', amount: 86_000 },
  });
  expect(judgeTogether([{ ...late, paid: 110_000 }, overpaid, later], '2026-11-18')).toMatchObject({
    owed: 0,
    overdueDays: 0,
    next: { due: '2026-12-01', amount: 76_000 },
  });
});

test('nothing is due before its first day; what would have been comes together on it', () => {
  const plan = [
    { due: '2026-11-01', amount: 100 },
    { due: '2026-12-01', amount: 200 },
    { due: '2027-01-01', amount: 300 },
  ];
  expect(notBefore(plan, '2026-12-02')).toEqual([
    { due: '2026-12-02', amount: 300 },
    { due: '2027-01-01', amount: 300 },
  ]);
  expect(notBefore(plan, '2026-10-15')).toEqual(plan);
});
