import type pg from 'pg';
import type { Logic } from './logic-files.ts';

/**
 * Makes the functions, triggers and views of the database those of the files, when a file changed since they were last applied.
 * The old ones go first, so that `changeTables` meets no view that reads a column it drops, and nothing of a removed file stays.
 */
export const applyLogic = async (
  client: pg.Client,
  logic: Logic | undefined,
  report: (line: string) => void,
  changeTables: () => Promise<void>,
): Promise<void> => {
  await client.query(
    `create table if not exists schema_logic (
      id integer generated always as identity primary key,
      sha256 text not null,
      -- The hash of each file by its path.
      files jsonb not null,
      applied_at timestamptz not null default now()
    )`,
  );
  const { rows } = await client.query<{ sha256: string }>(
    'select sha256 from schema_logic order by id desc limit 1',
  );
  const changed = logic !== undefined && rows[0]?.sha256 !== logic.sha256;
  if (changed && rows.length > 0) await dropLogic(client);
  await changeTables();
  if (!changed) return;
  // A function may set a parameter of pg_trgm only when its library is loaded.
  await client.query("select similarity('', '')");
  for (const { path, sql } of logic.files) {
    try {
      await client.query(sql);
    } catch (error) {
      throw new Error(`Logic ${path} failed`, { cause: error });
    }
  }
  const files = Object.fromEntries(logic.files.map(({ path, sha256 }) => [path, sha256]));
  await client.query('insert into schema_logic (sha256, files) values ($1, $2)', [logic.sha256, files]);
  report(`applied ${logic.files.length} files of logic`);
};

/** Everything that the files may have made: also what a file no longer has, or what somebody made by hand. */
const dropLogic = async (client: pg.Client): Promise<void> => {
  for (const list of [listTriggers, listViews, listFunctions]) {
    const { rows } = await client.query<{ statement: string | null }>(list);
    for (const { statement } of rows) if (statement !== null) await client.query(statement);
  }
};

const listTriggers = `
  select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as statement
  from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;

// One statement for all of them, in which they may rest on each other.
const listViews = `
  select 'drop view ' || string_agg(c.oid::regclass::text, ', ') as statement
  from pg_class as c
  where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend as d where d.objid = c.oid and d.deptype = 'e')`;

// Functions on which a column, a check or an index depends belong to the tables and stay, as do those of extensions.
const listFunctions = `
  select 'drop function ' || string_agg(p.oid::regprocedure::text, ', ') as statement
  from pg_proc as p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e')
    and not exists (
      select from pg_depend as d
      where d.refobjid = p.oid and d.classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass))`;
