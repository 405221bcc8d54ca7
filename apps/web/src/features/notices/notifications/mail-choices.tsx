import {
  mailChoices,
  type MailChoice,
  type NotificationType,
} from '@indeks/contract/notices/notifications/notifications.keys';
import { notificationRoutes as routes } from '@indeks/contract/notices/notifications/notifications.routes';
import { useQuery } from '@tanstack/react-query';
import { mailChoicesQuery } from '#data/notices/notifications.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import classes from './notifications.module.css';
import { notificationsTexts } from './notifications.texts.ts';
import { useReceivedTypes } from './use-received-types.ts';

const texts = notificationsTexts.choices;

/** How each type comes by mail; a choice is saved as it is made. */
export function MailChoices() {
  const result = useQuery(mailChoicesQuery);
  const { data } = result;
  const receives = useReceivedTypes();
  const own = (data?.items ?? []).filter(({ type }) => receives(type));
  return (
    <Card title={texts.title}>
      <p className={classes.help}>{texts.help}</p>
      {own.map(({ type, choice }) => (
        <Choice key={type} type={type} choice={choice} />
      ))}
      {!data && <AwaitedState result={result} failed={texts.failed} rows={3} columns={1} />}
    </Card>
  );
}

function Choice({ type, choice }: { type: NotificationType; choice: MailChoice }) {
  const choose = useCall('notifications', routes.choose);
  const save = (value: MailChoice | null) => {
    if (value === null || value === choice) return;
    choose({ body: { type, choice: value } }).then(
      () => snackbar(texts.saved),
      (error: unknown) => snackbar(readMessage(error), { tone: 'error' }),
    );
  };
  return (
    <div className={classes.choice}>
      <SelectControl
        label={texts.types[type]}
        value={choice}
        onChange={save}
        choices={mailChoices.map((value) => ({ value, label: texts.values[value] }))}
      />
    </div>
  );
}
