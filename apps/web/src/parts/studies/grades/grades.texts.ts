import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';

export const outcomeTexts = {
  absentShort: 'nb',
  credit: 'Zaliczenie też ma ocenę: wpisz od 2 do 5',
} as const;

/** What a term is called at the head of a column or of a sentence. */
export const termNames: Readonly<Record<Term, string>> = {
  1: 'I\u00a0termin',
  2: 'Poprawka',
  3: 'II\u00a0poprawka',
  4: 'III\u00a0poprawka',
};

/** Within a sentence, and after a verb. */
export const termsInSentences: Readonly<Record<Term, { readonly name: string; readonly object: string }>> = {
  1: { name: 'I\u00a0termin', object: 'I\u00a0termin' },
  2: { name: 'poprawka', object: 'poprawkę' },
  3: { name: 'II\u00a0poprawka', object: 'II\u00a0poprawkę' },
  4: { name: 'III\u00a0poprawka', object: 'III\u00a0poprawkę' },
};

/** The question asked once before 2,5 is saved. */
export const unusualTexts = {
  title: 'Zapisać 2,5?',
  consequence: (names: string) =>
    `2,5 nie jest zwykłą oceną, choć skala ją dopuszcza. Sprawdź, czy to nie pomyłka: ${names}.`,
  confirmLabel: 'Zapisz 2,5',
} as const;
