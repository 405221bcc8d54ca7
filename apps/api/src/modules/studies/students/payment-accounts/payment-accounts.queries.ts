import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** 24 digits: the mask and a number that nobody has; null when the mask has none left. */
export const takeNext = async (ctx: Ctx, mask: string): Promise<string | null> => {
  const { rows } = await sql<{
    digits: string | null;
  }>`select next_payment_account(${mask}) as digits`.execute(ctx.db);
  return rows[0]?.digits ?? null;
};
