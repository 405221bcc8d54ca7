import type { AlbumRow, AlbumState, JudgedAlbumRow } from '@indeks/contract/students/album-numbers.schemas';

/** The newest enrolment of somebody. */
export interface Numbered {
  readonly uid: number;
  readonly name: string;
  readonly enrolment_id: number;
  readonly date: string;
  readonly version: number;
  /** In their slots. */
  readonly courses: readonly { readonly name: string; readonly album_nr: string | null }[];
}

/** Who has a number already, and in which slot. */
export interface Holder {
  readonly album_nr: string;
  readonly uid: number;
  readonly name: string;
  readonly enrolment_id: number;
  readonly slot: number;
}

/** `email;album_nr[;album_nr_2]`; the first line may name the columns, and cells may stand in quotes. */
export const readAlbumRows = (text: string): AlbumRow[] => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(';').map(readCell))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const rows = lines[0]?.[0]?.includes('@') === false ? lines.slice(1) : lines;
  return rows.map(([email = '', first = '', second = '']) => ({
    email: email.slice(0, 254),
    album_nr: first.slice(0, 40),
    album_nr_2: second.slice(0, 40),
  }));
};

/** Without a pattern: one that gives back what it took needs hours for a cell of a million spaces. */
const readCell = (cell: string): string => {
  const text = cell.trim();
  const from = text.startsWith('"') ? 1 : 0;
  const to = text.length > 1 && text.endsWith('"') ? text.length - 1 : text.length;
  return text.slice(from, to).trim();
};

export interface Register {
  /** By address in small letters. */
  readonly students: ReadonlyMap<string, Numbered>;
  readonly holders: readonly Holder[];
}

/** What each row comes to, judged together: a number belongs to one person. */
export const judgeRows = (rows: readonly AlbumRow[], register: Register): JudgedAlbumRow[] => {
  const linesOfAddress = linesBy(rows, ({ email }) => [email.toLowerCase()]);
  const linesOfNumber = linesBy(rows, numbersOf);
  const free = overwritten(rows, register);
  return rows.map((row, index) => {
    const known = register.students.get(row.email.toLowerCase());
    const student = known
      ? { uid: known.uid, name: known.name, date: known.date, courses: [...known.courses] }
      : null;
    const judged = { ...row, student, lines: [], holder: null };
    if (!known) return { ...judged, state: 'missing', faulty: 'email' };
    const others = (lines: readonly number[] = []) => lines.filter((line) => line !== index + 1);
    const sameAddress = others(linesOfAddress.get(row.email.toLowerCase()));
    if (sameAddress.length > 0) return { ...judged, state: 'doubled', faulty: 'email', lines: sameAddress };
    const wrong = wrongField(row, known);
    if (wrong) return { ...judged, state: 'wrong', faulty: wrong };
    for (const faulty of ['album_nr', 'album_nr_2'] as const) {
      const lines = row[faulty] === '' ? [] : others(linesOfNumber.get(row[faulty]));
      const holder = register.holders.find(
        (has) => has.album_nr === row[faulty] && has.uid !== known.uid && !free.has(slotKey(has)),
      );
      if (lines.length > 0 || holder)
        return { ...judged, state: 'doubled', faulty, lines, holder: holder?.name ?? null };
    }
    return { ...judged, state: changeOf(row, known), faulty: null };
  });
};

export const canBeSaved = ({ faulty }: JudgedAlbumRow): boolean => faulty === null;

/** The new numbers of a row by slot, as far as they differ from those that are there. */
export const changedSlots = (row: AlbumRow, { courses }: Numbered) =>
  numbersOf(row).flatMap((album_nr, index) =>
    courses[index] && album_nr !== '' && courses[index].album_nr !== album_nr
      ? [{ slot: index + 1, album_nr }]
      : [],
  );

const numbersOf = ({ album_nr, album_nr_2 }: AlbumRow): string[] => [album_nr, album_nr_2];

const linesBy = (rows: readonly AlbumRow[], keysOf: (row: AlbumRow) => readonly string[]) => {
  const lines = new Map<string, number[]>();
  for (const [index, row] of rows.entries())
    for (const key of new Set(keysOf(row)))
      if (key !== '') lines.set(key, [...(lines.get(key) ?? []), index + 1]);
  return lines;
};

/** Slots whose number this very file takes away: it is free for somebody else. */
const overwritten = (rows: readonly AlbumRow[], { students }: Register): ReadonlySet<string> =>
  new Set(
    rows.flatMap((row) => {
      const known = students.get(row.email.toLowerCase());
      return known ? changedSlots(row, known).map(({ slot }) => slotKey({ ...known, slot })) : [];
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

const changeOf = (row: AlbumRow, known: Numbered): AlbumState => {
  const changed = changedSlots(row, known);
  if (changed.length === 0) return 'same';
  return changed.some(({ slot }) => known.courses[slot - 1]?.album_nr !== null) ? 'changed' : 'new';
};
