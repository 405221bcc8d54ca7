import { formatMonth } from '@indeks/contract/common/format';
import { isSameName } from '@indeks/contract/identity/people/names.rules';
import type {
  AlbumRow,
  AlbumState,
  JudgedAlbumRow,
} from '@indeks/contract/studies/students/album-numbers.schemas';

/** An enrolment of somebody. */
export interface Numbered {
  readonly uid: number;
  readonly name: string;
  readonly enrolment_id: number;
  readonly date: string;
  readonly version: number;
  /** In their slots. */
  readonly courses: readonly { readonly name: string; readonly album_nr: string | null }[];
}

/** The present holder of a number, and in which slot. */
export interface Holder {
  readonly album_nr: string;
  readonly uid: number;
  readonly name: string;
  readonly enrolment_id: number;
  readonly slot: number;
}

/**
 * `email;album_nr[;album_nr_2[;course[;intake]]]`; the first line may name the columns, and cells may stand in quotes. Lines are
 * numbered as in the file, with its header and its empty lines.
 */
export const readAlbumRows = (text: string): AlbumRow[] => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ cells: line.split(';').map(readCell), line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const rows = lines[0]?.cells[0]?.includes('@') === false ? lines.slice(1) : lines;
  return rows.map(toRow);
};

interface ReadLine {
  readonly cells: readonly string[];
  readonly line: number;
}

const toRow = ({ cells, line }: ReadLine): AlbumRow => {
  const [email = '', first = '', second = '', course = '', intake = ''] = cells;
  return {
    email: email.slice(0, 254),
    album_nr: first.slice(0, 40),
    album_nr_2: second.slice(0, 40),
    line,
    ...(course !== '' && { course: course.slice(0, 300) }),
    ...(intake !== '' && { intake: intake.slice(0, 40) }),
  };
};

/** Without a pattern: one that gives back what it took needs hours for a cell of a million spaces. */
const readCell = (cell: string): string => {
  const text = cell.trim();
  const from = text.startsWith('"') ? 1 : 0;
  const to = text.length > 1 && text.endsWith('"') ? text.length - 1 : text.length;
  return text.slice(from, to).trim();
};

export interface Register {
  /** By address in small letters; the newest enrolment first. */
  readonly students: ReadonlyMap<string, readonly Numbered[]>;
  readonly holders: readonly Holder[];
}

/** The result of each row, judged together: a number belongs to one person, and an enrolment to one row. */
export const judgeRows = (rows: readonly AlbumRow[], register: Register): JudgedAlbumRow[] => {
  const linesOfEnrolment = linesBy(rows, (row) => [
    String(chooseEnrolment(row, register)?.enrolment_id ?? ''),
  ]);
  const linesOfNumber = linesBy(rows, listNumbers);
  const free = overwritten(rows, register);
  return rows.map((row, index) => {
    const known = register.students.get(row.email.toLowerCase()) ?? [];
    const chosen = chooseEnrolment(row, register);
    const judged = { ...row, student: showStudent(known, chosen), lines: [], holder: null };
    if (known.length === 0) return { ...judged, state: 'missing', faulty: 'email' };
    if (!chosen) return { ...judged, state: 'choose', faulty: 'enrolment' };
    const others = (lines: readonly Lined[] = []) => lines.filter((line) => line.index !== index);
    const sameEnrolment = others(linesOfEnrolment.get(String(chosen.enrolment_id)));
    if (sameEnrolment.length > 0) {
      const faulty = known.length > 1 ? ('enrolment' as const) : ('email' as const);
      return { ...judged, state: 'doubled', faulty, lines: sameEnrolment.map(({ line }) => line) };
    }
    const wrong = wrongField(row, chosen);
    if (wrong) return { ...judged, state: 'wrong', faulty: wrong };
    for (const faulty of ['album_nr', 'album_nr_2'] as const) {
      const same = row[faulty] === '' ? [] : others(linesOfNumber.get(row[faulty]));
      // Enrolments of one person may have one number.
      const lines = same.filter(({ email }) => email !== row.email.toLowerCase()).map(({ line }) => line);
      const holder = register.holders.find(
        (has) => has.album_nr === row[faulty] && has.uid !== chosen.uid && !free.has(slotKey(has)),
      );
      if (lines.length > 0 || holder)
        return { ...judged, state: 'doubled', faulty, lines, holder: holder?.name ?? null };
    }
    return { ...judged, state: judgeChange(row, chosen), faulty: null };
  });
};

/** The one that was chosen, the one that the file names, or the only one there is; never a guess among several. */
export const chooseEnrolment = (
  row: AlbumRow,
  { students }: Pick<Register, 'students'>,
): Numbered | undefined => {
  const known = students.get(row.email.toLowerCase()) ?? [];
  if (typeof row.enrolment === 'number')
    return known.find(({ enrolment_id }) => enrolment_id === row.enrolment);
  const fitting = known.filter((each) => isNamed(row, each));
  return fitting.length === 1 ? fitting[0] : undefined;
};

const isNamed = ({ course = '', intake = '' }: AlbumRow, { courses, date }: Numbered): boolean =>
  (course === '' || courses.some(({ name }) => isSameName(name, course))) &&
  (intake === '' || intakeSpellings(date).some((spelling) => isSameName(spelling, intake)));

/** 2026-10-01, 2026-10, 10.2026 or październik 2026. */
const intakeSpellings = (date: string): string[] => [
  date,
  date.slice(0, 7),
  `${date.slice(5, 7)}.${date.slice(0, 4)}`,
  formatMonth(date.slice(0, 7)),
];

const showStudent = (known: readonly Numbered[], chosen: Numbered | undefined): JudgedAlbumRow['student'] => {
  const [first] = known;
  if (!first) return null;
  return {
    uid: first.uid,
    name: first.name,
    enrolment: chosen?.enrolment_id ?? null,
    enrolments: known.map(({ enrolment_id, date, courses }) => ({
      id: enrolment_id,
      date,
      courses: [...courses],
    })),
  };
};

export const canBeSaved = ({ faulty }: JudgedAlbumRow): boolean => faulty === null;

/** The new numbers of a row by slot, as far as they differ from those that are there. */
export const changedSlots = (row: AlbumRow, { courses }: Numbered) =>
  listNumbers(row).flatMap((album_nr, index) =>
    courses[index] && album_nr !== '' && courses[index].album_nr !== album_nr
      ? [{ slot: index + 1, album_nr }]
      : [],
  );

const listNumbers = ({ album_nr, album_nr_2 }: AlbumRow): string[] => [album_nr, album_nr_2];

interface Lined {
  readonly index: number;
  readonly line: number;
  readonly email: string;
}

const linesBy = (rows: readonly AlbumRow[], keysOf: (row: AlbumRow) => readonly string[]) => {
  const lines = new Map<string, Lined[]>();
  for (const [index, row] of rows.entries()) {
    const lined = { index, line: row.line ?? index + 1, email: row.email.toLowerCase() };
    for (const key of new Set(keysOf(row)))
      if (key !== '') lines.set(key, [...(lines.get(key) ?? []), lined]);
  }
  return lines;
};

/** Slots whose number this very file takes away: it is free for somebody else. */
const overwritten = (rows: readonly AlbumRow[], register: Register): ReadonlySet<string> =>
  new Set(
    rows.flatMap((row) => {
      const chosen = chooseEnrolment(row, register);
      return chosen ? changedSlots(row, chosen).map(({ slot }) => slotKey({ ...chosen, slot })) : [];
    }),
  );

const slotKey = ({ enrolment_id, slot }: { readonly enrolment_id: number; readonly slot: number }) =>
  `${enrolment_id} ${slot}`;

const pattern = /^[\p{L}\d][\p{L}\d/.-]{0,19}$/u;

const wrongField = (row: AlbumRow, { courses }: Numbered) => {
  if (!pattern.test(row.album_nr)) return 'album_nr';
  const hasSecond = courses.length > 1;
  return row.album_nr_2 !== '' && !(hasSecond && pattern.test(row.album_nr_2)) ? 'album_nr_2' : undefined;
};

const judgeChange = (row: AlbumRow, known: Numbered): AlbumState => {
  const changed = changedSlots(row, known);
  if (changed.length === 0) return 'same';
  return changed.some(({ slot }) => known.courses[slot - 1]?.album_nr !== null) ? 'changed' : 'new';
};
