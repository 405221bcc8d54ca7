import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords('strong');

test('a password is kept as argon2id with 19 MiB, two passes and its own salt', async () => {
  const [first, second] = await Promise.all([passwords.hash('Zażółć-1!'), passwords.hash('Zażółć-1!')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify('Zażółć-1!', first)).toBe(true);
  expect(await passwords.verify('zażółć-1!', first)).toBe(false);
  expect(await createPasswords('cheap').verify('Zażółć-1!', first)).toBe(false);
});

test('what an earlier cost kept is still verified, and known to be outdated', async () => {
  const kept =
    '$argon2id$v=19$m=65536,t=3,p=1$BwcHBwcHBwcHBwcHBwcHBw$PR33Iwb1rHO2Qj5Zl/imXCuixYt7FFcq2OW39gX6+YM';
  expect(await passwords.verify('Dotychczasowe-1!', kept)).toBe(true);
  expect(await passwords.verify('dotychczasowe-1!', kept)).toBe(false);
  expect(passwords.isOutdated(kept)).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false);
});

test('nothing fits where nothing is stored, and a foreign format is not trusted', async () => {
  expect(await passwords.verify('', null)).toBe(false);
  expect(await passwords.verify('x', undefined)).toBe(false);
  expect(await passwords.verify('x', '$2b$10$abcdefghijklmnopqrstuv')).toBe(false);
});

test('the queue is bounded: a flood is refused, not stored up', async () => {
  const cheap = createPasswords('cheap');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => cheap.verify('x', null, `caller ${index % 10}`)),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  // What is hashed at once, half of the cores, waits for nobody.
  expect(refused).toHaveLength(300 - 200 - Math.max(1, Math.floor(availableParallelism() / 2)));
  expect(refused[0]?.reason).toMatchObject({ code: 'auth/busy' });
});
