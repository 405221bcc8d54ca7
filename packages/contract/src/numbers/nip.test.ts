import { validate } from 'stdnum/lib/cjs/pl/nip.js';
import { describe, expect, test } from 'vitest';
import { formatNip, isNip, makeNip } from './nip.ts';

describe('NIP', () => {
  test.each(['8567346215', '856-734-62-15', '526 025 02 74'])('%s is valid', (nip) => {
    expect(isNip(nip)).toBe(true);
  });

  test.each(['8567346216', '856734621', '85673462155', 'PL8567346215', '0000000000', ''])(
    '%s is refused',
    (nip) => {
      expect(isNip(nip)).toBe(false);
    },
  );

  test('is printed in groups, anything else as it was typed', () => {
    expect(formatNip('8567346215')).toBe('856-734-62-15');
    expect(formatNip('856-734 62-15')).toBe('856-734-62-15');
    expect(formatNip('DE 123456789')).toBe('DE 123456789');
    expect(formatNip('ABCDEFGHIJ')).toBe('ABCDEFGHIJ');
  });

  test('made ones are valid and different', () => {
    const made = Array.from({ length: 3000 }, (_, serial) => makeNip(serial));
    expect(made.filter((nip) => !isNip(nip))).toEqual([]);
    expect(new Set(made).size).toBe(3000);
  });

  test('agrees with stdnum on every last digit', () => {
    const bodies = ['856734621', '526025027', '100000000', '123456789', '999999999', '731000004'];
    for (const nip of bodies.flatMap((body) =>
      Array.from({ length: 10 }, (_, digit) => body + String(digit)),
    )) {
      expect([nip, isNip(nip)]).toEqual([nip, validate(nip).isValid]);
    }
  });
});
