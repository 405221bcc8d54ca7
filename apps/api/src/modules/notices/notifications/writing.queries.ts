import type { MailChoice, NotificationType } from '@indeks/contract/notices/notifications/notifications.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export interface NewNotification {
  readonly user_id: number;
  readonly type: NotificationType;
  readonly kind: string;
  readonly sender_id: number | null;
  readonly title: string | null;
  readonly text: string;
  readonly link: string | null;
}

/**
 * A message of a sender whose earlier ones are unread becomes one more in their notification. Of each that was written:
 * whether it is new, and what its person chose for the type.
 */
export const insert = (ctx: Ctx, entries: readonly NewNotification[]) =>
  ctx.db
    .insertInto('notifications')
    .values(entries.map((entry) => ({ ...entry, at: ctx.clock.now() })))
    .onConflict((unread) =>
      unread
        .columns(['user_id', 'sender_id'])
        .where(sql<boolean>`type = 1 and not seen`)
        .doUpdateSet((row) => ({
          text: row.ref('excluded.text'),
          at: row.ref('excluded.at'),
          link: row.ref('excluded.link'),
          count: sql<number>`notifications.count + 1`,
        })),
    )
    .returning((row) => [
      'id',
      'user_id',
      'count',
      row
        .selectFrom('notification_choices as chosen')
        .select((chosen) => chosen.ref('chosen.choice').$castTo<MailChoice>().as('choice'))
        .whereRef('chosen.user_id', '=', 'notifications.user_id')
        .whereRef('chosen.type', '=', 'notifications.type')
        .as('choice'),
    ])
    .execute();

/**
 * What happened to a thing whose notification a person has not seen yet: it says the last event, and how many there were. Gives
 * whose it was. The caller holds the thing, so that of two events the second finds the first.
 */
export const addToUnseen = async (ctx: Ctx, entries: readonly NewNotification[]): Promise<Set<number>> => {
  const { rows } = await sql<{ user_id: number }>`
    update notifications as n
    set title = e.title, text = e.text, sender_id = e.sender_id, at = ${ctx.clock.now()}::timestamptz,
      count = n.count + 1, digested_on = null
    from unnest(
      ${entries.map((entry) => entry.user_id)}::integer[],
      ${entries.map((entry) => entry.type)}::smallint[],
      ${entries.map((entry) => entry.link)}::text[],
      ${entries.map((entry) => entry.title)}::text[],
      ${entries.map((entry) => entry.text)}::text[],
      ${entries.map((entry) => entry.sender_id)}::integer[]) as e (user_id, type, link, title, text, sender_id)
    where n.id = (select max(unseen.id) from notifications as unseen
      where unseen.user_id = e.user_id and unseen.type = e.type and unseen.link = e.link and not unseen.seen)
    returning n.user_id`.execute(ctx.db);
  return new Set(rows.map(({ user_id }) => user_id));
};

/** The choices of the person; a type that is not among them has the default. */
export const listChoices = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('notification_choices')
    .select((row) => [
      row.ref('type').$castTo<NotificationType>().as('type'),
      row.ref('choice').$castTo<MailChoice>().as('choice'),
    ])
    .where('user_id', '=', userId)
    .execute();

export const storeChoice = (ctx: Ctx, userId: number, type: NotificationType, choice: MailChoice) =>
  ctx.db
    .insertInto('notification_choices')
    .values({ user_id: userId, type, choice })
    .onConflict((known) => known.columns(['user_id', 'type']).doUpdateSet({ choice }))
    .execute();
