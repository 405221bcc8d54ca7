import type { Permission } from '@indeks/contract/access/permissions';
import type { NotificationType } from '@indeks/contract/notices/notifications/notifications.keys';
import { useSession } from '#shared/api/session-context.tsx';

/** Who may get notifications of a type at all. */
const receivers: Readonly<Record<NotificationType, readonly Permission[]>> = {
  1: ['chat.use'],
  2: ['work-times.submit', 'trips.submit', 'meetings.submit'],
  3: ['online-meetings.view'],
  4: ['issues.report'],
  5: ['student-pages.view'],
  6: ['ordered-lists.own'],
  7: ['accounts.manage'],
  8: ['security-state.view'],
  9: ['student-pages.view'],
  10: ['student-pages.view'],
};

/** Whether the signed-in person can get notifications of a type. */
export function useReceivedTypes(): (type: NotificationType) => boolean {
  const { permissions } = useSession();
  return (type) => receivers[type].some((permission) => permissions.includes(permission));
}
