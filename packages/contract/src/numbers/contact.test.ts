import { describe, expect, test } from 'vitest';
import { formatPhone, isInPoland, phonePattern, zipPattern } from './contact.ts';
import { keepPhone } from './kept-phone.ts';

describe('contact data', () => {
  test('a zip code is 00-000', () => {
    expect(
      ['00-001', '99-400', '00001', '0-0001', '00-0011', 'ab-cde'].map((zip) => zipPattern.test(zip)),
    ).toEqual([true, true, false, false, false, false]);
  });

  test.each([
    ['Polska', true],
    ['polska ', true],
    ['Poland', true],
    ['', true],
    ['Niemcy', false],
    ['Polinezja', false],
  ])('an address in "%s" has a Polish post code: %s', (country, expected) => {
    expect(isInPoland(country)).toBe(expected);
  });

  test('a phone number is nine digits', () => {
    expect(
      ['600100200', '60010020', '+48600100200', '600 100 200'].map((phone) => phonePattern.test(phone)),
    ).toEqual([true, false, false, false]);
  });

  test.each([
    ['600100200', '600100200'],
    ['600 100 200', '600100200'],
    ['600-100-200', '600100200'],
    ['+48600100200', '600100200'],
    ['+48 (600) 100\u2011200', '600100200'],
    ['0048 600 100 200', '600100200'],
    ['48600100200', '600100200'],
    ['22 123 45 67', '221234567'],
    ['+49 30 901820', '+4930901820'],
    ['0049 30 901820', '+4930901820'],
    ['001 000 003', '001000003'],
    ['+380 67 123 4567', '+380671234567'],
    ['22 123 45 67 wew. 12', '22 123 45 67 wew. 12'],
    ['600 100 200, 600 100 201', '600 100 200, 600 100 201'],
    ['600 100', '600100'],
    ['brak', 'brak'],
    ['', ''],
  ])('a telephone typed as "%s" is kept as %s', (typed, kept) => {
    expect(keepPhone(typed)).toBe(kept);
    expect(keepPhone(kept)).toBe(kept);
  });

  test.each([
    ['600100200', '600 100 200'],
    ['+4930901820', '+49 30 901820'],
    ['+4917612345678', '+49 176 12345678'],
    ['+380671234567', '+380 671 234 567'],
    ['+12025550123', '+1 202 555 0123'],
    ['221234', '221234'],
    ['00 000 00 00', '00 000 00 00'],
  ])('%s is printed as %s, what is no telephone as it was typed', (kept, printed) => {
    expect(formatPhone(kept)).toBe(printed);
  });
});
