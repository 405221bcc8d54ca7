import { describe, expect, test } from 'vitest';
import { formatPhone, phonePattern, zipPattern } from './contact.ts';

describe('contact data', () => {
  test('a zip code is 00-000', () => {
    expect(
      ['00-001', '99-400', '00001', '0-0001', '00-0011', 'ab-cde'].map((zip) => zipPattern.test(zip)),
    ).toEqual([true, true, false, false, false, false]);
  });

  test('a phone number is nine digits', () => {
    expect(
      ['600100200', '60010020', '+48600100200', '600 100 200'].map((phone) => phonePattern.test(phone)),
    ).toEqual([true, false, false, false]);
  });

  test('a phone number is printed in groups, anything else as it was typed', () => {
    expect(formatPhone('600100200')).toBe('600 100 200');
    expect(formatPhone('00 000 00 00')).toBe('00 000 00 00');
  });
});
