import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetEveryUser,
  forgetOtherUsers,
  hasSealed,
  openSealed,
  userMemory,
  userStorage,
} from './user-storage.ts';

beforeEach(() => sessionStorage.clear());

test('one user does not see what another has left', () => {
  userStorage(1).write('draft:form', { name: 'Ewa' });
  expect(userStorage(1).read('draft:form')).toEqual({ name: 'Ewa' });
  expect(userStorage(12).read('draft:form')).toBeUndefined();
});

test('signing in erases what other users have left and nothing else', () => {
  sessionStorage.setItem('foreign', 'stays');
  userStorage(1).write('a', 1);
  userStorage(12).write('a', 12);
  forgetOtherUsers(12);
  expect(userStorage(1).read('a')).toBeUndefined();
  expect(userStorage(12).read('a')).toBe(12);
  expect(sessionStorage.getItem('foreign')).toBe('stays');
});

test('logging out erases what everybody has left', () => {
  userStorage(1).write('a', 1);
  userStorage(12).write('a', 12);
  forgetEveryUser();
  expect(sessionStorage).toHaveLength(0);
});

test('without a known user nothing is kept', () => {
  userStorage(undefined).write('a', 1);
  expect(userStorage(undefined).read('a')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a spoiled or refused storage is as good as an empty one', () => {
  sessionStorage.setItem('indeks:user:1:a', '{');
  expect(userStorage(1).read('a')).toBeUndefined();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => userStorage(1).write('a', 1)).not.toThrow();
  full.mockRestore();
});

describe('what must not lie readable in the tab', () => {
  const key = btoa('a key of one person'.padEnd(32));
  const otherKey = btoa('a key of somebody else'.padEnd(32));
  const form = { surname: 'Żółć', pesel: '84072104170' };
  const kept = () => Object.values(sessionStorage).join();
  /** As a reload does: the memory of the page is gone, the tab's storage stays. */
  const reload = () => {
    const lying = Object.entries(sessionStorage);
    forgetEveryUser();
    for (const [place, value] of lying) sessionStorage.setItem(place, String(value));
  };

  test('outlives a reload, sealed, for the same person', async () => {
    userMemory(7, key).write('form', form);
    await vi.waitFor(() => expect(kept()).not.toBe(''), 15_000);
    expect(kept()).not.toContain(form.pesel);
    reload();
    expect(userMemory(7, key).read('form')).toBeUndefined();
    expect([hasSealed(7), hasSealed(70)]).toEqual([true, false]);
    await openSealed(7, key);
    expect(userMemory(7, key).read('form')).toEqual(form);
    expect(hasSealed(7)).toBe(false);
    userMemory(7, key).remove('form');
    expect(sessionStorage).toHaveLength(0);
  });

  test('is not opened with another key, and then thrown away', async () => {
    userMemory(7, key).write('form', form);
    await vi.waitFor(() => expect(kept()).not.toBe(''), 15_000);
    reload();
    await openSealed(7, otherKey);
    expect(userMemory(7, otherKey).read('form')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is not sealed after it was taken', async () => {
    userMemory(7, key).write('form', form);
    userMemory(7, key).remove('form');
    userMemory(7, key).write('later', form);
    await vi.waitFor(() => expect(kept()).not.toBe(''), 15_000);
    expect(Object.keys(sessionStorage)).toEqual(['indeks:user:7:sealed:later']);
  });

  test('is in the memory alone without a key', () => {
    userMemory(7).write('form', form);
    expect(userMemory(7).read('form')).toEqual(form);
    expect(sessionStorage).toHaveLength(0);
  });
});
