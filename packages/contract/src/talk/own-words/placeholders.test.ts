import { describe, expect, test } from 'vitest';
import {
  cutAtPlaceholders,
  fillIn,
  fillInTitle,
  listPlaceholders,
  listUnknown,
  withoutDirections,
  type PlaceholderValues,
} from './placeholders.ts';

const beata: PlaceholderValues = {
  vocative: 'Beato',
  course: 'Kadry i płace w praktyce',
  place: 'Warszawa',
  due: '1 280,00 zł',
  dueDay: '1 listopada 2026',
  album: '101668',
};

describe('a text filled in', () => {
  test.each([
    ['Dzień dobry, {imię w wołaczu}!', 'Dzień dobry, Beato!'],
    ['{ Kierunek } ({miejscowość})', 'Kadry i płace w praktyce (Warszawa)'],
    ['Zostało {do zapłaty}. Termin: {termin raty}.', 'Zostało 1 280,00 zł. Termin: 1 listopada 2026.'],
    ['Nawias { bez końca i\n}', 'Nawias { bez końca i\n}'],
    ['$& i $1 zostają: {numer albumu}', '$& i $1 zostają: 101668'],
  ])('%j', (text, expected) => {
    expect(fillIn(text, beata)).toBe(expected);
  });

  test.each([
    ['Dzień dobry, {imię w wołaczu}!\nCo słychać?', { vocative: '' }, 'Dzień dobry!\nCo słychać?'],
    ['Wpłać ratę. Podaj numer {numer albumu}. Dziękujemy.', { album: '' }, 'Wpłać ratę. Dziękujemy.'],
    ['Początek\n\nNumer: {numer albumu}\n\nKoniec', { album: '' }, 'Początek\n\nKoniec'],
    ['Termin {termin raty}. Do zapłaty {do zapłaty}.', { due: '', dueDay: '' }, ''],
    // A dot within a number ends no sentence.
    ['Sala 1.12 jest dla {kierunek}. Zapraszamy!', { course: '' }, 'Zapraszamy!'],
  ])('%j without %j', (text, without, expected) => {
    expect(fillIn(text, { ...beata, ...without })).toBe(expected);
  });

  test('a value that looks like a placeholder stays what it is', () => {
    expect(fillIn('{kierunek}', { ...beata, course: '{do zapłaty}' })).toBe('{do zapłaty}');
    expect(fillInTitle('{kierunek}', { ...beata, course: '{numer albumu}' })).toBe('{numer albumu}');
  });

  test('a value turns no direction', () => {
    expect(fillIn('Dla {kierunek}', { ...beata, course: '\u202Eecałp\u2066' })).toBe('Dla ecałp');
  });

  test('a title without its value has no gap', () => {
    expect(fillInTitle('Rata {kierunek} po terminie', { ...beata, course: '' })).toBe('Rata po terminie');
  });
});

test('known and unknown words in braces', () => {
  const text = 'Hej {imie}, {kierunek} {KIERUNEK} {__proto__} {constructor} {}';
  expect(listPlaceholders(text)).toEqual(['course']);
  expect(listUnknown(text)).toEqual(['{imie}', '{__proto__}', '{constructor}', '{}']);
});

test('the pieces of a text are the text', () => {
  const pieces = cutAtPlaceholders('Hej {kierunek} i {x}!');
  expect(pieces.map(({ text }) => text).join('')).toBe('Hej {kierunek} i {x}!');
  expect(pieces.map(({ placeholder }) => placeholder)).toEqual([
    undefined,
    'course',
    undefined,
    'unknown',
    undefined,
  ]);
});

test('signs of direction are dropped, words in Arabic stay', () => {
  expect(withoutDirections('a\u202Eb\u200Fc\u2067d مرحبا')).toBe('abcd مرحبا');
});
