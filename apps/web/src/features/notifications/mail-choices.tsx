import {
  mailChoices,
  type MailChoice,
  type NotificationType,
} from '@indeks/contract/notifications/notifications.keys';
import { notificationRoutes as routes } from '@indeks/contract/notifications/notifications.routes';
import type { Permission } from '@indeks/contract/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { mailChoicesQuery } from '#data/notifications.ts';
import { messageOf } from '#shared/api/call-error.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { SelectControl } from '#shared/ui/form/select-control.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import classes from './notifications.module.css';
import { notificationsTexts } from './notifications.texts.ts';

const texts = notificationsTexts.choices;

/** Who may get notifications of a type at all. */
const receivers: Readonly<Record<NotificationType, readonly Permission[]>> = {
  1: ['chat.use'],
  2: ['work-times.submit', 'trips.submit', 'meetings.submit'],
  3: ['online-meetings.view'],
  4: ['issues.report'],
  5: ['student-pages.view'],
};

/** How each type comes by mail; a choice is saved as it is made. */
export function MailChoices() {
  const { data, isError, isFetching, refetch } = useQuery(mailChoicesQuery);
  const { permissions } = useSession();
  const own = (data?.items ?? []).filter(({ type }) =>
    receivers[type].some((permission) => permissions.includes(permission)),
  );
  return (
    <Card title={texts.title}>
      <p className={classes['help']}>{texts.help}</p>
      {own.map(({ type, choice }) => (
        <Choice key={type} type={type} choice={choice} />
      ))}
      {!data &&
        (isError ? (
          <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <LoadingState rows={3} columns={1} />
        ))}
    </Card>
  );
}

function Choice({ type, choice }: { type: NotificationType; choice: MailChoice }) {
  const choose = useCall('notifications', routes.choose);
  const save = (value: MailChoice | null) => {
    if (value === null || value === choice) return;
    choose({ body: { type, choice: value } }).then(
      () => snackbar(texts.saved),
      (error: unknown) => snackbar(messageOf(error), { tone: 'error' }),
    );
  };
  return (
    <div className={classes['choice']}>
      <SelectControl
        label={texts.types[type]}
        value={choice}
        onChange={save}
        choices={mailChoices.map((value) => ({ value, label: texts.values[value] }))}
      />
    </div>
  );
}
