import {
  defaultChoices,
  notificationTypes,
  type MailChoice,
  type NotificationKind,
  type NotificationType,
} from '@indeks/contract/notices/notifications/notifications.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/**
 * Takes the next unread notifications from before a moment into account. Answers how many, and whose they are of those who
 * chose the daily mail.
 */
export const digestNext = async (ctx: Ctx, { before, rows }: { before: Date; rows: number }) => {
  const next = ctx.db
    .selectFrom('notifications')
    .select('id')
    .where('seen', '=', false)
    .where('digested_on', 'is', null)
    .where('at', '<=', before)
    .orderBy('at')
    .orderBy('id')
    .limit(rows);
  const taken = await ctx.db
    .updateTable('notifications')
    .set({ digested_on: ctx.clock.today() })
    .where('id', 'in', next)
    .returning(['user_id', selectChoice('notifications').as('choice')])
    .execute();
  const people = taken.filter(({ choice }) => choice === 'digest').map(({ user_id }) => user_id);
  return { taken: taken.length, people: [...new Set(people)] };
};

/** Notifications included in a daily mail on a day and still unread, by sender and type. */
export const listDigested = (ctx: Ctx, userId: number, day: string) =>
  ctx.db
    .selectFrom('notifications as n')
    .leftJoin('users as sender', 'sender.id', 'n.sender_id')
    .select((row) => [
      row.ref('n.type').$castTo<NotificationType>().as('type'),
      'n.sender_id',
      'sender.name as sender_name',
      sql<number>`sum(n.count)`.as('count'),
    ])
    .where('n.user_id', '=', userId)
    .where('n.seen', '=', false)
    .where('n.digested_on', '=', day)
    .where(selectChoice('n'), '=', 'digest')
    .groupBy(['n.type', 'n.sender_id', 'sender.name'])
    .orderBy('n.type')
    .orderBy('sender.name')
    .execute();

/** An unread notification and its reader, for the mail about it. */
export const findToMail = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('notifications as n')
    .innerJoin('users as reader', 'reader.id', 'n.user_id')
    .leftJoin('users as sender', 'sender.id', 'n.sender_id')
    .select((row) => [
      'n.sender_id',
      'n.title',
      'n.text',
      'n.link',
      'reader.name',
      'reader.email',
      row.ref('n.type').$castTo<NotificationType>().as('type'),
      row.ref('n.kind').$castTo<NotificationKind>().as('kind'),
      'sender.name as sender_name',
    ])
    .where('n.id', '=', id)
    .where('n.seen', '=', false)
    .where('reader.active', '=', 1)
    .where('reader.archived_at', 'is', null)
    .executeTakeFirst();

export const findReader = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('active', '=', 1)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

const selectChoice = (table: 'notifications' | 'n') =>
  sql<MailChoice>`coalesce((select chosen.choice from notification_choices as chosen
    where chosen.user_id = ${sql.ref(`${table}.user_id`)} and chosen.type = ${sql.ref(`${table}.type`)}),
    ${selectDefault(table)})`;

const selectDefault = (table: string) =>
  sql`case ${sql.ref(`${table}.type`)} ${sql.join(
    notificationTypes.map((type) => sql`when ${sql.lit(type)} then ${sql.lit(defaultChoices[type])}`),
    sql` `,
  )} end`;
