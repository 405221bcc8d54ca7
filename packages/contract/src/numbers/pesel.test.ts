import { validate } from 'stdnum/lib/cjs/pl/pesel.js';
import { describe, expect, test } from 'vitest';
import { isPesel, makePesel, readPesel, type Sex } from './pesel.ts';

describe('PESEL', () => {
  test.each([
    ['85071412341', '1985-07-14', 'K'],
    ['99123100119', '1999-12-31', 'M'],
    ['03222804564', '2003-02-28', 'K'],
    ['44051401359', '1944-05-14', 'M'],
    ['440514-01359', '1944-05-14', 'M'],
  ])('%s tells the birth date and sex', (pesel, birthDate, sex) => {
    expect(readPesel(pesel)).toEqual({ birthDate, sex });
  });

  test.each([
    ['44051401358', 'a wrong check digit'],
    ['02381307589', 'month 18'],
    ['4405140135', 'ten digits'],
    ['440514013590', 'twelve digits'],
    ['00000000000', 'eleven zeros pass the sum but are no date'],
    ['01230012345', 'day 0'],
    ['4405140135x', 'a letter'],
    ['', 'nothing'],
  ])('%s is refused: %s', (pesel) => {
    expect(isPesel(pesel)).toBe(false);
  });

  test.each([
    '1801-01-01',
    '1899-12-31',
    '1900-01-01',
    '1980-02-29',
    '2000-02-29',
    '2026-09-01',
    '2150-06-15',
    '2299-12-31',
  ])('one made for %s says so', (birthDate) => {
    const sexes: Sex[] = ['K', 'M'];
    const facts = sexes.flatMap((sex) => [0, 1, 4999].map((serial) => ({ birthDate, sex, serial })));
    for (const { serial, ...person } of facts) {
      expect(readPesel(makePesel(person, serial))).toEqual(person);
    }
  });

  test('people born on one day get different numbers', () => {
    const made = Array.from({ length: 5000 }, (_, serial) =>
      makePesel({ birthDate: '1990-05-17', sex: 'K' }, serial),
    );
    expect(new Set(made).size).toBe(5000);
  });

  test.each(['1799-12-31', '2300-01-01', '1990-02-30'])('there is none for %s', (birthDate) => {
    expect(() => makePesel({ birthDate, sex: 'K' }, 0)).toThrow(RangeError);
  });

  test('a serial beyond the day is a mistake', () => {
    expect(() => makePesel({ birthDate: '1990-05-17', sex: 'K' }, 5000)).toThrow(RangeError);
  });

  test('agrees with stdnum on every last digit', () => {
    const bodies = ['8507141234', '9902290011', '0222280456', '4405140135', '9912311111', '0000000000'];
    for (const pesel of bodies.flatMap((body) =>
      Array.from({ length: 10 }, (_, digit) => body + String(digit)),
    )) {
      expect([pesel, isPesel(pesel)]).toEqual([pesel, validate(pesel).isValid]);
    }
  });
});
