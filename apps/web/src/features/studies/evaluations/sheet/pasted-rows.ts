import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { readGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { readOutcome } from '#parts/studies/grades/outcomes.ts';
import { fold } from '#shared/lib/fold.ts';
import type { Meaning, PastedBlock } from './pasted-block.ts';

/** What becomes of a pasted row. */
export type Outcome =
  | 'insert'
  /** The student has this grade already. */
  | 'same'
  /** The student has another grade. */
  | 'conflict'
  /** The re-sit would have the grade of a term before: it may be that one. */
  | 'repeated'
  /** The student has no re-sit, or the term is closed. */
  | 'closed'
  /** The cell holds no grade that can be read. */
  | 'unreadable'
  /** There is no such grade: 4,3 or 6. */
  | 'no-such-grade'
  /** The cell is empty. */
  | 'empty'
  /** The row matches no student of the group, or more than one. */
  | 'stranger';

export interface PastedRow {
  readonly index: number;
  readonly cells: readonly string[];
  readonly eid: number | null;
  readonly typed: string;
  readonly grade: number | null;
  readonly outcome: Outcome;
  /** The name differs by a further given name or surname. */
  readonly isSimilar: boolean;
  /** The person chose it although something stands there. */
  readonly isOverwriting: boolean;
}

export interface PastedStudent extends Pick<Evaluation, 'eid' | 'name' | 'album_nr'> {
  /** At the open term. */
  readonly grade: number | null;
  /** Grades of the earlier terms, when the open term is a re-sit. */
  readonly earlier: readonly number[];
  readonly isOpen: boolean;
}

/** Manual corrections, by row. */
export interface Mended {
  readonly eid?: number | null;
  readonly typed?: string;
  /** Writes over the grade that the student has. */
  readonly overwrite?: boolean;
}

interface Matching {
  readonly meanings: readonly Meaning[];
  readonly students: readonly PastedStudent[];
  /** Where a column of grades alone begins. */
  readonly from: number;
  readonly mended: Readonly<Record<number, Mended>>;
}

/** Every pasted row with whom it is about and what becomes of it. */
export const judgeRows = (
  { rows }: PastedBlock,
  { meanings, students, from, mended }: Matching,
): PastedRow[] => {
  const chosen = new Set(Object.values(mended).flatMap(({ eid }) => (typeof eid === 'number' ? [eid] : [])));
  const taken = new Set<number>();
  const open = students.filter(({ isOpen }) => isOpen);
  const inTurn = !meanings.some((meaning) => meaning === 'person' || meaning === 'album');
  return rows.map((cells, index) => {
    const own = mended[index] ?? {};
    const free = students.filter(({ eid }) => !taken.has(eid) && !chosen.has(eid));
    const found = inTurn ? nextStudent(open[from + index]) : findStudent(readPerson(cells, meanings), free);
    const eid = own.eid === undefined ? found.eid : own.eid;
    if (eid !== null) taken.add(eid);
    const typed = own.typed ?? cells[meanings.indexOf('grade')] ?? '';
    const student = students.find((one) => one.eid === eid);
    return {
      index,
      cells,
      eid,
      typed,
      ...judge(typed, student, own),
      isSimilar: found.isSimilar && own.eid === undefined,
      isOverwriting: own.overwrite === true,
    };
  });
};

const judge = (typed: string, student: PastedStudent | undefined, { overwrite = false }: Mended) => {
  const { value } = readOutcome(typed);
  if (value === null) return { grade: null, outcome: 'empty' as const };
  if (value === undefined) {
    const outcome = readGrade(typed) === undefined ? ('unreadable' as const) : ('no-such-grade' as const);
    return { grade: null, outcome };
  }
  return { grade: value, outcome: student ? compare(value, student, overwrite) : ('stranger' as const) };
};

const compare = (value: number, { grade, earlier, isOpen }: PastedStudent, overwrite: boolean): Outcome => {
  if (value === grade) return 'same';
  if (!isOpen) return grade === null && earlier.includes(value) ? 'same' : 'closed';
  if (overwrite) return 'insert';
  if (grade !== null) return 'conflict';
  return earlier.includes(value) ? 'repeated' : 'insert';
};

interface Found {
  readonly eid: number | null;
  readonly isSimilar: boolean;
}

const nobody: Found = { eid: null, isSimilar: false };
const nextStudent = (student: PastedStudent | undefined): Found =>
  student ? { eid: student.eid, isSimilar: false } : nobody;

interface Person {
  readonly album: string | undefined;
  readonly words: readonly string[];
}

const readPerson = (cells: readonly string[], meanings: readonly Meaning[]): Person => ({
  album: cells[meanings.indexOf('album')]?.trim(),
  words: splitName(cells.filter((_, index) => meanings[index] === 'person').join(' ')),
});

/** When two students match equally well, neither is taken and the person chooses. */
const findStudent = ({ album, words }: Person, students: readonly PastedStudent[]): Found => {
  const fits: readonly ((student: PastedStudent) => boolean)[] = [
    ({ album_nr }) => album !== undefined && album !== '' && album_nr === album,
    ({ name }) => words.length > 0 && splitName(name).join() === words.join(),
    ({ name }) => areSimilar(splitName(name), words),
  ];
  for (const [index, fit] of fits.entries()) {
    const [first, second] = students.filter(fit);
    if (first) return second ? nobody : { eid: first.eid, isSimilar: index === 2 };
  }
  return nobody;
};

/** In either order of given name and surname. */
const splitName = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort();

/** One has a further given name or a second surname. */
const areSimilar = (one: readonly string[], other: readonly string[]): boolean => {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.length >= 2 && fewer.every((word) => more.includes(word));
};
