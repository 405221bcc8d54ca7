import { afterEach, expect, test } from 'vitest';
import { CallError, unreachable } from '#shared/api/call-error.ts';
import { pollingInterval, shouldRetry } from '#shared/api/query-client.ts';
import { setLive } from '#shared/realtime/live-state.ts';

afterEach(() => setLive(false));

const refused = new CallError({ status: 403, code: 'auth/not-allowed', message: '' });
const fault = new CallError({ status: 500, code: 'server/failed', message: '' });
const outage = new CallError({ status: 503, code: 'server/unavailable', message: '' });

test.each([
  ['a lost connection', 0, unreachable(undefined), true],
  ['a connection lost twice', 1, unreachable(undefined), true],
  ['a connection lost three times', 2, unreachable(undefined), false],
  ['a refusal', 0, refused, false],
  ['an outage', 0, outage, true],
  ['a fault', 0, fault, false],
])('%s is tried again: %#', (_, failures, error, again) => {
  expect(shouldRetry(failures, error)).toBe(again);
});

test('what has a topic is polled only while no events arrive', () => {
  const places = { meta: { topic: 'places' as const } };
  expect(pollingInterval(places)).toBe(15_000);
  expect(pollingInterval({ meta: undefined })).toBe(false);
  setLive(true);
  expect(pollingInterval(places)).toBe(false);
});
