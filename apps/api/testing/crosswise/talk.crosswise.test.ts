import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';
import { startFakeZoom } from '../zoom/fake-zoom.ts';
import { recordCalls } from './records.calls.ts';
import { patience, prepareAll, prepareCrosswise, runRounds } from './rounds.ts';
import { makeHouse, signIn, talkCalls } from './talk.calls.ts';

const zoom = await startFakeZoom();
const app = await startTestApp({ settings: zoom.settings });
afterAll(async () => {
  await app.close();
  await zoom.close();
});
const house = await makeHouse(app);

describe('crosswise over the same two people', () => {
  test.each(talkCalls)('$name never meet a deadlock', async (call) => {
    const signedIn = await signIn(house);
    const { done } = await runRounds(`${call.name}, twice in both orders`, () =>
      prepareCrosswise(call, { ...signedIn }),
    );
    expect(done).toBeGreaterThan(0);
  });

  test.each(recordCalls)('removed $name never meet a deadlock', async ({ name, calls }) => {
    const signedIn = await signIn(house);
    const { done } = await runRounds(`removed ${name}, in both orders`, () =>
      prepareAll(calls, { ...signedIn }),
    );
    expect(done).toBeGreaterThan(0);
  });

  test(
    'all that is of people at once never meets a deadlock',
    async () => {
      const ofPeople = recordCalls.flatMap(({ calls: [same, own] }) => (own ? [same] : []));
      const { done, asked } = await runRounds('all of people, each in both orders', async () =>
        prepareAll([...talkCalls, ...ofPeople], await signIn(house)),
      );
      expect(done).toBeGreaterThan(asked / 2);
    },
    patience,
  );
});
