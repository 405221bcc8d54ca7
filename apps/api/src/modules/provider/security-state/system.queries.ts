import type { QueueState } from '@indeks/contract/provider/security-state/system-state.schemas';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** Dead letters are counted under the queue from which they came. */
export const listQueues = async (ctx: Ctx, deadSince: Date): Promise<readonly QueueState[]> => {
  const now = ctx.clock.now();
  const { rows } = await sql<QueueState>`
    select case name when 'dead' then coalesce(source_name, name) else name end as name,
      count(*) filter (where state in ('created', 'retry') and name <> 'dead') as waiting,
      coalesce(max(extract(epoch from ${now}::timestamptz - start_after))
        filter (where state in ('created', 'retry') and name <> 'dead'), 0)::integer as oldest_seconds,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where name = 'dead') as dead
    from pgboss.job
    where name <> 'dead' and (state in ('created', 'retry') and start_after < ${now}::timestamptz or state = 'active')
      or name = 'dead' and created_on >= ${deadSince}::timestamptz
    group by 1 order by dead desc, oldest_seconds desc, 1`.execute(ctx.db);
  return rows;
};

export interface Size {
  readonly name: string;
  readonly bytes: number;
}

/** The whole database, without a name, and its largest tables with their indexes. */
export const listSizes = async ({ db }: Ctx, most: number): Promise<readonly Size[]> => {
  const { rows } = await sql<Size>`
    select '' as name, pg_database_size(current_database()) as bytes
    union all
    (select relname, pg_total_relation_size(oid) from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc, 1 limit ${most})`.execute(
    db,
  );
  return rows;
};

/** The same day is written over. */
export const keepSizes = async (ctx: Ctx, sizes: readonly Size[]): Promise<void> => {
  const day = ctx.clock.today();
  await ctx.db
    .insertInto('installation_sizes')
    .values(sizes.map(({ name, bytes }) => ({ day, name, bytes })))
    .onConflict((known) =>
      known.columns(['day', 'name']).doUpdateSet((row) => ({ bytes: row.ref('excluded.bytes') })),
    )
    .execute();
};

export const forgetSizesBefore = async ({ db }: Ctx, day: string): Promise<void> => {
  await db.deleteFrom('installation_sizes').where('day', '<', day).execute();
};

/** The first that is known of each since the day. */
export const listFirstSizes = ({ db }: Ctx, since: string, before: string) =>
  db
    .selectFrom('installation_sizes')
    .distinctOn('name')
    .select(['name', 'bytes', 'day'])
    .where('day', '>=', since)
    .where('day', '<', before)
    .orderBy('name')
    .orderBy('day')
    .execute();

export const findVersions = async ({ db }: Ctx) => {
  const { rows } = await sql<{ database: string; schema: string }>`
    select current_setting('server_version') as database,
      coalesce((select max(name) from schema_migrations), '') as schema`.execute(db);
  return rows[0] ?? { database: '', schema: '' };
};
