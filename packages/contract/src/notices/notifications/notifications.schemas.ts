import { z } from 'zod';
import { timestamp } from '../../common/dates.ts';
import { id } from '../../common/fields.ts';
import { pageSchema, pagingQuery, queryFlag } from '../../common/paging.ts';
import { mailChoices, notificationKinds, notificationTypes, secretariatId } from './notifications.keys.ts';

const type = z.literal(notificationTypes);

export const notification = z.object({
  id: z.number().int(),
  text: z.string(),
  datetime: timestamp,
  /** 0 unread, 1 watched */
  status: z.literal([0, 1]),
  type,
  kind: z.enum(notificationKinds),
  /** 0 is the secretariat; nobody where the system speaks. */
  uid_from: z.number().int().nullable(),
  /** As the reader may know the sender. */
  name_from: z.string().nullable(),
  /** Null where the sender's name says enough. */
  title: z.string().nullable(),
  /** Number of unread messages of the sender. */
  count: z.number().int(),
  /** Where it leads, when its type does not say. */
  link: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notificationsQuery = pagingQuery(['datetime'])
  .omit({ search: true })
  .extend({
    type: z.coerce.number().pipe(type).optional(),
    /** Only what is unread. */
    unread: queryFlag.optional(),
  });
export const notificationsPage = pageSchema(notification);

/** Counted to the cap of the contract. */
export const unreadCount = z.object({ unread: z.number().int() });

/** A person, or the secretariat. */
const partnerId = z.coerce.number().int().min(secretariatId).max(2_147_483_647);
export const senderParams = z.strictObject({ uid: partnerId });
export const notificationParams = z.strictObject({ id });

export const mailChoice = z.strictObject({ type, choice: z.enum(mailChoices) });
export type MailChoiceOfType = z.infer<typeof mailChoice>;
export const ownChoices = z.object({ items: z.array(mailChoice) });
