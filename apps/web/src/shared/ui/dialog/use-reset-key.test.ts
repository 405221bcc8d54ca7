import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResetKey } from './use-reset-key.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openedAndClosed() {
  const hook = renderHook(({ opened }) => useResetKey(opened), { initialProps: { opened: true } });
  const before = hook.result.current;
  hook.rerender({ opened: false });
  return { hook, before };
}

test('the form is kept while the dialog fades out and renewed 300 ms after closing', () => {
  const { hook, before } = openedAndClosed();
  act(() => void vi.advanceTimersByTime(299));
  expect(hook.result.current).toBe(before);
  act(() => void vi.advanceTimersByTime(1));
  expect(hook.result.current).not.toBe(before);
});

test('opened again before that, it is renewed at once and not a second time', () => {
  const { hook, before } = openedAndClosed();
  act(() => void vi.advanceTimersByTime(100));
  hook.rerender({ opened: true });
  const renewed = hook.result.current;
  expect(renewed).not.toBe(before);
  act(() => void vi.advanceTimersByTime(1000));
  expect(hook.result.current).toBe(renewed);
});
