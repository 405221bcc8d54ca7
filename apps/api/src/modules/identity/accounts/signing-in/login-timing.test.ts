import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

/** LOGIN_TIMING_TRIES=100 measures in one go; else more are taken only while the medians are still apart. */
const tries = Number(process.env['LOGIN_TIMING_TRIES'] ?? 9);
const mostRounds = 11;
const indistinguishable = 1.1;

const app = await startTestApp({ passwordCost: 'strong' });
afterAll(() => app.close());

const kinds = {
  unknown: async () => ({ email: `nikt-${randomUUID()}@test.example`, password: knownPassword }),
  wrong: async () => ({ email: (await app.person({ role: 0 })).email, password: 'zle-haslo' }),
  inactive: async () => ({
    email: (await app.person({ role: 0, active: 0 })).email,
    password: knownPassword,
  }),
};

test('time does not tell an unknown address from a wrong password or an inactive account', async () => {
  const times: Times = { unknown: [], wrong: [], inactive: [] };
  // The noise of a busy machine fades with more tries; a difference that tells something stays.
  for (let round = 0; round < mostRounds && ratio(times) >= indistinguishable; round += 1)
    await takeTimes(times);
  const medians = Object.values(times).map(median);
  process.stdout.write(`login medians (ms): ${medians.map((ms) => ms.toFixed(1)).join(', ')}\n`);
  expect(times.unknown.length).toBeGreaterThanOrEqual(tries);
  expect(ratio(times)).toBeLessThan(indistinguishable);
}, 600_000);

type Times = Record<keyof typeof kinds, number[]>;

/** In turns, so that a busy moment of the machine falls on all three alike. */
const takeTimes = async (times: Times): Promise<void> => {
  for (let count = 0; count < tries; count += 1)
    for (const kind of ['unknown', 'wrong', 'inactive'] as const) {
      const body = await kinds[kind]();
      const client = app.anonymous();
      const start = performance.now();
      const { status } = await client.call(routes.login, { body });
      times[kind].push(performance.now() - start);
      expect(status).toBe(401);
    }
};

const ratio = (times: Times): number => {
  const medians = Object.values(times).map(median);
  return Math.min(...medians) === 0 ? Infinity : Math.max(...medians) / Math.min(...medians);
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
