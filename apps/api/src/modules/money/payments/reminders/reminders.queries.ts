import type { Ctx } from '#platform/context.ts';

interface Reminder {
  readonly uid: number;
  readonly amount: number;
  readonly sentBy: number;
}

/**
 * Those of them who were not reminded today. A concurrent reminder of the same person waits for the first; people are processed in
 * order, so that two people who remind many do not deadlock.
 */
export const insertMany = async (ctx: Ctx, reminders: readonly Reminder[]): Promise<number[]> => {
  if (reminders.length === 0) return [];
  const day = ctx.clock.today();
  const added = await ctx.db
    .insertInto('payment_reminders')
    .values(
      reminders
        .toSorted((one, other) => one.uid - other.uid)
        .map(({ uid, amount, sentBy }) => ({ uid, day, amount, sent_by: sentBy })),
    )
    .onConflict((known) => known.doNothing())
    .returning('uid')
    .execute();
  return added.map(({ uid }) => uid);
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
