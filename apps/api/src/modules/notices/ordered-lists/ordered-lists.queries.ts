import type {
  OrderedListFailure,
  OrderedListKind,
  OrderedListState,
} from '@indeks/contract/notices/ordered-lists/ordered-lists.keys';
import { flag } from '@indeks/contract/common/flags';
import type { Role } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

interface NewOrder {
  readonly userId: number;
  readonly kind: OrderedListKind;
  readonly filter: object;
  readonly total: number;
  readonly now: Date;
  readonly keepUntil: Date;
}

const underWay: readonly OrderedListState[] = ['waiting', 'drawing'];

/** Undefined while another one of the person is under way. */
export const insert = (ctx: Ctx, { userId, kind, filter, total, now, keepUntil }: NewOrder) =>
  ctx.db
    .insertInto('ordered_lists')
    .values({
      user_id: userId,
      kind,
      filter: JSON.stringify(filter),
      total,
      created_at: now,
      keep_until: keepUntil,
    })
    .onConflict((conflict) =>
      // As in the partial index: PostgreSQL finds it by literals only, once the statement has a generic plan.
      conflict
        .column('user_id')
        .where(
          'state',
          'in',
          underWay.map((state) => sql.lit(state)),
        )
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();

/** The list being made for the person now, and whether it is this one. */
export const findUnderWay = (
  ctx: Ctx,
  { userId, kind, filter }: Pick<NewOrder, 'userId' | 'kind' | 'filter'>,
) =>
  orders(ctx)
    .select(
      sql<boolean>`ordered_lists.kind = ${kind} and ordered_lists.filter = ${JSON.stringify(filter)}::jsonb`.as(
        'same',
      ),
    )
    .where('user_id', '=', userId)
    .where('state', 'in', underWay)
    .executeTakeFirst();

/** One person has at most one finished list of each kind. */
export const removeFinished = (ctx: Ctx, userId: number, kind: OrderedListKind) =>
  ctx.db
    .deleteFrom('ordered_lists')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', 'not in', underWay)
    .returning(['id', 'file_key'])
    .execute();

export const listOwn = (ctx: Ctx, userId: number) =>
  orders(ctx)
    .where('user_id', '=', userId)
    .where('keep_until', '>', ctx.clock.now())
    .orderBy('id', 'desc')
    .execute();

export const findOwn = (ctx: Ctx, userId: number, id: number) =>
  orders(ctx)
    .select(['file_key', 'file_name'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('keep_until', '>', ctx.clock.now())
    .executeTakeFirst();

export const remove = (ctx: Ctx, id: number) =>
  ctx.db.deleteFrom('ordered_lists').where('id', '=', id).execute();

/** Marks a list as being drawn, also again after a worker died; undefined when it was cancelled. */
export const begin = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('ordered_lists')
    .set((row) => ({ state: 'drawing', done: 0, tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .returning((row) => [
      'id',
      'user_id',
      'total',
      'tries',
      row.ref('kind').$castTo<OrderedListKind>().as('kind'),
      row.ref('filter').$castTo<object>().as('filter'),
    ])
    .executeTakeFirst();
export type BegunOrder = NonNullable<Awaited<ReturnType<typeof begin>>>;

/** False when it was cancelled. */
export const keepProgress = (ctx: Ctx, id: number, done: number): Promise<boolean> =>
  change(ctx, id, { done });

interface Finished {
  readonly total: number;
  readonly file_key: string;
  readonly file_name: string;
  readonly keep_until: Date;
}

/** False when it was cancelled, or when another worker has finished it. */
export const finish = (ctx: Ctx, id: number, finished: Finished): Promise<boolean> =>
  change(ctx, id, { ...finished, done: finished.total, state: 'ready' });

export const fail = (ctx: Ctx, id: number, failure: OrderedListFailure): Promise<boolean> =>
  change(ctx, id, { state: 'failed', failure });

type Changed = Partial<Finished> & {
  readonly done?: number;
  readonly state?: OrderedListState;
  readonly failure?: OrderedListFailure;
};

const change = async (ctx: Ctx, id: number, columns: Changed): Promise<boolean> => {
  const changed = await ctx.db
    .updateTable('ordered_lists')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', 'drawing')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
};

/** The person who ordered the list, with the present role, if the account may still sign in. */
export const findPerson = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'uuid', 'name'])
    .select((row) => row.ref('user_role').$castTo<Role>().as('role'))
    .where('id', '=', id)
    .where('active', '=', flag.on)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

export const removeExpired = (ctx: Ctx) =>
  ctx.db
    .deleteFrom('ordered_lists')
    .where('keep_until', '<=', ctx.clock.now())
    .returning(['id', 'file_key'])
    .execute();

const orders = (ctx: Ctx) =>
  ctx.db
    .selectFrom('ordered_lists')
    .select(['id', 'total', 'done', 'created_at', 'keep_until'])
    .select((row) => [
      row.ref('kind').$castTo<OrderedListKind>().as('kind'),
      row.ref('state').$castTo<OrderedListState>().as('state'),
      row.ref('failure').$castTo<OrderedListFailure | null>().as('failure'),
    ]);
export type OrderRow = Awaited<ReturnType<typeof listOwn>>[number];
