import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('../../../migrations/', import.meta.url);
/** Two processes that start at once must not migrate twice. */
const lockNumber = 20_261_115;

interface MigrateOptions {
  readonly report?: (line: string) => void;
  /** The last one to apply, for a test of an older schema. */
  readonly upTo?: string | undefined;
}

/** Applies what is new, in order, each file in its own transaction. Forward only; an edited file is refused. */
export const migrate = async (
  ownerUrl: string,
  { report = () => {}, upTo }: MigrateOptions = {},
): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const applied = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migrations',
    );
    const known = new Map(applied.rows.map((row) => [row.name, row.sha256]));
    for (const file of await migrationFiles()) {
      if (upTo !== undefined && file.name > upTo) break;
      if (!known.has(file.name)) await apply(client, file, report);
      else if (known.get(file.name) !== file.sha256)
        throw new Error(`Migration ${file.name} was changed after it had been applied`);
    }
  } finally {
    await client.end();
  }
};

interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** The migrations that this build knows, in order. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

const migrationFiles = async (): Promise<MigrationFile[]> =>
  Promise.all(
    (await migrationNames()).map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );

const apply = async (client: pg.Client, file: MigrationFile, report: (line: string) => void) => {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      file.name,
      file.sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${file.name} failed`, { cause: error });
  }
  report(`applied ${file.name}`);
};
