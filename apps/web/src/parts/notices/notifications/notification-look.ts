import {
  screenOfType,
  type NotificationKind,
} from '@indeks/contract/notices/notifications/notifications.keys';
import type { Notification } from '@indeks/contract/notices/notifications/notifications.schemas';
import {
  IconCertificate2,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconCoins,
  IconFileTypePdf,
  IconLifebuoy,
  IconMessage,
  IconNotebook,
  IconShieldExclamation,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';
import type { IconTone } from '#shared/ui/page/tinted-icon.tsx';

interface Look {
  icon: TablerIcon;
  tone: IconTone;
}

/** The picture of each kind; the tone repeats what the words say. */
export const looks: Readonly<Record<NotificationKind, Look>> = {
  message: { icon: IconMessage, tone: 'brand' },
  'report-accepted': { icon: IconCircleCheck, tone: 'ok' },
  'report-rejected': { icon: IconCircleX, tone: 'error' },
  'report-taken-back': { icon: IconCircleX, tone: 'error' },
  'report-reminder': { icon: IconClock, tone: 'warning' },
  meeting: { icon: IconVideo, tone: 'info' },
  issue: { icon: IconLifebuoy, tone: 'brand' },
  'payment-reminder': { icon: IconCoins, tone: 'warning' },
  'list-ready': { icon: IconFileTypePdf, tone: 'ok' },
  'list-failed': { icon: IconFileTypePdf, tone: 'error' },
  'address-restored': { icon: IconShieldExclamation, tone: 'warning' },
  'security-state': { icon: IconShieldExclamation, tone: 'error' },
  grade: { icon: IconNotebook, tone: 'brand' },
  certificate: { icon: IconCertificate2, tone: 'ok' },
};

/** Its own title, or who wrote. */
export const titleOf = ({ title, name_from }: Pick<Notification, 'title' | 'name_from'>): string =>
  title ?? name_from ?? '';

/** The address that a notification names, or the screen of its type. */
export const nameTarget = ({ link, type }: Pick<Notification, 'link' | 'type'>): string =>
  link ?? screenOfType[type];
