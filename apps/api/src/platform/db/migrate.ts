import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { applyLogic } from './logic.ts';
import { readLogic } from './logic-files.ts';

/** Tables in `migrations/`, functions, triggers and views in `logic/`. */
export const databaseFolder = new URL('../../../database/', import.meta.url);
/** Two processes that start at once must not migrate twice. */
const numberToHold = 20_261_115;
/** The second file of the numbering that the baseline replaced. */
const markOfOldNumbering = '0002-places.sql';

interface MigrateOptions {
  readonly report?: (line: string) => void;
  /** The last one to apply, for a test of an older schema, which gets no logic. */
  readonly upTo?: string | undefined;
  readonly folder?: URL;
  /** How long a table may be waited for, and how often it is tried. */
  readonly locks?: LockPatience;
}

interface LockPatience {
  readonly waitMs: number;
  readonly tries: number;
}

/**
 * Whoever waits for a table holds up everybody who comes after: at most as long as a person waits for a page, then they go first
 * and it is tried again.
 */
const usualPatience: LockPatience = { waitMs: 2_000, tries: 60 };
const lockNotAvailable = '55P03';

/**
 * Applies new migrations in order, then the logic if one of its files changed. All of it is one transaction, so that a column and
 * the logic that reads it change together. Forward only; an edited migration is refused.
 */
export const migrate = async (
  ownerUrl: string,
  { report = () => {}, upTo, folder = databaseFolder, locks = usualPatience }: MigrateOptions = {},
): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [numberToHold]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const logic = upTo === undefined ? await readLogic(folder) : undefined;
    const said = await withPatience(client, locks, report, async () => {
      const lines: string[] = [];
      const say = (line: string) => void lines.push(line);
      await applyLogic(client, logic, say, async () => {
        for (const file of await findNewMigrations(client, folder, upTo))
          await applyMigration(client, file, say);
      });
      return lines;
    });
    for (const line of said) report(line);
  } finally {
    await client.end();
  }
};

/** One transaction, again from its beginning when a table was not free in time. */
const withPatience = async <T>(
  client: pg.Client,
  { waitMs, tries }: LockPatience,
  report: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> => {
  for (let done = 1; ; done += 1) {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${waitMs}`);
    try {
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if (!waitedInVain(error) || done >= tries) throw error;
      report(`a table was not free within ${waitMs} ms; again`);
      await pause(waitMs);
    }
  }
};

const waitedInVain = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === lockNotAvailable) || waitedInVain(error.cause));

interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

const findNewMigrations = async (
  client: pg.Client,
  folder: URL,
  upTo: string | undefined,
): Promise<MigrationFile[]> => {
  const applied = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations',
  );
  const known = new Map(applied.rows.map((row) => [row.name, row.sha256]));
  if (known.has(markOfOldNumbering))
    throw new Error(
      'This database was made before the migrations were joined into one baseline for each area, and cannot be migrated. Create an empty database and run the migrations there; demo data is written anew by pnpm db:seed.',
    );
  const files = await readMigrations(folder);
  for (const { name, sha256 } of files)
    if (known.has(name) && known.get(name) !== sha256)
      throw new Error(`Migration ${name} was changed after it had been applied`);
  return files.filter(({ name }) => !known.has(name) && (upTo === undefined || name <= upTo));
};

/** The migrations that this build knows, in order. */
export const migrationNames = async (folder = databaseFolder): Promise<string[]> =>
  (await readdir(new URL('migrations/', folder))).filter((name) => name.endsWith('.sql')).sort();

const readMigrations = async (folder: URL): Promise<MigrationFile[]> =>
  Promise.all(
    (await migrationNames(folder)).map(async (name) => {
      const sql = await readFile(new URL(`migrations/${name}`, folder), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );

const applyMigration = async (client: pg.Client, file: MigrationFile, report: (line: string) => void) => {
  try {
    await client.query(file.sql);
  } catch (error) {
    throw new Error(`Migration ${file.name} failed`, { cause: error });
  }
  await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
    file.name,
    file.sha256,
  ]);
  report(`applied ${file.name}`);
};
