import type { SignedInCtx } from '../context.ts';
import { refuse } from '../errors.ts';
import { authorFor } from './author.ts';

interface StaleWrite {
  /** The actions that change such a record; the newest of them says who did it. */
  readonly actions: readonly string[];
  readonly subjectId: number | string;
  /** The row as it is now, in the form of the wire. */
  readonly current: unknown;
}

/** The answer to a write that names an older version: the row as it is now, who saved it and when. */
export const refuseStale = async (ctx: SignedInCtx, { current, ...change }: StaleWrite): Promise<never> => {
  const saved = await findLastChange(ctx, change);
  return refuse('record/stale', { details: { current, ...(saved && { saved }) } });
};

const findLastChange = async (ctx: SignedInCtx, { actions, subjectId }: Omit<StaleWrite, 'current'>) => {
  const change = await ctx.db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.at', 'users.id', 'users.name', 'users.user_role'])
    .where('audit_log.action', 'in', actions)
    .where('audit_log.subject_id', '=', String(subjectId))
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return change && { by: authorFor(ctx.actor, change), at: change.at.toISOString() };
};
