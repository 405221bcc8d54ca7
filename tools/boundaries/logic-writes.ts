import type { TextFile } from './files.ts';
import { readSqlWrites, type SqlWrite } from './sql-writes.ts';

/** Tables that a file of `database/logic` writes, and those that its header declares. */
export interface LogicWrites {
  file: string;
  writes: SqlWrite[];
  declared: Declared[];
  compared: boolean;
}

export interface Declared {
  table: string;
  /** Undefined: the whole table. */
  columns: readonly string[] | undefined;
  /** A module that writes it, where the file does not. */
  keptBy: string | undefined;
  /** A log or a counter, which nothing could be compared with. */
  log: boolean;
}

const logic = /^apps\/api\/database\/logic\/.+\.sql$/;

export function readLogicWrites({ path, text }: TextFile): LogicWrites[] {
  if (!logic.test(path)) return [];
  const [head = ''] = text.split('\n\n');
  const line = (name: string) => new RegExp(`^-- ${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  return [
    {
      file: path,
      writes: readSqlWrites(text),
      declared: [
        ...readDeclared(line('keeps'), { log: false }),
        ...readDeclared(line('writes'), { log: true }),
      ],
      compared: line('compared by') !== '',
    },
  ];
}

/** `student_list`, `users (contract_start, contract_end)`, `conversation_sides (unread) by chat` */
function readDeclared(words: string, { log }: Pick<Declared, 'log'>): Declared[] {
  const [names = '', keptBy] = words.split(' by ');
  return [...names.matchAll(/(\w+)(?: \(([^)]+)\))?/g)].map(([, table = '', columns]) => ({
    table,
    columns: columns?.split(', '),
    keptBy,
    log,
  }));
}
