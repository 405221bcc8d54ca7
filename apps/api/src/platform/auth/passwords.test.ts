import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords('strong');

test('a password is kept as argon2id with 64 MiB, three passes and its own salt', async () => {
  const [first, second] = await Promise.all([passwords.hash('Zażółć-1!'), passwords.hash('Zażółć-1!')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify('Zażółć-1!', first)).toBe(true);
  expect(await passwords.verify('zażółć-1!', first)).toBe(false);
  expect(await createPasswords('cheap').verify('Zażółć-1!', first)).toBe(false);
});

test('nothing fits where nothing is stored, and a foreign format is not trusted', async () => {
  expect(await passwords.verify('', null)).toBe(false);
  expect(await passwords.verify('x', undefined)).toBe(false);
  expect(await passwords.verify('x', '$2b$10$abcdefghijklmnopqrstuv')).toBe(false);
});

test('the queue is bounded: a flood is refused, not stored up', async () => {
  const cheap = createPasswords('cheap');
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => cheap.verify('x', null)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({ code: 'auth/busy' });
});
