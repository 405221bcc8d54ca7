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

/** What the person chose; a type that is not among them has the default. */
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
