import { describe, expect, test } from 'vitest';
import {
  cutAtPlaceholders,
  cutAtValues,
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

describe('a text cut at the values of the person', () => {
  test('says what was put in, and is the text that is sent', () => {
    const text = 'Dzień dobry, {imię w wołaczu}!\n\nNumer: {numer albumu}.';
    const pieces = cutAtValues(text, beata);
    expect(pieces).toEqual([
      { text: 'Dzień dobry, ', filled: false },
      { text: 'Beato', filled: true },
      { text: '!\n\nNumer: ', filled: false },
      { text: '101668', filled: true },
      { text: '.', filled: false },
    ]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(fillIn(text, beata));
  });

  test('leaves out what the text leaves out, and takes no sign of its own from anybody', () => {
    const person = { ...beata, album: '', course: 'A\uE001\uE000B' };
    expect(cutAtValues('\uE000Numer {numer albumu}. {kierunek}\uE001', person)).toEqual([
      { text: 'AB', filled: true },
    ]);
    expect(cutAtValues('Rata {numer albumu}  {kierunek}', person, fillInTitle)).toEqual([
      { text: 'Rata ', filled: false },
      { text: 'AB', filled: true },
    ]);
  });
});
