import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { isMissingTable } from '#platform/db/constraint-errors.ts';
import type { AppliedSchema } from '#platform/db/schema-state.ts';

export const ping = async (ctx: Ctx): Promise<void> => {
  await sql`select 1`.execute(ctx.db);
};

/** Empty for a database that was never migrated. */
export const findAppliedSchema = async (ctx: Ctx): Promise<AppliedSchema> => {
  try {
    const { rows } = await sql<{ migrations: string[]; logic: string[] }>`
      select array(select name from schema_migrations) as migrations,
        array(select sha256 from schema_logic) as logic`.execute(ctx.db);
    return rows[0] ?? { migrations: [] };
  } catch (error) {
    if (isMissingTable(error)) return { migrations: [] };
    throw error;
  }
};
