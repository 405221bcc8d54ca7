import { expect, test } from 'vitest';
import { randomFor, shuffledNumbers, uuidFrom } from './random.ts';

const draws = (topic: string, number: number) => {
  const random = randomFor(topic, number);
  return Array.from({ length: 5 }, () => random.below(1_000_000));
};

test('the same topic and number give the same sequence, others another', () => {
  expect(draws('student', 7)).toEqual(draws('student', 7));
  expect(draws('student', 7)).not.toEqual(draws('student', 8));
  expect(draws('student', 7)).not.toEqual(draws('lecturer', 7));
});

test('a chance of one in four comes true for a quarter of the rows', () => {
  const hits = Array.from({ length: 20_000 }, (_, number) => randomFor('test', number).chance(0.25)).filter(
    Boolean,
  );
  expect(hits.length / 20_000).toBeCloseTo(0.25, 1);
});

test('skewed numbers favour the small ones and stay below the limit', () => {
  const drawn = Array.from({ length: 20_000 }, (_, number) => randomFor('test', number).skewedBelow(24));
  const times = (wanted: number) => drawn.filter((number) => number === wanted).length;
  expect(times(0)).toBeGreaterThan(3 * times(23));
  expect(times(23)).toBeGreaterThan(0);
  expect(Math.max(...drawn)).toBe(23);
});

test('shuffling keeps every number once', () => {
  const numbers = shuffledNumbers('test', 1_000);
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
  expect(Array.from(numbers).slice(0, 5)).not.toEqual([0, 1, 2, 3, 4]);
});

test('uuids are of version 4 and differ', () => {
  const uuids = Array.from({ length: 5_000 }, (_, number) => uuidFrom(randomFor('test', number)));
  expect(
    uuids.filter((uuid) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(uuid)),
  ).toEqual([]);
  expect(new Set(uuids).size).toBe(5_000);
});
