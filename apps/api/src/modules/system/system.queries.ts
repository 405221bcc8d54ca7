import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { isMissingTable } from '#platform/db/constraint-errors.ts';

export const ping = async (ctx: Ctx): Promise<void> => {
  await sql`select 1`.execute(ctx.db);
};

/** None in a database that was never migrated. */
export const appliedMigrations = async (ctx: Ctx): Promise<string[]> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(ctx.db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
};
