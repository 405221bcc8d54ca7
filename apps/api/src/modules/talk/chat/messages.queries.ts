import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import type { Side } from './sides.rules.ts';

interface NewMessage {
  readonly conversation_id: number;
  readonly sender_id: number;
  readonly by_secretariat: boolean;
  readonly shared: boolean;
  readonly text: string;
  readonly file_id: number | null;
}

export const insert = (ctx: Ctx, message: NewMessage): Promise<number> =>
  insertRow(ctx.db, 'messages', { ...message, at: ctx.clock.now() });

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('messages as m')
    .innerJoin('users as sender', 'sender.id', 'm.sender_id')
    .leftJoin('stored_files as f', 'f.id', 'm.file_id')
    .select([
      'm.id',
      'm.conversation_id',
      'm.at',
      'm.text',
      'm.sender_id',
      'm.by_secretariat',
      'm.file_id',
      'm.deleted_at',
      'sender.name as sender_name',
      'f.file',
      'f.name as file_name',
      'f.bytes',
      'f.content_type',
    ])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('earlier_messages as earlier')
          .select(['earlier.text', 'earlier.until'])
          .whereRef('earlier.message_id', '=', 'm.id')
          .orderBy('earlier.id'),
      ).as('earlier'),
      row
        .exists(
          row.selectFrom('broadcast_recipients as r').select('r.id').whereRef('r.message_id', '=', 'm.id'),
        )
        .$castTo<boolean>()
        .as('to_many'),
    ]);
export type MessageRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** The newest ones, or those before one of them, backwards. */
export const history = (
  ctx: Ctx,
  conversationId: number,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<MessageRow[]> => {
  let query = rows(ctx).where('m.conversation_id', '=', conversationId);
  if (before !== undefined) query = query.where('m.id', '<', before);
  return query.orderBy('m.id', 'desc').limit(limit).execute();
};

export const findTime = async (ctx: Ctx, id: number): Promise<Date | undefined> =>
  (await ctx.db.selectFrom('messages').select('at').where('id', '=', id).executeTakeFirst())?.at;

export const findMany = (ctx: Ctx, ids: readonly number[]) => rows(ctx).where('m.id', 'in', ids).execute();

/** Whether one of these sides has a message with the attachment; one to many stands in many conversations. */
export const isFileOf = async (ctx: Ctx, fileId: number, owners: readonly Side[]): Promise<boolean> => {
  const people = owners.filter((owner) => owner !== null);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from messages as m join conversations as c on c.id = m.conversation_id
      where m.file_id = ${fileId} and (c.person_id = any (${people}::integer[])
        or c.other_id = any (${people}::integer[])
        ${owners.includes(null) ? sql`or c.other_id is null` : sql``})) as found`.execute(ctx.db);
  return rows[0]?.found ?? false;
};

/** Locks the messages, in the order of their numbers: a change or deletion at the same time waits. */
export const hold = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db.selectFrom('messages').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Keeps the former text as an earlier version; answers the two people of the conversation. */
export const rewrite = async (ctx: Ctx, { id, text }: Pick<MessageRow, 'id' | 'text'>, words: string) => {
  await ctx.db
    .insertInto('earlier_messages')
    .values({ message_id: id, text, until: ctx.clock.now() })
    .execute();
  return ctx.db
    .updateTable('messages')
    .from('conversations as c')
    .set({ text: words })
    .whereRef('c.id', '=', 'messages.conversation_id')
    .where('messages.id', '=', id)
    .returning(['c.person_id', 'c.other_id'])
    .executeTakeFirstOrThrow();
};

/** What was said is gone; that something was said stays. Gives the sides of the conversations. */
export const empty = async (ctx: Ctx, ids: readonly number[]) => {
  await ctx.db.deleteFrom('earlier_messages').where('message_id', 'in', ids).execute();
  return ctx.db
    .updateTable('messages')
    .from('conversations as c')
    .set({ text: '', file_id: null, deleted_at: ctx.clock.now() })
    .whereRef('c.id', '=', 'messages.conversation_id')
    .where('messages.id', 'in', ids)
    .returning(['c.person_id', 'c.other_id'])
    .execute();
};
