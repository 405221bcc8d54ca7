import type { Violation } from './cruise.ts';
import { listFiles, type TextFile } from './files.ts';
import { readCodeWrites } from './code-writes.ts';
import { readLogicWrites } from './logic-writes.ts';

export const tableWritersRule = 'one-writer-per-table';

/**
 * A table is written by one module, or by the platform; the others call that module's functions. What a file of logic writes, its
 * head declares: a whole table, which then no module writes, or columns of one.
 */
export function readTableWriters(base: string, leaveOut?: string): Violation[] {
  const files = listFiles(base, leaveOut);
  return [...findSecondWriters(files), ...findUndeclaredWrites(files)].map(({ file, words }) => ({
    rule: tableWritersRule,
    file,
    detail: `${file}: ${words}`,
  }));
}

interface Problem {
  file: string;
  words: string;
}

interface Write {
  table: string;
  /** The module, the platform, or a file of logic. */
  owner: string;
  file: string;
}

function findSecondWriters(files: readonly TextFile[]): Problem[] {
  const inCode = files.flatMap(readWritesInCode);
  const unnamed = inCode.filter(({ table }) => table === undefined);
  const whole = files
    .flatMap(readLogicWrites)
    .flatMap(({ file, declared }) =>
      declared.flatMap(({ table, columns, keptBy, log }) =>
        columns === undefined && keptBy === undefined && !log ? [{ table, owner: file, file }] : [],
      ),
    );
  const named = [...inCode, ...whole].filter((write): write is Write => write.table !== undefined);
  const shared = [...Map.groupBy(named, ({ table }) => table)].flatMap(([table, ofTable]) => {
    const owners = [...new Set(ofTable.map(({ owner }) => owner))].sort();
    if (owners.length < 2) return [];
    const words = `the table ${table} is written by ${owners.join(' and ')}`;
    return [...new Set(ofTable.map(({ file }) => file))].map((file) => ({ file, words }));
  });
  return [
    ...shared,
    ...unnamed.map(({ file }) => ({ file, words: 'a statement writes a table that the code does not name' })),
  ];
}

const source = /^apps\/api\/src\/(?:modules\/(?:([\w-]+)\/)?([\w-]+)\/|(platform)\/).*(?<!\.test)\.ts$/;

function readWritesInCode({ path, text }: TextFile) {
  const [, area, module, platform] = source.exec(path) ?? [];
  const owner = platform ?? (module === undefined ? undefined : [area, module].filter(Boolean).join('/'));
  if (owner === undefined) return [];
  // The platform's own helpers write the table that they are given; their callers name it.
  const writes = readCodeWrites(text);
  const counted = platform === undefined ? writes : writes.filter(({ table }) => table !== undefined);
  return counted.map(({ table }) => ({ table, owner, file: path }));
}

function findUndeclaredWrites(files: readonly TextFile[]): Problem[] {
  return files.flatMap(readLogicWrites).flatMap(({ file, writes, declared, compared }) => {
    const undeclared = writes.filter(
      ({ table, columns }) =>
        !declared.some(
          (own) =>
            own.table === table &&
            (own.columns === undefined || columns?.every((column) => own.columns?.includes(column))),
        ),
    );
    const words = [...new Set(undeclared.map(({ table }) => table ?? 'a table without a name'))].map(
      (table) => `writes ${table}, which its head does not declare`,
    );
    const uncompared = declared.some(({ log }) => !log) && !compared;
    return [...words, ...(uncompared ? ['keeps something that nothing compares'] : [])].map((text) => ({
      file,
      words: text,
    }));
  });
}
