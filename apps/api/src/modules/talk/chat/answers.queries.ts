import { medianAnswers, medianDays } from '@indeks/contract/talk/chat/chat.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** How long the person waited, where one did; before the answer ends the waiting. */
export const insertAnswer = async (ctx: Ctx, conversationId: number): Promise<void> => {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('inbox_answers')
    .columns(['conversation_id', 'asked_at', 'answered_at'])
    .expression((from) =>
      from
        .selectFrom('conversation_sides as s')
        .innerJoin('messages as asked', 'asked.id', 's.waiting_from')
        .select(['s.conversation_id', 'asked.at', sql<Date>`${now}::timestamptz`.as('now')])
        .where('s.conversation_id', '=', conversationId)
        .where('s.owner_id', 'is', null)
        .where('asked.at', '<=', now),
    )
    .execute();
};

/** In minutes, of the newest answers of the last days. */
export const findMedian = async (ctx: Ctx): Promise<number | null> => {
  const since = new Date(ctx.clock.now().getTime() - medianDays * 86_400_000);
  const { rows } = await sql<{ minutes: number | null }>`
    select round(extract(epoch from percentile_cont(0.5) within group (order by answered_at - asked_at)) / 60)::integer as minutes
    from (select answered_at, asked_at from inbox_answers where answered_at >= ${since}::timestamptz
      order by answered_at desc limit ${medianAnswers}) as newest`.execute(ctx.db);
  return rows[0]?.minutes ?? null;
};
