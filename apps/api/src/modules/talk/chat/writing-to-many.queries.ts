import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { Pair, Side } from './sides.rules.ts';

export const makeKey = ({ person_id, other_id }: Pair): string => `${person_id} ${other_id ?? 'office'}`;

/** The conversations of these pairs, each held until the end of the transaction, always in the same order. */
export const holdMany = async (ctx: Ctx, pairs: readonly Pair[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<Pair & { id: number }>`
    insert into conversations (person_id, other_id)
    select person_id, other_id from unnest(
      ${pairs.map(({ person_id }) => person_id)}::integer[],
      ${pairs.map(({ other_id }) => other_id)}::integer[]) as pair (person_id, other_id)
    order by person_id, other_id
    on conflict (person_id, other_id) do update set person_id = excluded.person_id
    returning id, person_id, other_id`.execute(ctx.db);
  return new Map(rows.map((row) => [makeKey(row), row.id]));
};

interface NewMessage {
  readonly conversationId: number;
  readonly bySecretariat: boolean;
  readonly shared: boolean;
  readonly text: string;
}
interface Common {
  readonly senderId: number;
  readonly fileId: number | null;
}

/** The number of the new message of each conversation. */
export const insertMany = async (
  ctx: Ctx,
  messages: readonly NewMessage[],
  { senderId, fileId }: Common,
): Promise<ReadonlyMap<number, number>> => {
  const written = await ctx.db
    .insertInto('messages')
    .columns(['conversation_id', 'by_secretariat', 'shared', 'sender_id', 'text', 'file_id', 'at'])
    .expression(
      sql`select conversation_id, by_secretariat, shared, ${senderId}::integer, text, ${fileId}::integer,
          ${ctx.clock.now()}::timestamptz
        from unnest(
          ${messages.map(({ conversationId }) => conversationId)}::integer[],
          ${messages.map(({ bySecretariat }) => bySecretariat)}::boolean[],
          ${messages.map(({ shared }) => shared)}::boolean[],
          ${messages.map(({ text }) => text)}::text[]) as m (conversation_id, by_secretariat, shared, text)`.$castTo<never>(),
    )
    .returning(['id', 'conversation_id'])
    .execute();
  return new Map(written.map(({ id, conversation_id }) => [conversation_id, id]));
};

interface WrittenMessage {
  readonly conversationId: number;
  readonly messageId: number;
  readonly own: Side;
  readonly theirs: Side;
}

/**
 * Unread by whom it is for. The sender's side of a conversation that is there stays as it is; that of a new one names no
 * message, so that it is in no list before there is an answer.
 */
export const keepNewestOfMany = async (ctx: Ctx, written: readonly WrittenMessage[]): Promise<void> => {
  const conversations = written.map(({ conversationId }) => conversationId);
  await sql`
    insert into conversation_sides (conversation_id, owner_id, last_message_id, unread)
    select conversation_id, owner_id, message_id, 1 from unnest(
      ${conversations}::integer[],
      ${written.map(({ theirs }) => theirs)}::integer[],
      ${written.map(({ messageId }) => messageId)}::integer[]) as s (conversation_id, owner_id, message_id)
    on conflict (conversation_id, owner_id) do update
      set last_message_id = excluded.last_message_id, unread = conversation_sides.unread + 1`.execute(ctx.db);
  await sql`
    insert into conversation_sides (conversation_id, owner_id, last_message_id)
    select conversation_id, owner_id, 0 from unnest(
      ${conversations}::integer[],
      ${written.map(({ own }) => own)}::integer[]) as s (conversation_id, owner_id)
    on conflict (conversation_id, owner_id) do nothing`.execute(ctx.db);
};
