import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';

test('a request keeps its key, another request has another, and a forgotten one gets a new key', () => {
  const { result, rerender } = renderHook(() => useSubmitKeys());
  const first = result.current.keyFor({ name: 'Łódź' });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  rerender();
  expect(result.current.keyFor({ name: 'Łódź' })).toBe(first);
  expect(result.current.keyFor({ name: 'Żywiec' })).not.toBe(first);
  expect(result.current.keyFor({ name: 'Łódź' })).toBe(first);
  result.current.forget({ name: 'Łódź' });
  expect(result.current.keyFor({ name: 'Łódź' })).not.toBe(first);
});

test('the same fields with another file are another request', () => {
  const { result } = renderHook(() => useSubmitKeys());
  const first = new File(['1'], 'rachunek.jpg', { lastModified: 1 });
  const key = result.current.keyFor({ date: '2026-10-03', file: first });
  expect(result.current.keyFor({ date: '2026-10-03', file: first })).toBe(key);
  const second = new File(['2'], 'rachunek.jpg', { lastModified: 2 });
  expect(result.current.keyFor({ date: '2026-10-03', file: second })).not.toBe(key);
});
