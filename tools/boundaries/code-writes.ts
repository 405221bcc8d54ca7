import { hole, readSqlWrites, type SqlWrite } from './sql-writes.ts';

/** Kysely's builders, and our own writers, which take the table second. */
const builders = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*([^,)]*)/g;
const ownWriters = /\b(?:insertRow|updateVersioned|removeRows|removeRowsOfPeople)\(\s*[\w.]+,\s*([^,)]*)/g;

/** The writes of a file of TypeScript; a table that is given as a variable is undefined. */
export function readCodeWrites(text: string): SqlWrite[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const built = [builders, ownWriters].flatMap((pattern) =>
    [...code.matchAll(pattern)]
      // A declaration names its parameters, not a table.
      .filter(([, argument = '']) => !argument.includes(':'))
      .map(([, argument = '']) => ({ table: /^['"](\w+)/.exec(argument.trim())?.[1] })),
  );
  const named = declaresWriter.test(code) ? built.filter(({ table }) => table !== undefined) : built;
  const texts = [...code.matchAll(plainSql)].map(([, words = '']) => words);
  return [...named, ...[...readTemplates(code), ...texts].flatMap(readSqlWrites)];
}

/** One of our own writers is made of another, and hands the table on. */
const declaresWriter = /\bexport const (?:insertRow|updateVersioned|removeRows|removeRowsOfPeople)\b/;
/** A statement in a text of its own, as `sql.raw` takes it. */
const plainSql = /['"]((?:insert into|update|delete from|merge into|truncate|with)\s[^'"\n]*)['"]/gi;

/** The SQL of every sql`…` of the code, with a hole for each `${…}`; what stands in a hole is read for itself. */
function readTemplates(code: string): string[] {
  const found: string[] = [];
  for (const match of code.matchAll(/\bsql(?:<[^`]*?>)?`/g)) {
    let text = '';
    let at = match.index + match[0].length;
    while (at < code.length && code[at] !== '`') {
      if (code[at] === '\\') at += 1;
      if (code.startsWith('${', at)) {
        text += ` ${hole} `;
        at = endOfHole(code, at + 2);
      } else {
        text += code[at] ?? '';
        at += 1;
      }
    }
    found.push(text);
  }
  return found;
}

function endOfHole(code: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < code.length && depth > 0) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
}
