import { role, roleNames } from '@indeks/contract/access/roles';
import {
  notificationType,
  type NotificationType,
} from '@indeks/contract/notices/notifications/notifications.keys';

interface Sent {
  readonly type: NotificationType;
  readonly sender_id: number | null;
  readonly sender_name: string | null;
}

/** Messages of the secretariat name none of its people. */
export const isFromSecretariat = ({ type, sender_id }: Omit<Sent, 'sender_name'>): boolean =>
  type === notificationType.chat && sender_id === null;

export const senderName = (sent: Sent): string | null =>
  isFromSecretariat(sent) ? roleNames[role.administrator] : sent.sender_name;
