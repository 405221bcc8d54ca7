import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';

test('retries of one submit share a key, the next entry gets another', () => {
  const { result, rerender } = renderHook(() => useSubmitKey());
  const first = result.current.current();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  rerender();
  expect(result.current.current()).toBe(first);
  result.current.renew();
  expect(result.current.current()).not.toBe(first);
});
