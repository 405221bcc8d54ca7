import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeFound, search, type Act, type Subject } from './harness.ts';

interface Purse {
  coins: number;
}

const put = (coins: number): Act<Purse, Purse> => ({
  words: `put ${coins}`,
  isPossible: () => true,
  perform: async (model, real) => {
    model.coins += coins;
    // The system loses the thirteenth coin.
    real.coins = Math.min(real.coins + coins, 12);
    return Promise.resolve();
  },
});
const take = (coins: number): Act<Purse, Purse> => ({
  words: `take ${coins}`,
  isPossible: (model) => model.coins >= coins,
  perform: async (model, real) => {
    model.coins -= coins;
    real.coins -= coins;
    return Promise.resolve();
  },
});
const purse = (acts: Subject<Purse, Purse>['acts']): Subject<Purse, Purse> => ({
  acts,
  begin: () => Promise.resolve({ model: { coins: 0 }, real: { coins: 0 } }),
  findViolations: (model, real) =>
    Promise.resolve(model.coins === real.coins ? [] : [`${real.coins} of ${model.coins} coins`]),
});
const small = fc.integer({ min: 1, max: 5 });

test('the shortest sequence that breaks the law is found, the same one for the same seed', async () => {
  const plan = { seed: 7, sequences: 200, longest: 20 };
  const first = await search(purse([small.map(put), small.map(take)]), plan);
  expect(first.found?.acts).toHaveLength(3);
  expect(first.found?.violations).toEqual([expect.stringMatching(/^12 of 1[3-5] coins$/)]);
  expect(first.found && describeFound(first.found)).toMatch(/^seed 7, 3 acts:\n {2}1\. put \d/);
  expect((await search(purse([small.map(put), small.map(take)]), plan)).found).toEqual(first.found);
});

test('a law that holds is searched to the end, and only what is possible is done', async () => {
  const { found, sequences, acts } = await search(purse([small.map(take), fc.constant(put(1))]), {
    seed: 1,
    sequences: 50,
    longest: 8,
  });
  expect([found, sequences]).toEqual([undefined, 50]);
  expect(acts).toBeGreaterThan(50);
});

test('what an act throws is found as well', async () => {
  const broken: Act<Purse, Purse> = {
    ...put(1),
    words: 'break',
    perform: () => Promise.reject(new Error('500')),
  };
  const { found } = await search(purse([fc.constant(broken)]), { seed: 1, sequences: 5, longest: 5 });
  expect(found).toMatchObject({ acts: ['break'], violations: ['Error: 500'] });
});
