import { readGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { readOutcome } from '#parts/studies/grades/outcomes.ts';
import { fold } from '#shared/lib/fold.ts';

/** What a pasted column is taken for. */
export type Meaning = 'skip' | 'person' | 'album' | 'grade';
/** Why it is taken for that; shown below the choice. */
export type Reason = 'heading' | 'ordinals' | 'points' | 'content' | 'unknown';

export interface PastedColumn {
  readonly heading: string;
  readonly meaning: Meaning;
  readonly reason: Reason;
}

export interface PastedBlock {
  readonly columns: readonly PastedColumn[];
  /** Without the headings; every row has a cell for each column. */
  readonly rows: readonly (readonly string[])[];
}

/** The cells as a spreadsheet copies them. Columns are told by their headings, else by what stands in the whole column. */
export const readBlock = (pasted: string): PastedBlock => {
  const lines = readCells(pasted.replace(/\s+$/u, ''));
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const even = lines.map((cells) => Array.from({ length: width }, (_, index) => cells[index] ?? ''));
  const [first = [], ...rest] = even;
  const isHead = first.some((cell) => meaningOfHeading(cell) !== undefined) && !first.some(isGrade);
  const rows = isHead ? rest : even;
  const contents = first.map((_, index) => rows.map((cells) => cells[index] ?? ''));
  const columns = first.map((cell, index) =>
    describeColumn(isHead ? cell : '', contents[index] ?? [], {
      beforeNames: contents.slice(index + 1).some(isNames),
      alone: width === 1,
    }),
  );
  return { rows, columns: keepBestGrades(columns, contents) };
};

/** By tabs or semicolons; lines without either may end with a grade after the name. */
const readCells = (text: string): string[][] => {
  const lines = text.split(/\r?\n/u);
  if (lines.some((line) => /[\t;]/u.test(line)))
    return lines.map((line) => line.split(/[\t;]/u).map((cell) => unquote(cell.trim())));
  const cut = lines.map((line) => /^(.*\p{L}.*?)\s+(\S*\d\S*)$/u.exec(line.trim()));
  return cut.some(Boolean)
    ? cut.map((found, index) => (found ? [found[1] ?? '', found[2] ?? ''] : [lines[index]?.trim() ?? '', '']))
    : lines.map((line) => [line.trim()]);
};

const unquote = (cell: string): string => cell.replace(/^"(.*)"$/u, '$1').replaceAll('""', '"');

const headings: readonly (readonly [Meaning, RegExp])[] = [
  ['skip', /^(lp|l p|nr|punkty|pkt|wynik|slownie|uwagi|procent|data)$/u],
  ['album', /album|indeks/u],
  ['person', /nazwisk|^imie|sluchacz|student|osoba/u],
  ['grade', /^ocen|^stopien$|^grade$/u],
];

const meaningOfHeading = (cell: string): Meaning | undefined => {
  const words = fold(cell)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return words === '' ? undefined : headings.find(([, pattern]) => pattern.test(words))?.[0];
};

interface Place {
  /** A column of names follows. */
  readonly beforeNames: boolean;
  readonly alone: boolean;
}

const describeColumn = (heading: string, cells: readonly string[], place: Place): PastedColumn => {
  const named = meaningOfHeading(heading);
  if (named !== undefined) return { heading, meaning: named, reason: 'heading' };
  const filled = cells.filter((cell) => cell !== '');
  const found = (meaning: Meaning, reason: Reason): PastedColumn => ({ heading, meaning, reason });
  if (filled.length === 0) return found('skip', 'unknown');
  if (!place.alone && areOrdinals(filled, place)) return found('skip', 'ordinals');
  if (filled.every((cell) => /^\d{4,}$/u.test(cell))) return found('album', 'content');
  if (isPoints(filled)) return found('skip', 'points');
  if (filled.filter(isGrade).length * 2 >= filled.length) return found('grade', 'content');
  if (isNames(filled)) return found('person', 'content');
  return found('skip', 'unknown');
};

/** Numbers of rows: each one more than the one above, or, before the names, each larger. */
const areOrdinals = (cells: readonly string[], { beforeNames }: Place): boolean => {
  const numbers = cells.map((cell) => (/^\d+\.?$/u.test(cell) ? Number.parseInt(cell, 10) : Number.NaN));
  if (numbers.some(Number.isNaN)) return false;
  const rises = (least: number, most: number) =>
    numbers.every((number, index) => {
      const before = numbers[index - 1];
      return before === undefined || (number - before >= least && number - before <= most);
    });
  return numbers.length > 1 ? rises(1, beforeNames ? Infinity : 1) : beforeNames;
};

/** A number above 5 that is not a grade without its comma ('45') is a sum of points, and so is its column. */
const isPoints = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const number = Number(cell.replace(',', '.'));
    return number > 5 && readGrade(cell) === number;
  });

const isNames = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  const names = filled.filter((cell) => /^\p{L}[\p{L} .'’-]+$/u.test(cell) && !isGrade(cell));
  return filled.length > 0 && names.length * 2 > filled.length;
};

const isGrade = (cell: string): boolean => typeof readOutcome(cell).value === 'number';

/**
 * One column of grades at most: the one that a heading names, else the last of those written as grades are; '45' may as well be
 * points.
 */
const keepBestGrades = (
  columns: readonly PastedColumn[],
  contents: readonly (readonly string[])[],
): PastedColumn[] => {
  const graded = columns.flatMap(({ meaning }, index) => (meaning === 'grade' ? [index] : []));
  const rank = (index: number): number => {
    if (columns[index]?.reason === 'heading') return 2;
    return contents[index]?.every((cell) => !/^\d\d$/u.test(cell)) ? 1 : 0;
  };
  const best = graded.reduce<number | undefined>(
    (kept, index) => (kept === undefined || rank(index) >= rank(kept) ? index : kept),
    undefined,
  );
  return columns.map((column, index) =>
    column.meaning === 'grade' && index !== best ? { ...column, meaning: 'skip', reason: 'unknown' } : column,
  );
};
