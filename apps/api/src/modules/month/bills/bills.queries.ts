import type { Range } from '#modules/identity/people/index.ts';
import type { Ctx } from '#platform/context.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

const columns = [
  'id',
  'user_id',
  'file',
  'file_name',
  'picture_key',
  'thumbnail_key',
  'date',
  'added_at',
  'version',
] as const;

export type BillRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** More than anybody brings in a year; the screen asks for a month. */
const listLimit = 1_000;

export const listOfPerson = (ctx: Ctx, userId: number, { from, to }: Range) =>
  ctx.db
    .selectFrom('bills')
    .select(columns)
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('id')
    .limit(listLimit)
    .execute();

export const find = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('bills').select(columns).where('id', '=', id).executeTakeFirst();

export const findByFile = (ctx: Ctx, file: string) =>
  ctx.db.selectFrom('bills').select(columns).where('file', '=', file).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db.selectFrom('bills').select(columns).where('id', 'in', ids).orderBy('id').execute();

export interface BillColumns {
  readonly file_name: string;
  readonly picture_key: string;
  /** Null for a PDF. */
  readonly thumbnail_key: string | null;
  readonly date: string;
}

export const insert = (ctx: Ctx, userId: number, bill: BillColumns) =>
  ctx.db
    .insertInto('bills')
    .values({ ...bill, user_id: userId, added_at: ctx.clock.now() })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, key: VersionKey, columns: { readonly date: string }): Promise<boolean> =>
  updateVersioned(ctx, 'bills', key, columns);
