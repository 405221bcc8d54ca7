import type { Paging } from '@indeks/contract/common/paging';
import { sql } from 'kysely';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { fetchPage, startAtNewest } from '#platform/db/paging.ts';

export interface NewHistory {
  readonly uid: number;
  readonly kind: 'created' | 'changed';
  readonly fields: readonly string[];
  readonly sealed: string;
}

export const insert = (ctx: SignedInCtx, { fields, ...row }: NewHistory) =>
  ctx.db
    .insertInto('student_form_history')
    .values({ ...row, fields: [...fields], actor_id: ctx.actor.id, at: ctx.clock.now() })
    .execute();

export const ofStudent = (ctx: Ctx, uid: number, paging: Paging<'date'>) => {
  const filtered = ctx.db.selectFrom('student_form_history').where('student_form_history.uid', '=', uid);
  const page = startAtNewest(paging);
  return fetchPage(ctx.db, { filtered, order, search: undefined }, page, (ids) =>
    entries(ctx).where('student_form_history.id', 'in', ids).execute(),
  );
};
export type HistoryRow = Awaited<ReturnType<typeof ofStudent>>['items'][number];

export const markAsRead = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .updateTable('student_form_history')
    .set({ read_at: ctx.clock.now() })
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .returning(['id', 'uid'])
    .execute();

const entries = (ctx: Ctx) =>
  ctx.db
    .selectFrom('student_form_history')
    .innerJoin('users', 'users.id', 'student_form_history.uid')
    .leftJoin('users as actors', 'actors.id', 'student_form_history.actor_id')
    .select([
      'student_form_history.id',
      'student_form_history.uid',
      'student_form_history.actor_id',
      'student_form_history.at',
      'student_form_history.sealed',
      'student_form_history.read_at',
      'users.name as username',
      'actors.name as actor_name',
      'actors.user_role as actor_role',
    ])
    // The table's check admits no other words.
    .select((row) => row.ref('student_form_history.kind').$castTo<NewHistory['kind']>().as('kind'));

const order = {
  by: { date: sql.ref('student_form_history.at') },
  first: 'date',
  tieBreaker: sql.ref('student_form_history.id'),
} as const;
