import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { applyLogic } from './logic.ts';
import { readLogic } from './logic-files.ts';

/** Tables in `migrations/`, functions, triggers and views in `logic/`. */
export const databaseFolder = new URL('../../../database/', import.meta.url);
/** Two processes that start at once must not migrate twice. */
const lockNumber = 20_261_115;
/** The second file of the numbering that the baseline replaced. */
const markOfOldNumbering = '0002-places.sql';

interface MigrateOptions {
  readonly report?: (line: string) => void;
  /** The last one to apply, for a test of an older schema, which gets no logic. */
  readonly upTo?: string | undefined;
  readonly folder?: URL;
}

/**
 * Applies new migrations in order, then the logic if one of its files changed. All of it is one transaction, so that a column and
 * the logic that reads it change together. Forward only; an edited migration is refused.
 */
export const migrate = async (
  ownerUrl: string,
  { report = () => {}, upTo, folder = databaseFolder }: MigrateOptions = {},
): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    await client.query('begin');
    const logic = upTo === undefined ? await readLogic(folder) : undefined;
    await applyLogic(client, logic, report, async () => {
      for (const file of await findNewMigrations(client, folder, upTo))
        await applyMigration(client, file, report);
    });
    await client.query('commit');
  } finally {
    await client.end();
  }
};

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
