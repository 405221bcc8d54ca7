import { notificationRoutes as routes } from '@indeks/contract/notices/notifications/notifications.routes';
import type { Notification } from '@indeks/contract/notices/notifications/notifications.schemas';
import { useCall } from '#shared/api/use-call.ts';

/** Marks as seen what a click opens: everything of its sender, or of the system this one. A failure shows as unread still. */
export function useWatch(): (notification: Pick<Notification, 'id' | 'uid_from' | 'status'>) => void {
  const watchSender = useCall('notifications', routes.watchSender);
  const watch = useCall('notifications', routes.watch);
  return ({ id, uid_from, status }) => {
    if (status === 1) return;
    const marked = uid_from === null ? watch({ params: { id } }) : watchSender({ params: { uid: uid_from } });
    void marked.catch(() => undefined);
  };
}
