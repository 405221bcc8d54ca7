/** What somebody may write into a message to many or a saved reply; each recipient reads the own value in its place. */
export const placeholderWords = {
  vocative: 'imię w wołaczu',
  course: 'kierunek',
  place: 'miejscowość',
  due: 'do zapłaty',
  dueDay: 'termin raty',
  album: 'numer albumu',
} as const;
export type Placeholder = keyof typeof placeholderWords;
export const placeholders = Object.keys(placeholderWords) as Placeholder[]; // of the object above

/** Only students have the others. */
export const ofEverybody: readonly Placeholder[] = ['vocative'];
/** What somebody owes is told by those alone who settle payments. */
export const ofSettlements: readonly Placeholder[] = ['due', 'dueDay'];

/** A text filled in stays within bounds, whatever stands in for its placeholders. */
export const mostPlaceholders = 20;

const written = /\{([^{}\n]*)\}/gu;
const byWords = new Map(placeholders.map((key) => [placeholderWords[key] as string, key]));
const find = (inside: string): Placeholder | undefined =>
  byWords.get(inside.trim().replace(/\s+/gu, ' ').toLowerCase());

export const inBraces = (key: Placeholder): string => `{${placeholderWords[key]}}`;

export const countPlaceholders = (text: string): number => [...text.matchAll(written)].length;

/** The ones that a text uses, each once, in the order of the list. */
export const listPlaceholders = (text: string): Placeholder[] => {
  const used = new Set([...text.matchAll(written)].map(([, inside = '']) => find(inside)));
  return placeholders.filter((key) => used.has(key));
};

/** What stands in braces and is no placeholder, as it was written. */
export const listUnknown = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(written)].flatMap(([whole, inside = '']) =>
      find(inside) === undefined ? [whole] : [],
    ),
  ),
];

interface TextPiece {
  readonly text: string;
  /** Absent for plain text; `unknown` for braces around a name that is no placeholder. */
  readonly placeholder?: Placeholder | 'unknown';
}

/** A text as it is typed, in pieces with and without braces. */
export const cutAtPlaceholders = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(written)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: whole, placeholder: find(inside) ?? 'unknown' });
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
};

/** Empty where the person has no such value. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** Without a known vocative the name is left out: 'Dzień dobry, {imię w wołaczu}!' becomes 'Dzień dobry!'. */
const withoutName = /,?[ \u00a0]*\{\s*imię\s+w\s+wołaczu\s*\}/giu;
/** A sentence of a line, with the blanks behind it. */
const sentences = /.*?[.!?…]+["”»)]*(?:\s+|$)|.+$/gu;

/**
 * The text of one person. A sentence whose value the person does not have is left out; a line that had nothing else is left
 * out with it. Values are put in once: braces in a value stay what they are.
 */
export const fillIn = (text: string, values: PlaceholderValues): string => {
  const called = values.vocative === '' ? text.replace(withoutName, '') : text;
  const lines = called.split('\n').flatMap((line) => {
    const kept = (line.match(sentences) ?? []).filter((sentence) => hasValues(sentence, values));
    const rest = kept.join('').trimEnd();
    return rest === '' && line.trim() !== '' ? [] : [putIn(rest, values)];
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
};

/** The title of one person: a value that the person does not have leaves a blank out with it. */
export const fillInTitle = (title: string, values: PlaceholderValues): string =>
  putIn(title, values).replace(/\s+/gu, ' ').trim();

interface FilledPiece {
  readonly text: string;
  /** Put in for the person. */
  readonly filled: boolean;
}

/** Signs that no text has a use for; they stand around a value while a text is filled in. */
const [before, behind] = ['\uE000', '\uE001'];
const between = /\uE000([^\uE001]*)\uE001/gu;
const withoutSigns = (text: string): string => text.replace(/[\uE000\uE001]/gu, '');

const markValues = (values: PlaceholderValues): PlaceholderValues => {
  const marked: Record<Placeholder, string> = { ...values };
  for (const key of placeholders)
    if (values[key] !== '') marked[key] = `${before}${withoutSigns(values[key])}${behind}`;
  return marked;
};

/** A text as one person reads it, cut where their values begin and end. */
export const cutAtValues = (
  text: string,
  values: PlaceholderValues,
  fill: typeof fillIn = fillIn,
): FilledPiece[] => {
  const filled = fill(withoutSigns(text), markValues(values));
  const pieces: FilledPiece[] = [];
  let from = 0;
  for (const { 0: whole, 1: value = '', index } of filled.matchAll(between)) {
    if (index > from) pieces.push({ text: filled.slice(from, index), filled: false });
    pieces.push({ text: value, filled: true });
    from = index + whole.length;
  }
  if (from < filled.length) pieces.push({ text: filled.slice(from), filled: false });
  return pieces;
};

/** The first placeholder that nobody filled in, as it was written. Braces around anything else are signs of the text. */
export const findOpen = (text: string): string | undefined =>
  [...text.matchAll(written)].find(([, inside = '']) => find(inside) !== undefined)?.[0];

/** A saved reply for one person: what has no value stays in its braces, so that whoever writes sees it. */
export const fillInKnown = (text: string, values: PlaceholderValues): string =>
  text.replace(written, (whole, inside: string) => {
    const key = find(inside);
    return key === undefined || values[key] === '' ? whole : withoutDirections(values[key]);
  });

const hasValues = (sentence: string, values: PlaceholderValues): boolean =>
  listPlaceholders(sentence).every((key) => values[key] !== '');

const putIn = (text: string, values: PlaceholderValues): string =>
  text.replace(written, (whole, inside: string) => {
    const key = find(inside);
    return key === undefined ? whole : withoutDirections(values[key]);
  });

/** Signs that turn the direction of what follows: a name or a title could pass for another by them. */
export const withoutDirections = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
