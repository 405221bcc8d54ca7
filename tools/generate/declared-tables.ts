import { listFiles } from '../boundaries/files.ts';
import { readCodeWrites } from '../boundaries/code-writes.ts';
import { readLogicWrites } from '../boundaries/logic-writes.ts';
import { root } from '../shared/root.ts';

/** The declarations about a table in the sources. */
export interface DeclaredTable {
  name: string;
  area: string;
  /** The comment above it: what a row is. */
  about: string;
  /** Modules, the platform, and files of logic. */
  writers: string[];
}

export interface KeptChain {
  /** `money/balance-list.sql` */
  file: string;
  area: string;
  /** `users (personnel)` */
  keeps: string;
  tables: string[];
  from: string[];
  definedBy: string;
  comparedBy: string;
}

const migration = /^apps\/api\/database\/migrations\/\d+-([a-z]+)[^/]*\.sql$/;
const code = /^apps\/api\/src\/(?:modules\/([^/]+\/[^/]+)\/.+|(platform)\/.*)(?<!\.test)\.ts$/;
const files = listFiles(root, 'tools/boundaries/planted');

/** In the order in which the migrations make them. */
export function readDeclaredTables(): DeclaredTable[] {
  const writers = readWriters();
  return files
    .filter(({ path }) => migration.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, text }) => {
      const area = migration.exec(path)?.[1] ?? '';
      return [...text.matchAll(/((?:^--.*\n)*)^create table (\w+)/gm)].map(([, comment = '', name = '']) => ({
        name,
        area,
        about: comment.replaceAll(/^-- ?/gm, '').replaceAll('\n', ' ').trim(),
        writers: writers.get(name) ?? [],
      }));
    });
}

function readWriters(): Map<string, string[]> {
  const found = files.flatMap(({ path, text }) => {
    const [, module, platform] = code.exec(path) ?? [];
    const owner = module ?? platform;
    if (owner !== undefined) return readCodeWrites(text).map(({ table }) => ({ table, owner }));
    return readLogicWrites({ path, text }).flatMap(({ writes, declared, file }) =>
      [...writes.map(({ table }) => table), ...declared.flatMap((one) => (one.keptBy ? [] : one.table))].map(
        (table) => ({ table, owner: nameOfLogic(file) }),
      ),
    );
  });
  const named = found.filter((write): write is { table: string; owner: string } => write.table !== undefined);
  return new Map(
    [...Map.groupBy(named, ({ table }) => table)].map(([table, writes]) => [
      table,
      [...new Set(writes.map(({ owner }) => owner))].sort(),
    ]),
  );
}

export function readKeptChains(): KeptChain[] {
  return files.flatMap(({ path, text }) =>
    readLogicWrites({ path, text }).flatMap(({ declared }) => {
      const line = (name: string) => new RegExp(`^-- ${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
      if (line('compared by') === '') return [];
      const file = nameOfLogic(path);
      return [
        {
          file,
          area: file.split('/')[0] ?? '',
          keeps: line('keeps') || line('writes'),
          tables: declared.map(({ table }) => table),
          from: line('from').split(', '),
          definedBy: line('defined by'),
          comparedBy: line('compared by'),
        },
      ];
    }),
  );
}

function nameOfLogic(path: string): string {
  return path.replace('apps/api/database/logic/', '');
}
