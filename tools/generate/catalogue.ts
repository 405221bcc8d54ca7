import { mustRun } from '../shared/processes.ts';

/** A table as PostgreSQL has it. */
export interface Table {
  name: string;
  columns: { name: string; type: string; required: boolean; filled: string | null }[];
  /** Primary key, unique, foreign keys and checks, each in SQL. */
  constraints: { name: string; definition: string }[];
  indexes: string[];
  triggers: { name: string; definition: string }[];
}

/** Every table of the product, in the order of names. */
export async function readTables(databaseUrl: string): Promise<Table[]> {
  const args = ['--no-psqlrc', '-qAt', '-c', tablesQuery, databaseUrl];
  // PostgreSQL's own JSON, shaped by the query below.
  return JSON.parse(await mustRun('psql', args)) as Table[];
}

const tablesQuery = `
  set search_path = public;
  select json_agg(json_build_object(
    'name', c.relname,
    'columns', (
      select json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod)
          || coalesce((select ' collate "' || l.collname || '"' from pg_collation as l
            where l.oid = a.attcollation and l.collname <> 'default'), ''),
        'required', a.attnotnull,
        'filled', case
          when a.attidentity <> '' then 'generated as identity'
          when a.attgenerated = 's' then 'generated as ' || pg_get_expr(d.adbin, d.adrelid)
          else 'default ' || pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum)
      from pg_attribute as a left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    'constraints', coalesce((
      select json_agg(json_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid))
        order by strpos('pufcx', k.contype::text), k.conname collate "C")
      from pg_constraint as k where k.conrelid = c.oid and k.contype <> 't'), '[]'),
    'indexes', coalesce((
      select json_agg(pg_get_indexdef(i.indexrelid) order by n.relname collate "C")
      from pg_index as i join pg_class as n on n.oid = i.indexrelid
      where i.indrelid = c.oid
        and not exists (select from pg_constraint as k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))), '[]'),
    'triggers', coalesce((
      select json_agg(json_build_object('name', t.tgname, 'definition', pg_get_triggerdef(t.oid))
        order by t.tgname collate "C")
      from pg_trigger as t where t.tgrelid = c.oid and not t.tgisinternal), '[]')
  ) order by c.relname collate "C")
  from pg_class as c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'schema\\_%'`;
