import { notificationRoutes as routes } from '@indeks/contract/notices/notifications/notifications.routes';
import { titleOf } from '#parts/notices/notifications/notification-look.ts';
import { useCall } from '#shared/api/use-call.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import type { OpenRemoval } from './notifications-page.tsx';
import { notificationsTexts } from './notifications.texts.ts';

const texts = notificationsTexts.removal;

interface RemovalDialogProps {
  removal: OpenOf<OpenRemoval>;
  onRemoved: () => void;
}

export function RemovalDialog({ removal, onRemoved }: RemovalDialogProps) {
  const remove = useCall('notifications', routes.removeMany);
  const rows = removal.value?.rows ?? [];
  return (
    <ConfirmDelete
      opened={removal.opened}
      onClose={removal.close}
      question={texts.question}
      consequence={texts.consequence}
      items={rows.map((row) => [titleOf(row), row.text].filter(Boolean).join(': '))}
      confirmLabel={texts.confirm(rows.length)}
      onConfirm={async () => {
        await remove({ body: rows.map(({ id }) => id) });
        onRemoved();
        snackbar(texts.removed(rows.length));
      }}
    />
  );
}
