import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRoutes as routes } from '@indeks/contract/accounts/accounts.routes';
import { knownPassword, startTestApp, type TestApp } from '#testing/test-app.ts';

/** LOGIN_TIMING_TRIES=100 for the full measurement; the medians of fewer are just as telling. */
const tries = Number(process.env['LOGIN_TIMING_TRIES'] ?? 25);

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
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
  const times: Record<keyof typeof kinds, number[]> = { unknown: [], wrong: [], inactive: [] };
  // In turns, so that a busy moment of the machine falls on all three alike.
  for (let round = 0; round < tries; round += 1)
    for (const kind of ['unknown', 'wrong', 'inactive'] as const) {
      const body = await kinds[kind]();
      const client = app.anonymous();
      const start = performance.now();
      const { status } = await client.call(routes.login, { body });
      times[kind].push(performance.now() - start);
      expect(status).toBe(401);
    }
  const medians = Object.values(times).map(median);
  process.stdout.write(`login medians (ms): ${medians.map((ms) => ms.toFixed(1)).join(', ')}\n`);
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.1);
}, 240_000);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
