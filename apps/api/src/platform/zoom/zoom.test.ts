import { describe, expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';
import { judge, ZoomBusy, ZoomRefused } from './zoom-errors.ts';
import { encodeUuid } from './zoom.ts';

test.each([
  ['abc==', 'abc%3D%3D'],
  ['/abc==', '%252Fabc%253D%253D'],
  ['a//b==', 'a%252F%252Fb%253D%253D'],
  ['a/b==', 'a%2Fb%3D%3D'],
])('the uuid %s is written %s', (uuid, written) => {
  expect(encodeUuid(uuid)).toBe(written);
});

describe('an answer of Zoom', () => {
  const now = Date.parse('2026-03-01T22:00:00Z');
  const judged = (status: number, body: object, headers: Record<string, string> = {}) =>
    judge({ status, body, headers: new Headers(headers) }, now);

  test.each([
    ['3', 3_000],
    ['2026-03-02T00:00:00Z', 7_200_000],
    ['2026-02-01T00:00:00Z', 0],
    ['soon', 1_000],
  ])('429 with Retry-After %s is a pause of %d ms', (retryAfter, waitMs) => {
    expect(judged(429, {}, { 'retry-after': retryAfter })).toEqual(new ZoomBusy(waitMs, false));
  });

  test('a used-up day is told from a short pause', () => {
    const daily = judged(429, {}, { 'x-ratelimit-type': 'Daily-limit', 'retry-after': '60' });
    expect(daily).toMatchObject({ daily: true, waitMs: 60_000 });
  });

  test.each([
    [404, 1001, 'host-unknown'],
    [404, 1010, 'host-unknown'],
    [404, 3001, 'refused'],
    [400, 300, 'refused'],
  ])('%d with code %d means %s', (status, code, problem) => {
    expect(judged(status, { code, message: 'x' })).toEqual(
      new ZoomRefused(problem as 'refused', { status, zoomCode: code }),
    );
  });

  test('the scopes that are missing are read from the sentence', () => {
    const message = 'Invalid access token, does not contain scopes:[meeting:write, user:read].';
    expect(judged(400, { code: 4711, message })).toMatchObject({ missing: ['meeting:write', 'user:read'] });
  });
});

test('a circuit opens after failures in a row, and one call tries whether the service is back', async () => {
  let now = 0;
  let answers = false;
  let asked = 0;
  const circuit = createCircuit({ failures: 2, openMs: 100, now: () => now });
  const ask = () =>
    circuit
      .run(
        async () => {
          asked += 1;
          if (!answers) throw new Error('away');
          return 'here';
        },
        () => true,
        () => new Error('open'),
      )
      .catch((error: Error) => error.message);
  expect([await ask(), await ask(), await ask(), asked]).toEqual(['away', 'away', 'open', 2]);
  now = 100;
  expect([await ask(), await ask(), asked]).toEqual(['away', 'open', 3]);
  now = 200;
  answers = true;
  expect([await ask(), await ask(), asked]).toEqual(['here', 'here', 5]);
});
