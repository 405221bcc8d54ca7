import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Lately, Topic } from '@indeks/contract/realtime/events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import {
  changeHandler,
  reconsiderPolling,
  refreshChanged,
  refreshTopics,
} from '#shared/realtime/live-queries.ts';
import { setLive } from '#shared/realtime/live-state.ts';

let queries: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  queries = createQueryClient();
});
afterEach(() => {
  setLive(false);
  queries.clear();
  vi.useRealTimers();
});

/** A screen that shows something, and how often it has fetched it. */
async function openScreen(key: string, topic?: Topic, also: readonly Topic[] = []) {
  let fetches = 0;
  const observer = new QueryObserver(queries, {
    ...queries.defaultQueryOptions({ queryKey: [key] }),
    queryFn: () => Promise.resolve((fetches += 1)),
    ...(topic && { meta: { topic, also } }),
  });
  const close = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { fetches: () => fetches, close };
}

test('an event refreshes the screens of its topic and no others', async () => {
  setLive(true);
  const places = await openScreen('places', 'places');
  const chat = await openScreen('chat', 'chat');
  changeHandler(queries)({ eventId: 'e1', topic: 'places', ids: [3] });
  await vi.advanceTimersByTimeAsync(0);
  expect([places.fetches(), chat.fetches()]).toEqual([2, 1]);
});

test('a screen also follows what decides over what it shows', async () => {
  setLive(true);
  const times = await openScreen('times', 'work-times', ['reports']);
  changeHandler(queries)({ eventId: 'e1', topic: 'reports', ids: [3] });
  await vi.advanceTimersByTimeAsync(0);
  expect(times.fetches()).toBe(2);
});

test('an event during the first fetch makes another follow it: the answer may be older than the change', async () => {
  setLive(true);
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(queries, {
    ...queries.defaultQueryOptions({ queryKey: ['places'] }),
    queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
    meta: { topic: 'places' },
  });
  const close = observer.subscribe(() => undefined);
  changeHandler(queries)({ eventId: 'e1', topic: 'places', ids: [3] });
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.('before the change');
  await vi.advanceTimersByTimeAsync(0);
  answers[1]?.('after the change');
  await vi.advanceTimersByTimeAsync(0);
  expect([observer.getCurrentResult().data, answers.length]).toEqual(['after the change', 2]);
  close();
});

test('an event that is repeated after a reconnect counts once', async () => {
  setLive(true);
  const places = await openScreen('places', 'places');
  const handle = changeHandler(queries);
  for (const eventId of ['e1', 'e1', 'e1']) handle({ eventId, topic: 'places', ids: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(places.fetches()).toBe(2);
  handle({ eventId: 'e2', topic: 'places', ids: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(places.fetches()).toBe(3);
});

test('only the last events are remembered', async () => {
  setLive(true);
  const places = await openScreen('places', 'places');
  const handle = changeHandler(queries);
  for (let number = 0; number <= 500; number += 1) handle({ eventId: `e${number}`, topic: 'chat', ids: [] });
  handle({ eventId: 'e0', topic: 'places', ids: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(places.fetches()).toBe(2);
});

test('without a connection a screen with a topic polls, and stops when the connection is back', async () => {
  setLive(true);
  const places = await openScreen('places', 'places');
  const plain = await openScreen('plain');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(places.fetches()).toBe(1);

  setLive(false);
  reconsiderPolling(queries);
  await vi.advanceTimersByTimeAsync(0);
  expect(places.fetches()).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([places.fetches(), plain.fetches()]).toEqual([3, 1]);

  setLive(true);
  reconsiderPolling(queries);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(places.fetches()).toBe(3);
});

test('after a gap every screen with a topic is refreshed', async () => {
  setLive(true);
  const places = await openScreen('places', 'places');
  const plain = await openScreen('plain');
  void refreshTopics(queries);
  await vi.advanceTimersByTimeAsync(0);
  expect([places.fetches(), plain.fetches()]).toEqual([2, 1]);
});

describe('after the page was read and before it connected', () => {
  const afterSeconds = async (lately: Lately) => {
    setLive(true);
    const places = await openScreen('places', 'places');
    const times = await openScreen('times', 'work-times', ['reports']);
    const plain = await openScreen('plain');
    await vi.advanceTimersByTimeAsync(3_000);
    void refreshChanged(queries, lately);
    await vi.advanceTimersByTimeAsync(0);
    return [places.fetches(), times.fetches(), plain.fetches()];
  };

  test.each<[string, Lately, number[]]>([
    ['nothing changed', { knownForMs: 120_000, changed: {} }, [1, 1, 1]],
    ['a topic changed', { knownForMs: 120_000, changed: { places: 1_000 } }, [2, 1, 1]],
    ['what decides over a screen changed', { knownForMs: 120_000, changed: { reports: 2_000 } }, [1, 2, 1]],
    [
      'a topic changed while the page may still have been read',
      { knownForMs: 120_000, changed: { places: 32_000 } },
      [2, 1, 1],
    ],
    ['a topic changed long before', { knownForMs: 120_000, changed: { places: 33_001 } }, [1, 1, 1]],
    ['the server knows of too short a time', { knownForMs: 32_999, changed: {} }, [2, 2, 1]],
  ])('%s', async (_, lately, fetches) => {
    expect(await afterSeconds(lately)).toEqual(fetches);
  });
});
