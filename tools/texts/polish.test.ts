import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Every word of the product that stands in a catalogue, read as it is written: what a function puts in is not looked at.

const root = new URL('../../', import.meta.url).pathname;
const catalogues = globSync(['packages/contract/src/**/*.texts.ts', 'apps/*/src/**/*.{texts,help}.ts'], {
  cwd: root,
});

/** Kept to the letter, because the specification quotes them. */
const quoted = [
  'Nie znaleziono pliku. Spróbuj ponownie lub skonsultuj się z dziekanatem.',
  'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.',
  'Wygląda na to że użytkownik o takim adresie email jest już zapisany na taki kierunek w tym naborze.',
  'Zmiany w zaliczeniu wprowadzone',
  'Podany numer telefonu nie jest powiązany z żadnym kontem.',
  'Podanie imienia i nazwiska jest wymagane',
  'Proszę podać wyłącznie cyfry, bez przerw, myślników i numeru kierunkowego',
  'Proszę o zaznaczenie TAK lub NIE',
  'Poprawnie dodałeś użytkownika',
  'Poprawnie wysłałeś wiadomość',
  'Poprawnie dodałeś raport',
  'Poprawnie dodałeś przejazd',
  'Poprawnie dodałeś nowy zjazd',
  'Poprawnie dodałeś nowy czas pracy',
  'Poprawnie zapisałeś szczegóły kursu',
  'Usunąłeś poprawnie przejazd',
  'Usunąłeś poprawnie wykładowcę',
  'Usunąłeś poprawnie czas pracy',
  'Usunąłeś poprawnie zgłoszenie',
  'Usunąłeś poprawnie zgłoszenia',
];

interface Text {
  readonly file: string;
  readonly text: string;
}

const sourceOf = (file: string): string =>
  readFileSync(`${root}${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const textsOf = (file: string): Text[] =>
  [...sourceOf(file).matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)].map(([, plain, filled]) => ({
    file,
    text: (plain ?? filled ?? '')
      .replaceAll(String.raw`\u00a0`, '\u00a0')
      .replaceAll(String.raw`\u00A0`, '\u00a0'),
  }));

/** What stands below a field or a heading: the key says that it is a help. */
const helpsOf = (file: string): Text[] =>
  [...sourceOf(file).matchAll(/\b(?:help|\w+Help):\s*'([^'\n]*)'/g)].map(([, text = '']) => ({ file, text }));

const own = catalogues.flatMap(textsOf).filter(({ text }) => !quoted.some((known) => text.startsWith(known)));

const rules: Record<string, RegExp> = {
  'our office is called the secretariat': /dziekana[tc]/iu,
  'nobody is addressed as a man or as a woman': /\p{L}ł[ea]ś(?!\p{L})/u,
  'a one-letter word has a hard space after it': /(?<![\p{L}\p{N}$.{])[aiouwz] (?=[\p{L}\p{N}„$])/iu,
  // The days themselves are a weekend; what is held on them is not.
  'classes on a weekend are a zjazd': /weekend(?!u)/iu,
};

describe('our own texts', () => {
  test('are found', () => expect(own.length).toBeGreaterThan(800));

  test.each(Object.entries(rules))('%s', (_, broken) => {
    expect(own.filter(({ text }) => broken.test(text))).toEqual([]);
  });
});

test('every help ends as a sentence', () => {
  const helps = catalogues.flatMap(helpsOf);
  expect(helps.length).toBeGreaterThan(100);
  expect(helps.filter(({ text }) => !/[.?!…]$/u.test(text))).toEqual([]);
});

test('a rule would notice its mistake', () => {
  const mistakes = ['z dziekanatem', 'Poprawnie dodałeś umowę', 'Wróć i zapisz', 'Zgłoś weekend'];
  expect(Object.values(rules).map((rule, index) => rule.test(mistakes[index] ?? ''))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
