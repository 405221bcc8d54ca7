import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutSlowSender } from './cut-slow-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { silentMs: 10_000, bytesPerSecond: 20_000, lookEveryMs: 1_000 };

/** Looks each second for so long, while the sender sends at its own pace. */
const watch = async (bytesOfSecond: (second: number) => number, seconds: number) => {
  const socket = { bytesRead: 500 };
  const request = { socket } as unknown as IncomingMessage; // nothing else of it is looked at
  const outcome = cutSlowSender(request, new Promise<string>(() => undefined), pace).catch(
    (error: { code: string }) => error.code,
  );
  const settled: string[] = [];
  void outcome.then((code) => settled.push(code));
  let second = 0;
  for (; second < seconds && settled.length === 0; second += 1) {
    socket.bytesRead += bytesOfSecond(second);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return { settled: settled[0], after: second };
};

test.for<readonly [string, (second: number) => number, number | undefined]>([
  ['steady', () => 20_000, undefined],
  ['quick at first, then slow but never silent', (second) => (second < 5 ? 500_000 : 100), undefined],
  ['silent from the first byte', () => 0, 11],
  ['silent after a while', (second) => (second < 20 ? 100_000 : 0), 31],
  ['a byte a second', () => 1, 11],
  ['a little too slow', () => 19_000, 11],
])('a sender who is %s', async ([, bytesOfSecond, cutAfter]) => {
  const { settled, after } = await watch(bytesOfSecond, 60);
  expect([settled, cutAfter === undefined ? undefined : after]).toEqual([
    cutAfter === undefined ? undefined : 'request/timeout',
    cutAfter,
  ]);
});

test('what was read, or went wrong, comes out at once', async () => {
  const request = { socket: { bytesRead: 0 } } as unknown as IncomingMessage; // nothing else of it is looked at
  expect(await cutSlowSender(request, Promise.resolve('read'), pace)).toBe('read');
  await expect(cutSlowSender(request, Promise.reject(new Error('broken')), pace)).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});
