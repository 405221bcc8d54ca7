import { personalLabels } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { insuranceTitles } from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import { expect, test } from 'vitest';
import { hardSpaces } from '#shared/lib/typography.ts';

/** Every catalogue of the web, by its path. */
const catalogues = import.meta.glob<object>('../**/*.texts.ts', { eager: true });

type Text = readonly [name: string, text: string];

/** The texts of a catalogue under names such as `emailHelp` and `fieldHelp.uid`; those made by functions are left out. */
function hintsIn(catalogue: unknown, path: readonly string[]): Text[] {
  if (typeof catalogue === 'string')
    return path.some((key) => /help$/iu.test(key)) ? [[path.join(' '), catalogue]] : [];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) => hintsIn(value, [...path, key]));
}

const hints = Object.entries(catalogues).flatMap(([path, catalogue]) => hintsIn(catalogue, [path]));

/** What makes a hint a sentence: a verb of those that hints are written with, or the end of a sentence within. */
const sentence =
  /\. |\b(jest|są|będzie|będą|zobaczy|może|możesz|można|trzeba|wpisz|podaj|wybierz|zaznacz|dodaj|powstają|trafi|dostanie|logujesz|wypłacimy)\b/iu;

test('a hint ends with a full stop; only a few words without a verb, such as a format, have none', () => {
  expect(hints.length).toBeGreaterThan(80);
  const open = hints.filter(([, text]) => !text.endsWith('.'));
  const wrong = open.filter(([, text]) => sentence.test(text) || text.split(/\s/u).length > 9);
  expect(wrong).toEqual([]);
  expect(hints.filter(([, text]) => /[,;:\s]$/u.test(text))).toEqual([]);
});

test('titles and labels of the questionnaire keep one-letter words with the next', () => {
  const labels = Object.values(personalLabels).flatMap((part) => Object.values(part).filter(isText));
  const texts = [...Object.values(insuranceTitles), ...labels];
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => hardSpaces(text) !== text)).toEqual([]);
});

const isText = (value: unknown): value is string => typeof value === 'string';
