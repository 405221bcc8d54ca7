import { isValidIBAN } from 'ibantools';
import { describe, expect, test } from 'vitest';
import { compactNrb, formatNrb, isNrb, makeNrb } from './nrb.ts';

describe('NRB', () => {
  test.each([
    '60102055587788000000000001',
    '60 1020 5558 7788 0000 0000 0001',
    'PL60102055587788000000000001',
    '13114010817788000000000001',
  ])('%s is valid', (nrb) => {
    expect(isNrb(nrb)).toBe(true);
  });

  test.each([
    ['60102055587788000000000002', 'a wrong digit'],
    ['6010205558778800000000000', '25 digits'],
    ['601020555877880000000000011', '27 digits'],
    ['DE89370400440532013000', 'another country'],
    ['', 'nothing'],
  ])('%s is refused: %s', (nrb) => {
    expect(isNrb(nrb)).toBe(false);
  });

  test('two digits changed places are noticed', () => {
    const nrb = '60102055587788000000000001';
    const swaps = Array.from({ length: 25 }, (_, at) =>
      [nrb.slice(0, at), nrb[at + 1], nrb[at], nrb.slice(at + 2)].join(''),
    ).filter((swapped) => swapped !== nrb);
    expect(swaps.length).toBeGreaterThan(5);
    expect(swaps.filter(isNrb)).toEqual([]);
  });

  test('is printed in groups, anything else as it was typed', () => {
    expect(formatNrb('PL60102055587788000000000001')).toBe('60 1020 5558 7788 0000 0000 0001');
    expect(formatNrb('60-1020')).toBe('60-1020');
  });

  test('is stored without spaces and prefix', () => {
    expect(compactNrb('pl 60 1020 5558 7788 0000 0000 0001')).toBe('60102055587788000000000001');
  });

  test('made ones are valid, here and for ibantools', () => {
    for (let account = 0; account < 500; account += 1) {
      const nrb = makeNrb('11401081', String(account * 7_919_113).padStart(16, '0'));
      expect([nrb, isNrb(nrb), isValidIBAN(`PL${nrb}`)]).toEqual([nrb, true, true]);
    }
  });

  test('a part of the wrong length is a mistake', () => {
    expect(() => makeNrb('1140108', '0000000000000001')).toThrow(RangeError);
    expect(() => makeNrb('11401081', '1')).toThrow(RangeError);
  });
});
