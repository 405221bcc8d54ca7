import type { Ctx } from '#platform/context.ts';

interface Reminder {
  readonly uid: number;
  readonly amount: number;
  readonly sentBy: number;
}

/** False when the person was reminded today already; whoever reminds at the same moment waits for the first. */
export const insert = async (ctx: Ctx, { uid, amount, sentBy }: Reminder): Promise<boolean> => {
  const added = await ctx.db
    .insertInto('payment_reminders')
    .values({ uid, day: ctx.clock.today(), amount, sent_by: sentBy })
    .onConflict((known) => known.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return added !== undefined;
};

/** The day of the last one; null where there was none. */
export const latestDay = async (ctx: Ctx, uid: number): Promise<string | null> => {
  const latest = await ctx.db
    .selectFrom('payment_reminders')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('uid', '=', uid)
    .executeTakeFirst();
  return latest?.day ?? null;
};
