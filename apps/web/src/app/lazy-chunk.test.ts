import { expect, test } from 'vitest';
import { loadChunk } from '#app/lazy-chunk.ts';
import type { Browser } from '#app/lazy-chunk.ts';

/** A browser tab that remembers between reloads and counts them. */
function tab({ online = true } = {}) {
  const state = { reloads: 0, tried: null as string | null };
  const running = (build: string): Browser => ({
    build,
    reloadedBuild: () => state.tried,
    rememberReload: () => (state.tried = build),
    serverAnswers: () => Promise.resolve(online),
    reload: () => (state.reloads += 1),
  });
  return { state, running };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settles = (promise: Promise<unknown>) =>
  Promise.race([promise.then(String, String), new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);

test('a part that is there is given', async () => {
  const { running } = tab();
  expect(await loadChunk(() => Promise.resolve('page'), running('a'))).toBe('page');
});

test('a part of an old build is met by one reload', async () => {
  const { state, running } = tab();
  expect(await settles(loadChunk(gone, running('old')))).toBe('waits');
  expect(state.reloads).toBe(1);
});

test('a part that stays broken after the reload is an error, not another reload', async () => {
  const { state, running } = tab();
  await settles(loadChunk(gone, running('new')));
  expect(await settles(loadChunk(gone, running('new')))).toContain('Failed to fetch');
  expect(state.reloads).toBe(1);
});

test('the next deployment may reload again', async () => {
  const { state, running } = tab();
  await settles(loadChunk(gone, running('first')));
  await settles(loadChunk(gone, running('second')));
  expect(state.reloads).toBe(2);
});

test('offline nothing is reloaded', async () => {
  const { state, running } = tab({ online: false });
  expect(await settles(loadChunk(gone, running('a')))).toContain('Failed to fetch');
  expect(state.reloads).toBe(0);
});
