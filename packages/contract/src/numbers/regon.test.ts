import { validate } from 'stdnum/lib/cjs/pl/regon.js';
import { describe, expect, test } from 'vitest';
import { isRegon, makeRegon } from './regon.ts';

describe('REGON', () => {
  test.each(['192598184', '123456785', '12345678512347', '192-598-184'])('%s is valid', (regon) => {
    expect(isRegon(regon)).toBe(true);
  });

  test.each([
    ['192598183', 'a wrong check digit'],
    ['12345678612342', 'its first nine digits are wrong'],
    ['12345678512348', 'the second check digit is wrong'],
    ['1234567851', 'ten digits'],
    ['000000000', 'only zeros'],
  ])('%s is refused: %s', (regon) => {
    expect(isRegon(regon)).toBe(false);
  });

  test('made ones are valid and different', () => {
    const made = Array.from({ length: 3000 }, (_, serial) => makeRegon(serial));
    expect(made.filter((regon) => !isRegon(regon))).toEqual([]);
    expect(new Set(made).size).toBe(3000);
  });

  test('agrees with stdnum on every last digit', () => {
    const bodies = ['19259818', '12345678', '10000005', '99999999', '1234567851234'];
    for (const regon of bodies.flatMap((body) =>
      Array.from({ length: 10 }, (_, digit) => body + String(digit)),
    )) {
      expect([regon, isRegon(regon)]).toEqual([regon, validate(regon).isValid]);
    }
  });
});
