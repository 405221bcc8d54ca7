import type { FindingState } from '@indeks/contract/provider/security-state/security-state.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { Verdict } from './verdict.ts';

export const listFindings = (ctx: Ctx) =>
  ctx.db
    .selectFrom('security_findings')
    .select(['check_name', 'says', 'advice', 'person_ids', 'people', 'checked_at', 'bad_since'])
    .select((row) => row.ref('state').$castTo<FindingState>().as('state'))
    .execute();
export type FindingRow = Awaited<ReturnType<typeof listFindings>>[number];

export const listNames = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', ids.length === 0 ? [0] : ids)
    .execute();

/** A bad finding keeps its beginning even if a later check failed; one that became good may raise an alarm again. */
export const keepFinding = (ctx: Ctx, name: string, { state, says, advice, people }: Verdict) => {
  const now = ctx.clock.now();
  const found = {
    state,
    says,
    advice: advice ?? null,
    person_ids: [...(people?.ids ?? [])],
    people: people?.total ?? 0,
    checked_at: now,
  };
  return ctx.db
    .insertInto('security_findings')
    .values({ check_name: name, ...found, bad_since: state === 'bad' ? now : null })
    .onConflict((known) =>
      known.column('check_name').doUpdateSet({
        ...found,
        bad_since: sql<Date | null>`case excluded.state
          when 'bad' then coalesce(security_findings.bad_since, excluded.checked_at)
          when 'unknown' then security_findings.bad_since end`,
        told_at: sql<Date | null>`case when excluded.state in ('bad', 'unknown') then security_findings.told_at end`,
      }),
    )
    .execute();
};

/** Bad findings that were not reported yet, which are marked as reported. */
export const takeUntold = (ctx: Ctx) =>
  ctx.db
    .updateTable('security_findings')
    .set({ told_at: ctx.clock.now() })
    .where('state', '=', 'bad')
    .where('told_at', 'is', null)
    .returning(['check_name', 'says'])
    .execute();

export const findRun = (ctx: Ctx) =>
  ctx.db.selectFrom('security_check_run').select(['asked_at', 'finished_at', 'done']).executeTakeFirst();
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

interface Pause {
  /** A check that was finished later is too new to be made again. */
  readonly finishedBefore: Date;
  /** An earlier run that is not finished was lost with its worker. */
  readonly lostBefore: Date;
  /** No moment is so late, unless a clock was ahead. */
  readonly aheadAfter: Date;
}

/** Undefined when a check is under way or too new. Of two at once the second waits for the first and finds it under way. */
export const askForRun = (ctx: Ctx, { finishedBefore, lostBefore, aheadAfter }: Pause) => {
  const begun = { asked_at: ctx.clock.now(), finished_at: null, done: 0 };
  return ctx.db
    .insertInto('security_check_run')
    .values(begun)
    .onConflict((known) =>
      known
        .column('single')
        .doUpdateSet(begun)
        .where((row) =>
          row.or([
            row('security_check_run.finished_at', '<', finishedBefore),
            row('security_check_run.asked_at', '>', aheadAfter),
            row('security_check_run.finished_at', '>', aheadAfter),
            row.and([
              row('security_check_run.finished_at', 'is', null),
              row('security_check_run.asked_at', '<', lostBefore),
            ]),
          ]),
        ),
    )
    .returning(['asked_at', 'finished_at', 'done'])
    .executeTakeFirst();
};

/** A run that somebody asked for keeps its moment; one that was finished begins anew. */
export const beginRun = (ctx: Ctx) => {
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('security_check_run')
    .values({ asked_at: now })
    .onConflict((known) =>
      known.column('single').doUpdateSet({
        asked_at: sql<Date>`case when security_check_run.finished_at is null then security_check_run.asked_at else ${now} end`,
        finished_at: null,
        done: 0,
      }),
    )
    .execute();
};

export const keepProgress = (ctx: Ctx, done: number) =>
  ctx.db.updateTable('security_check_run').set({ done }).execute();

export const finishRun = (ctx: Ctx) =>
  ctx.db.updateTable('security_check_run').set({ finished_at: ctx.clock.now() }).execute();
