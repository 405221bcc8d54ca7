import { notificationRoutes as routes } from '@indeks/contract/notices/notifications/notifications.routes';
import type { Notification } from '@indeks/contract/notices/notifications/notifications.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconChecks } from '@tabler/icons-react';
import { unreadNotificationsQuery } from '#data/notices/notifications.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { MailChoices } from './mail-choices.tsx';
import { NotificationsList } from './notifications-list.tsx';
import classes from './notifications.module.css';
import { notificationsTexts as texts } from './notifications.texts.ts';

export interface OpenRemoval {
  kind: 'remove';
  rows: readonly Notification[];
}

/** What one was told, the newest first, and what of it comes by mail. */
export function NotificationsPage() {
  const { data } = useQuery(unreadNotificationsQuery);
  const unread = data?.unread ?? 0;
  const watchAll = useChange('notifications', () => call(routes.watchAll));
  const selected = useSelected<Notification>();
  const { show, of, anyOpen } = useOpen<OpenRemoval>('notifications');
  const markAll = () =>
    watchAll.mutate(undefined, {
      onSuccess: () => snackbar(texts.watched),
      onError: (error) => snackbar(readMessage(error), { tone: 'error' }),
    });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={data && texts.help(unread)}
        secondary={[
          {
            label: texts.watchAll,
            icon: IconChecks,
            onClick: markAll,
            busy: watchAll.isPending,
            disabled: unread === 0,
          },
        ]}
      />
      <div className={classes.page}>
        <NotificationsList
          unread={unread}
          selected={selected}
          onRemove={(rows) => show({ kind: 'remove', rows })}
        />
        <MailChoices />
      </div>
      <WhenOpened opened={anyOpen}>
        <RemovalDialog removal={of('remove')} onRemoved={selected.clear} />
      </WhenOpened>
    </>
  );
}

const RemovalDialog = lazyPart(() => import('./removal-dialog.tsx').then((file) => file.RemovalDialog));
