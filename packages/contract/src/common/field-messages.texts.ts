import { plural, type PluralForms } from './plural.ts';

/** Sentences for rules of a schema that have none of their own. */
export const fieldMessageTexts = {
  required: 'To pole jest wymagane',
  invalid: 'Ta wartość jest nieprawidłowa',
  notANumber: 'Podaj liczbę',
  unstorable: 'Usuń znak, którego nie można zapisać',
  notOneLine: 'Wpisz tekst w\u00a0jednym wierszu, bez tabulatorów',
  tooLong: (max: number) => `Najwyżej ${counted(max, characters)}`,
  tooShort: (min: number) => `Co najmniej ${counted(min, characters)}`,
  tooMany: (max: number) => `Najwyżej ${counted(max, items)}`,
  tooFew: (min: number) => `Wybierz co najmniej ${counted(min, items)}`,
  tooBig: (max: number) => `Najwyżej ${grouped(max)}`,
  tooSmall: (min: number) => `Co najmniej ${grouped(min)}`,
};

const items = { one: 'pozycję', few: 'pozycje', many: 'pozycji' };
const characters = { one: 'znak', few: 'znaki', many: 'znaków' };

const grouped = (limit: number) => limit.toLocaleString('pl-PL', { useGrouping: 'always' });
// Not that of counted.ts: the login form would load how numbers are written, and the rest of the kit with it.
const counted = (limit: number, forms: PluralForms) => `${grouped(limit)}\u00a0${plural(limit, forms)}`;
