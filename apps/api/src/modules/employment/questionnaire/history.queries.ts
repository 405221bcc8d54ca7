import type { Paging } from '@indeks/contract/common/paging';
import type { HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import { sql } from 'kysely';
import { searchByPerson } from '#modules/identity/people/index.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { fetchPage, startAtNewest } from '#platform/db/paging.ts';

export interface NewHistory {
  readonly userId: number;
  readonly kind: HistoryEntry['kind'];
  readonly form: HistoryEntry['form'];
  readonly fields: readonly string[];
  readonly sealed: string | null;
}

export const insert = (ctx: SignedInCtx, { userId, kind, form, fields, sealed }: NewHistory) =>
  ctx.db
    .insertInto('questionnaire_history')
    .values({
      user_id: userId,
      actor_id: ctx.actor.id,
      at: ctx.clock.now(),
      kind,
      form,
      fields: [...fields],
      sealed,
    })
    .execute();

/** Deletes the values; the names of the fields stay. */
export const eraseValues = (ctx: Ctx, userId: number) =>
  ctx.db
    .updateTable('questionnaire_history')
    .set({ sealed: null })
    .where('user_id', '=', userId)
    .where('sealed', 'is not', null)
    .execute();

export interface HistoryFilter extends Paging<'date'> {
  readonly userId?: number | undefined;
}

export const list = (ctx: Ctx, { userId, search, ...paging }: HistoryFilter) => {
  const byPerson = search ? searchByPerson(ctx, sql.ref('questionnaire_history.user_id'), search) : undefined;
  let filtered = ctx.db.selectFrom('questionnaire_history');
  if (userId !== undefined) filtered = filtered.where('questionnaire_history.user_id', '=', userId);
  // The changes of one person are filtered by the search words directly; those of everybody are searched by index.
  if (userId !== undefined && byPerson) filtered = filtered.where(byPerson.matches);
  const list = {
    filtered,
    order,
    search: byPerson && userId === undefined ? { linked: byPerson } : undefined,
  };
  const page = startAtNewest(paging);
  return fetchPage(ctx.db, list, page, (ids) =>
    entries(ctx).where('questionnaire_history.id', 'in', ids).execute(),
  );
};
export type HistoryRow = Awaited<ReturnType<typeof list>>['items'][number];

export const markAsRead = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .updateTable('questionnaire_history')
    .set({ read_at: ctx.clock.now() })
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute();

const entries = (ctx: Ctx) =>
  ctx.db
    .selectFrom('questionnaire_history')
    .innerJoin('users', 'users.id', 'questionnaire_history.user_id')
    .select([
      'questionnaire_history.id',
      'questionnaire_history.user_id',
      'questionnaire_history.actor_id',
      'questionnaire_history.at',
      'questionnaire_history.fields',
      'questionnaire_history.sealed',
      'questionnaire_history.read_at',
      'users.name as username',
    ])
    .select((row) => {
      const actor = row
        .selectFrom('users as actors')
        .whereRef('actors.id', '=', 'questionnaire_history.actor_id');
      return [
        actor.select('actors.name').as('actor_name'),
        actor.select('actors.user_role').as('actor_role'),
      ];
    })
    // The table's checks admit no other words.
    .select((row) => [
      row.ref('questionnaire_history.kind').$castTo<HistoryEntry['kind']>().as('kind'),
      row.ref('questionnaire_history.form').$castTo<HistoryEntry['form']>().as('form'),
    ]);

const order = {
  by: { date: sql.ref('questionnaire_history.at') },
  first: 'date',
  tieBreaker: sql.ref('questionnaire_history.id'),
} as const;
