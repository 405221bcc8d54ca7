import { loadModule, parseSync, scanSync } from '@libpg-query/parser';

await loadModule();

/** A write of one statement. */
export interface SqlWrite {
  /** Undefined where the text does not name it. */
  table: string | undefined;
  /** Those that an update sets; undefined where whole rows come or go. */
  columns?: readonly string[];
}

/** Stands in a piece of SQL where the code puts something in. */
export const hole = '$1';

/**
 * The writes of a piece of SQL, which need not be a whole statement: found in the words of PostgreSQL's own scanner, so that line
 * breaks, capitals, comments and quoted texts mislead nobody. The bodies of functions are read as well.
 */
export function readSqlWrites(text: string): SqlWrite[] {
  if (text.trim() === '') return [];
  const words = scan(text);
  const writes = words.flatMap((_, at) => readWriteAt(text, words, at));
  const bodies = words.flatMap(({ text: word }) => /^\$\w*\$([\s\S]*)\$\w*\$$/.exec(word)?.[1] ?? []);
  return [...writes, ...bodies.flatMap(readSqlWrites)];
}

interface Word {
  text: string;
  start: number;
}

function scan(text: string): Word[] {
  const { tokens } = scanSync(text) as { tokens: Word[] };
  const bytes = Buffer.from(text);
  return tokens
    .filter((token) => !token.text.startsWith('--') && !token.text.startsWith('/*'))
    .map((token) => ({ text: token.text, start: bytes.subarray(0, token.start).toString().length }));
}

/** What stands before `update` where it writes nothing: for update, no key update, do update, on update, after update. */
const notAnUpdate = new Set(['for', 'key', 'do', 'on', 'before', 'after', 'or']);

function readWriteAt(text: string, words: readonly Word[], at: number): SqlWrite[] {
  const [before, word, next] = [at - 1, at, at + 1].map((place) => words[place]?.text.toLowerCase() ?? '');
  if ((word === 'insert' || word === 'merge') && next === 'into') return [{ table: nameAt(words, at + 2) }];
  if (word === 'delete' && next === 'from') return [{ table: nameAt(words, at + 2) }];
  if (word === 'truncate') return [{ table: nameAt(words, next === 'table' ? at + 2 : at + 1) }];
  if (word !== 'update' || notAnUpdate.has(before ?? '')) return [];
  const columns = readColumns(text, words, at);
  return [{ table: nameAt(words, at + 1), ...(columns && { columns }) }];
}

function nameAt(words: readonly Word[], at: number): string | undefined {
  const word = words[at]?.text.toLowerCase() === 'only' ? words[at + 1] : words[at];
  return word && /^"?[a-z_]\w*"?$/i.test(word.text) ? word.text.replaceAll('"', '') : undefined;
}

/** The columns of a whole update, by PostgreSQL's parser; undefined for a piece of one. */
function readColumns(text: string, words: readonly Word[], at: number): string[] | undefined {
  const end = words.slice(at).find((word) => word.text === ';')?.start ?? text.length;
  try {
    const { stmts } = parseSync(text.slice(words[at]?.start, end)) as {
      stmts?: { stmt: { UpdateStmt?: { targetList: { ResTarget: { name: string } }[] } } }[];
    };
    return stmts?.[0]?.stmt.UpdateStmt?.targetList.map(({ ResTarget }) => ResTarget.name);
  } catch {
    return undefined;
  }
}
