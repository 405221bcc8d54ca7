import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export const ping = async (ctx: Ctx): Promise<void> => {
  await sql`select 1`.execute(ctx.db);
};
