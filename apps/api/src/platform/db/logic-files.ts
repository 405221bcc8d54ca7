import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** A file of functions, triggers and views, with what its head declares. */
export interface LogicFile {
  /** With its area: `studies/student-list.sql`. */
  readonly path: string;
  readonly sql: string;
  readonly sha256: string;
  readonly head: LogicHead;
}

/** The lines at the beginning of a file. A file that keeps nothing, such as one with a search, has none. */
export interface LogicHead {
  /** Tables, or columns of one, whose content follows from other tables: `student_list`, `users (personnel)`. */
  readonly keeps?: string;
  /** The writer, if it is not the file itself: `chat`. */
  readonly keptBy?: string;
  /** Tables that the file writes and nothing can be compared with: logs and counters. */
  readonly writes?: string;
  readonly from?: string;
  /** The view or function that says what it should be. */
  readonly definedBy?: string;
  /** The view that finds what is wrong, or the function of a module that does. */
  readonly comparedBy?: string;
}

export interface Logic {
  /** In the order in which they are applied. */
  readonly files: readonly LogicFile[];
  /** Hash of all files in their order. */
  readonly sha256: string;
}

/** Refuses a file that order.txt does not name, and a name without a file. */
export const readLogic = async (databaseFolder: URL): Promise<Logic> => {
  const folder = new URL('logic/', databaseFolder);
  const order = readOrder(await readFile(new URL('order.txt', folder), 'utf8'));
  const found = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql'));
  const forgotten = found.filter((path) => !order.includes(path));
  const missing = order.filter((path) => !found.includes(path));
  if (forgotten.length > 0 || missing.length > 0)
    throw new Error(
      `database/logic/order.txt and its folder differ. Not in the order: ${listNames(forgotten)}. Without a file: ${listNames(missing)}.`,
    );
  const files = await Promise.all(
    order.map(async (path) => {
      const sql = await readFile(new URL(path, folder), 'utf8');
      return { path, sql, sha256: hash(sql), head: readHead(sql) };
    }),
  );
  return { files, sha256: hash(files.map(({ path, sha256 }) => `${path} ${sha256}\n`).join('')) };
};

const readOrder = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const readHead = (sql: string): LogicHead => {
  const [head = ''] = sql.split('\n\n');
  const line = (name: string) => new RegExp(`^-- ${name}: (.+)$`, 'm').exec(head)?.[1];
  const [keeps, keptBy] = line('keeps')?.split(' by ') ?? [];
  const lines = {
    keeps,
    keptBy,
    writes: line('writes'),
    from: line('from'),
    definedBy: line('defined by'),
    comparedBy: line('compared by'),
  };
  return Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== undefined));
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const listNames = (names: readonly string[]): string => names.join(', ') || 'none';
