import { expect, test } from 'vitest';
import { renderHook } from '@testing-library/react';
import { awaitPart, loadPart, type Browser } from './load-part.ts';
import { useUnsaved } from './unsaved.ts';

/** A browser tab that remembers between reloads and counts them; its pauses take no time. */
function tab({ online = true } = {}) {
  const state = { reloads: 0, pauses: 0, tried: null as string | null };
  const running = (build: string): Browser => ({
    build,
    reloadedBuild: () => state.tried,
    rememberReload: () => (state.tried = build),
    serverAnswers: () => Promise.resolve(online),
    reload: () => (state.reloads += 1),
    wait: () => {
      state.pauses += 1;
      return Promise.resolve();
    },
  });
  return { state, running };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** A part whose first loads fail. */
const there = (failures: number) => {
  let left = failures;
  return () => {
    left -= 1;
    return left < 0 ? Promise.resolve('page') : gone();
  };
};
/** Sleeps on purpose: a page that is being reloaded waits for ever, and that shows only after a while. */
const settles = (promise: Promise<unknown>) =>
  Promise.race([promise.then(String, String), new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);

test.each([0, 1, 3])('a part is given after %i failures, without a reload', async (failures) => {
  const { state, running } = tab();
  expect(await loadPart(there(failures), running('a'))).toBe('page');
  expect(state).toMatchObject({ reloads: 0, pauses: failures });
});

test('a part of an old build is met by one reload', async () => {
  const { state, running } = tab();
  expect(await settles(loadPart(gone, running('old')))).toBe('waits');
  expect(state.reloads).toBe(1);
});

test('a part that stays broken after the reload is an error, not another reload', async () => {
  const { state, running } = tab();
  await settles(loadPart(gone, running('new')));
  expect(await settles(loadPart(gone, running('new')))).toContain('Failed to fetch');
  expect(state.reloads).toBe(1);
});

test('the next deployment may reload again', async () => {
  const { state, running } = tab();
  await settles(loadPart(gone, running('first')));
  await settles(loadPart(gone, running('second')));
  expect(state.reloads).toBe(2);
});

test('offline nothing is reloaded', async () => {
  const { state, running } = tab({ online: false });
  expect(await settles(loadPart(gone, running('a')))).toContain('Failed to fetch');
  expect(state.reloads).toBe(0);
});

test('over something typed nothing is reloaded', async () => {
  const typed = renderHook(() => useUnsaved(true));
  const { state, running } = tab();
  expect(await settles(loadPart(gone, running('a')))).toContain('Failed to fetch');
  expect(state.reloads).toBe(0);
  typed.unmount();
  expect(await settles(loadPart(gone, running('a')))).toBe('waits');
  expect(state.reloads).toBe(1);
});

test('what is loaded beside somebody’s work is tried until it is there, and the delay told once', async () => {
  const { state, running } = tab({ online: false });
  let told = 0;
  expect(await awaitPart(there(30), () => (told += 1), running('a'))).toBe('page');
  expect({ told, ...state }).toMatchObject({ told: 1, reloads: 0 });
});
