import type { Client } from 'pg';

/**
 * Writes with the named tables bare: their plain indexes and foreign keys are taken away before and made again at once after,
 * which is quicker than to keep them row by row, many times so for millions of rows. Keys and unique constraints stay. All within
 * the caller's transaction.
 */
export const withBareTables = async <Result>(
  client: Client,
  tables: readonly string[],
  write: () => Promise<Result>,
): Promise<Result> => {
  const { rows } = await client.query<Taken>(takenFrom, [tables]);
  for (const { taking } of rows) await client.query(taking);
  const result = await write();
  // Tables with something left to check cannot be altered.
  await client.query('set constraints all immediate');
  await client.query('set constraints all deferred');
  for (const { making } of rows) await client.query(making);
  return result;
};

interface Taken {
  readonly taking: string;
  readonly making: string;
}

const takenFrom = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as taking,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as making
  from pg_constraint where contype = 'f' and not condeferrable and conrelid = any($1::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index as i where indrelid = any($1::regclass[])
    and not exists (select from pg_constraint as c where c.conindid = i.indexrelid and c.contype <> 'f')`;
