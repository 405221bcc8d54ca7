import { fillInKnown } from '@indeks/contract/talk/own-words/placeholders';
import { expect, test } from 'vitest';
import { judgeOpenField } from './use-ready-replies.ts';

const values = { vocative: 'Ewo', course: '', place: '', due: '{album}', dueDay: '', album: '' };

test('what has a value stands in the reply, what has none stays and is refused by name', () => {
  const filled = fillInKnown('{Imię w  wołaczu}, {kierunek} i {kwota}', values);
  expect(filled).toBe('Ewo, {kierunek} i {kwota}');
  expect(judgeOpenField(filled)).toBe(
    'Nie znamy wartości pola {kierunek} tej osoby. Wpisz ją albo usuń pole.',
  );
  // Braces around anything else are signs of the text.
  for (const text of ['Zostaje {kwota}', 'Zbiór {1, 2} i {}', 'Ewo, do jutra { w nawiasie'])
    expect(judgeOpenField(text)).toBeUndefined();
  expect(judgeOpenField('Zbiór {1, 2}, numer {album}, { Numer  albumu }')).toBe(
    'Nie znamy wartości pola { Numer  albumu } tej osoby. Wpisz ją albo usuń pole.',
  );
});
