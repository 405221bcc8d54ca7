/** How days, months and numbers read in Polish documents and sentences. */

/** 1 234,5: a comma and hard spaces; `decimals` fixes how many digits follow the comma. */
export const formatNumber = (value: number, decimals?: number): string => {
  if (decimals === undefined) return numbers.format(value);
  const known = fixed.get(decimals) ?? numbersWith(decimals);
  fixed.set(decimals, known);
  return known.format(value);
};

/** Whole grosze as 12 350,00, without the unit. */
export const formatGrosze = (grosze: number): string => formatNumber(grosze / 100, 2);

/** 03.10.2025, the way dates are typed. */
export const formatNumericDate = (day: string): string => day.split('-').toReversed().join('.');

/** październik 2025 */
export const formatMonth = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));

/** A whole month or year by its name, anything else by its days. */
export const formatPeriod = (from: string, to: string): string => {
  if (isWholeMonth(from, to)) return formatMonth(from.slice(0, 7));
  if (isWholeYear(from, to)) return `rok ${from.slice(0, 4)}`;
  return `${formatNumericDate(from)}–${formatNumericDate(to)}`;
};

/** The same for the name of a file: 2025-10, 2025, or both days. */
export const periodInFileName = (from: string, to: string): string => {
  if (isWholeMonth(from, to)) return from.slice(0, 7);
  if (isWholeYear(from, to)) return from.slice(0, 4);
  return `${from}--${to}`;
};

/** For the title of a list that is narrowed by a search: `, wyszukane: „łódź”`. */
export const searchInTitle = (search: string | undefined): string =>
  search ? `, wyszukane: „${search}”` : '';

/** For the title of a list that is narrowed by choices: `, miejscowość: Łódź`; nothing where nothing is chosen. */
export const choicesInTitle = (choices: Readonly<Record<string, string | null>>): string =>
  Object.entries(choices)
    .map(([label, chosen]) => (chosen ? `, ${label}: ${chosen}` : ''))
    .join('');

/** The filter of a list, for the name of its file: `-aktywne-lodz`; empty without a filter. */
export const filterInFileName = (...words: readonly (string | null | undefined)[]): string =>
  words
    .map((word) => plainWord(word ?? ''))
    .filter((word) => word !== '')
    .map((word) => `-${word}`)
    .join('');

const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');

const isWholeMonth = (from: string, to: string): boolean =>
  from.endsWith('-01') && to.startsWith(from.slice(0, 7)) && dayAfter(to).endsWith('-01');

const isWholeYear = (from: string, to: string): boolean =>
  from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const numbersWith = (decimals: number): Intl.NumberFormat =>
  new Intl.NumberFormat('pl-PL', {
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
/** Each is made once: to make one takes 0.1 ms, which for a list of 5,000 rows was half a second without an answer to anybody. */
const fixed = new Map<number, Intl.NumberFormat>();
const numbers = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 2 });
const months = new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const days = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });
/** 2026-11-18 → 18 listopada 2026 r., as documents write a day. */
export const formatDayOfDocument = (day: string): string =>
  `${days.format(new Date(`${day}T00:00:00Z`))} r.`.replaceAll(' ', '\u00a0');
