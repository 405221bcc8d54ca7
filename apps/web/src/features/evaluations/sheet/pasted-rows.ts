import type { Evaluation } from '@indeks/contract/evaluations/evaluations.schemas';
import { gradeFault, readGrade } from '@indeks/contract/evaluations/grades.rules';
import { fold } from '#shared/lib/fold.ts';

export type Match = 'album' | 'name' | 'similar' | 'order' | 'chosen' | 'none';

/** A pasted line with its grade, and whom it was found to be about. */
export interface PastedRow {
  readonly line: number;
  readonly text: string;
  readonly grade: number;
  readonly eid: number | null;
  readonly how: Match;
}

type Student = Pick<Evaluation, 'eid' | 'name' | 'album_nr'>;

/**
 * Cells as a spreadsheet copies them. A column of grades alone goes to the students in turn, from the given one on; else each
 * line is matched by album number or name. Lines without a grade, such as a head, are left out.
 */
export const matchPasted = (pasted: string, students: readonly Student[], from = 0): PastedRow[] => {
  const lines = pasted.replace(/\s+$/u, '').split(/\r?\n/u).map(readLine);
  if (lines.every(({ words, album }) => words === '' && album === undefined))
    return inTurn(lines, students.slice(from));
  const taken = new Set<number>();
  return lines.flatMap((line, index) => {
    if (line.grade === undefined) return [];
    const found = findStudent(
      line,
      students.filter(({ eid }) => !taken.has(eid)),
    );
    if (found.eid !== null) taken.add(found.eid);
    return [{ line: index, text: line.text, grade: line.grade, ...found }];
  });
};

interface Line {
  readonly text: string;
  readonly grade: number | undefined;
  readonly words: string;
  readonly album: string | undefined;
}

const readLine = (text: string): Line => {
  const cells = cellsOf(text);
  const at = cells.findLastIndex((cell) => gradeIn(cell) !== undefined);
  const others = cells.filter((_, index) => index !== at);
  return {
    text: cells.join(' ').trim(),
    grade: at === -1 ? undefined : gradeIn(cells[at] ?? ''),
    words: others.filter((cell) => /\p{L}/u.test(cell)).join(' '),
    album: others.find((cell) => /^\d{4,}$/u.test(cell)),
  };
};

/** By tabs or semicolons; one cell that ends with a grade has that beside the name. */
const cellsOf = (text: string): string[] => {
  const cells = text.split(/[\t;]/u).map((cell) => cell.trim());
  if (cells.length > 1) return cells;
  const [, name, grade] = /^(.*\p{L}.*)\s(\S+)$/u.exec(text.trim()) ?? [];
  return name !== undefined && grade !== undefined && gradeIn(grade) !== undefined ? [name, grade] : cells;
};

const gradeIn = (cell: string): number | undefined => {
  const grade = readGrade(cell);
  return typeof grade === 'number' && gradeFault(grade) === undefined ? grade : undefined;
};

/** An empty line passes over its student. */
const inTurn = (lines: readonly Line[], students: readonly Student[]): PastedRow[] =>
  lines.flatMap(({ text, grade }, index) => {
    if (grade === undefined) return [];
    const eid = students[index]?.eid ?? null;
    return [{ line: index, text, grade, eid, how: eid === null ? ('none' as const) : ('order' as const) }];
  });

/** Of two who fit equally none is taken: the person chooses. */
const findStudent = (
  { album, words }: Line,
  students: readonly Student[],
): Pick<PastedRow, 'eid' | 'how'> => {
  const pasted = wordsOf(words);
  const fits: Readonly<Record<'album' | 'name' | 'similar', (student: Student) => boolean>> = {
    album: ({ album_nr }) => album !== undefined && album_nr === album,
    name: ({ name }) => wordsOf(name).join() === pasted.join(),
    similar: ({ name }) => areSimilar(wordsOf(name), pasted),
  };
  for (const how of ['album', 'name', 'similar'] as const) {
    const [first, second] = students.filter(fits[how]);
    if (first) return second ? { eid: null, how: 'none' } : { eid: first.eid, how };
  }
  return { eid: null, how: 'none' };
};

/** In either order of given name and surname. */
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort();

/** One has a further given name or a second surname. */
const areSimilar = (one: readonly string[], other: readonly string[]): boolean => {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.length >= 2 && fewer.every((word) => more.includes(word));
};
