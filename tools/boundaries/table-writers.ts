import type { Violation } from './cruise.ts';
import { listFiles, type TextFile } from './files.ts';

export const tableWritersRule = 'one-writer-per-table';

/** A table is written by one module, or by the platform; the others call that module's functions. */
export function readTableWriters(base: string, leaveOut?: string): Violation[] {
  const writes = listFiles(base, leaveOut).flatMap(writesIn);
  return [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, ofTable]) => {
    const owners = [...new Set(ofTable.map(({ owner }) => owner))].sort();
    const files = new Set(ofTable.map(({ file }) => file));
    if (owners.length < 2) return [];
    return [...files].map((file) => ({
      rule: tableWritersRule,
      file,
      detail: `${file}: the table ${table} is written by ${owners.join(' and ')}`,
    }));
  });
}

interface Write {
  table: string;
  /** The module, or the platform. */
  owner: string;
  file: string;
}

const source = /^apps\/api\/src\/(?:modules\/([^/]+)|(platform))\/.*(?<!\.test)\.ts$/;

/** Kysely's builders, our own writers, and plain SQL. */
const writers = [
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'/g,
  /\b(?:insertRow|updateVersioned|removeRows|removeRowsOfPeople)\(\s*[\w.]+,\s*'(\w+)'/g,
  /\b(?:insert into|delete from|update(?= \w+ set))\s+(\w+)/gi,
];

function writesIn({ path, text }: TextFile): Write[] {
  const [, module, platform] = source.exec(path) ?? [];
  const owner = module ?? platform;
  if (owner === undefined) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return writers.flatMap((writer) =>
    [...code.matchAll(writer)].map(([, table = '']) => ({ table, owner, file: path })),
  );
}
