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
  readonly thing: string | null;
}

/** A notification that was told, and what its person chose for its type. */
export interface Written {
  readonly id: number;
  readonly user_id: number;
  readonly count: number;
  readonly choice: MailChoice | null;
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
 * What happened to a thing whose notification a person has not seen yet: it says the last event, and how many there were. One
 * whose mail is still to be sent is left as it is. The caller holds the thing, so that of two events the second finds the first.
 */
export const addToUnseen = async (ctx: Ctx, entries: readonly NewNotification[]) => {
  const { rows } = await sql<Written & { readonly thing: string }>`
    update notifications as n
    set title = e.title, text = e.text, link = e.link, sender_id = e.sender_id, at = ${ctx.clock.now()}::timestamptz,
      count = n.count + 1, digested_on = null
    from unnest(
      ${entries.map((entry) => entry.user_id)}::integer[],
      ${entries.map((entry) => entry.type)}::smallint[],
      ${entries.map((entry) => entry.link)}::text[],
      ${entries.map((entry) => entry.thing ?? entry.link)}::text[],
      ${entries.map((entry) => entry.title)}::text[],
      ${entries.map((entry) => entry.text)}::text[],
      ${entries.map((entry) => entry.sender_id)}::integer[]) as e (user_id, type, link, thing, title, text, sender_id)
    where n.id = (select max(unseen.id) from notifications as unseen
      where unseen.user_id = e.user_id and unseen.type = e.type and coalesce(unseen.thing, unseen.link) = e.thing
        and not unseen.seen and not unseen.mail_due)
    returning n.id, n.user_id, n.count, e.thing,
      (select chosen.choice from notification_choices as chosen
        where chosen.user_id = n.user_id and chosen.type = n.type) as choice`.execute(ctx.db);
  return rows;
};

export const noteMailDue = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db.updateTable('notifications').set({ mail_due: true }).where('id', 'in', ids).execute();

/** From now on what happens to its thing is added to it. */
export const noteMailed = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('notifications')
    .set({ mail_due: false })
    .where('id', '=', id)
    .where('mail_due', '=', true)
    .execute();

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
