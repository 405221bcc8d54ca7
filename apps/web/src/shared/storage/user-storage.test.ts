import { beforeEach, expect, test, vi } from 'vitest';
import { forgetEveryUser, forgetOtherUsers, userStorage } from './user-storage.ts';

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
