import type { Audience, BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { Paging } from '@indeks/contract/common/paging';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, startAtNewest } from '#platform/db/paging.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

interface NewBroadcast {
  readonly sender_id: number;
  readonly kind: BroadcastKind;
  readonly audience: Audience;
  readonly subject: string;
  readonly text: string;
  /** The studies from which the values are taken, as the column stores them. */
  readonly chosen: string;
  readonly send_at: Date | null;
  readonly mail_inactive: boolean;
  readonly file_id: number | null;
  readonly total: number;
  readonly skipped: number;
}

export const insert = (ctx: Ctx, broadcast: NewBroadcast): Promise<number> =>
  insertRow(ctx.db, 'broadcasts', { ...broadcast, created_at: ctx.clock.now() });

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('broadcasts')
    .innerJoin('users as sender', 'sender.id', 'broadcasts.sender_id')
    .leftJoin('stored_files as f', 'f.id', 'broadcasts.file_id')
    .select([
      'broadcasts.id',
      'broadcasts.sender_id',
      'broadcasts.subject',
      'broadcasts.text',
      'broadcasts.file_id',
      'broadcasts.created_at',
      'broadcasts.total',
      'broadcasts.sent',
      'broadcasts.skipped',
      'broadcasts.recalled',
      'broadcasts.send_at',
      'broadcasts.started_at',
      'broadcasts.finished_at',
      'broadcasts.recalled_at',
      'broadcasts.version',
      'sender.name as sender_name',
      'f.file',
      'f.name as file_name',
    ])
    // The table's checks admit no other words.
    .select((row) => [
      row.ref('broadcasts.kind').$castTo<BroadcastKind>().as('kind'),
      row.ref('broadcasts.audience').$castTo<Audience>().as('audience'),
    ]);
export type BroadcastRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

export const find = (ctx: Ctx, id: number) => rows(ctx).where('broadcasts.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  rows(ctx).where('broadcasts.id', 'in', ids).execute();

export const list = (ctx: Ctx, senderId: number | undefined, paging: Paging<'datetime'>) => {
  let filtered = ctx.db.selectFrom('broadcasts');
  if (senderId !== undefined) filtered = filtered.where('broadcasts.sender_id', '=', senderId);
  const page = startAtNewest(paging);
  return fetchPage(ctx.db, { filtered, order: byMoment, search: undefined }, page, (ids) =>
    rows(ctx).where('broadcasts.id', 'in', ids).execute(),
  );
};

const byMoment = {
  by: { datetime: sql.ref('broadcasts.created_at') },
  first: 'datetime',
  tieBreaker: sql.ref('broadcasts.id'),
} as const;

export const update = (
  ctx: Ctx,
  key: VersionKey,
  columns: { readonly subject: string; readonly text: string; readonly send_at: Date | null },
) => updateVersioned(ctx, 'broadcasts', key, columns);
