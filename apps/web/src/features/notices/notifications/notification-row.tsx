import { VisuallyHidden } from '@mantine/core';
import type { Notification } from '@indeks/contract/notices/notifications/notifications.schemas';
import { Link } from 'react-router';
import { looks, nameTarget, titleOf } from '#parts/notices/notifications/notification-look.ts';
import { useWatch } from '#parts/notices/notifications/use-watch.ts';
import { ageOf, shortDayOf, timeOf } from '#shared/lib/moments.ts';
import { RowCheckbox } from '#shared/ui/form/choices/checkbox-control.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import classes from './notifications.module.css';
import { notificationsTexts as texts } from './notifications.texts.ts';

interface NotificationRowProps {
  row: Notification;
  selected: boolean;
  onSelect: (on: boolean) => void;
}

/** The whole row is a link to its subject; its one action names what to do there. */
export function NotificationRow({ row, selected, onSelect }: NotificationRowProps) {
  const watch = useWatch();
  const unread = row.status === 0;
  const { icon, tone } = looks[row.kind];
  const title = titleOf(row);
  return (
    <li className={classes.row} data-unread={unread || undefined} data-selected={selected || undefined}>
      <RowCheckbox
        label={texts.select([title, row.text].filter(Boolean).join(', '))}
        value={selected}
        onChange={onSelect}
      />
      <Link to={nameTarget(row)} className={classes.link} onClick={() => watch(row)}>
        <TintedIcon of={icon} tone={unread && tone === 'brand' ? 'brand-strong' : tone} />
        <span className={classes.words}>
          <span className={classes.title}>
            {title}
            {unread && row.count > 1 && <span className={classes.count}>{row.count}</span>}
            {unread && <VisuallyHidden>, {texts.isNew}</VisuallyHidden>}
          </span>
          {row.text !== '' && <span className={classes.text}>{row.text}</span>}
        </span>
        {unread && <span className={classes.action}>{texts.actionOf(row.kind)}</span>}
        <time className={classes.time} dateTime={row.datetime}>
          {ageOf(row.datetime) === 'earlier' ? shortDayOf(row.datetime) : timeOf(row.datetime)}
        </time>
      </Link>
    </li>
  );
}
