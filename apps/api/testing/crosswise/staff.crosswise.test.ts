import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';
import { patience, prepareAll, prepareCrosswise, runRounds } from './rounds.ts';
import { makeTwoLecturers, staffCalls } from './staff.calls.ts';

const app = await startTestApp();
afterAll(() => app.close());
const administrator = await app.person({ role: 11 });

describe('crosswise over the same people of the staff', () => {
  test.each(staffCalls)('$name never meet a deadlock', async (call) => {
    const { done } = await runRounds(`${call.name}, twice in both orders`, async () =>
      prepareCrosswise(call, await makeTwoLecturers(app, administrator)),
    );
    expect(done).toBeGreaterThan(0);
  });

  test(
    'all of them at once never meet a deadlock',
    async () => {
      const name = 'all, each in both orders';
      const { done, asked } = await runRounds(name, async () =>
        prepareAll(staffCalls, await makeTwoLecturers(app, administrator)),
      );
      expect(done).toBeGreaterThan(asked / 2);
    },
    patience,
  );
});
