import type { Notification } from '@indeks/contract/notices/notifications/notifications.schemas';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notificationsPageQuery } from '#data/notices/notifications.ts';
import { looks, nameTarget, titleOf } from '#parts/notices/notifications/notification-look.ts';
import { useWatch } from '#parts/notices/notifications/use-watch.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import classes from './dashboard-cards.module.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.notifications;
const latest = { page: 1, itemsPerPage: 3 } as const;

/** The newest ones; without any, or while they cannot be read, the card is left out: the top bar leads to the list. */
export function LatestNotifications() {
  const items = useQuery(notificationsPageQuery(latest)).data?.items ?? [];
  if (items.length === 0) return null;
  const all = (
    <Anchor component={Link} to="/notifications">
      {texts.all}
    </Anchor>
  );
  return (
    <Card title={texts.title} aside={all} flush>
      <ul className={classes.rows}>
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ item }: { item: Notification }) {
  const watch = useWatch();
  const unread = item.status === 0;
  const words = item.title === null ? `${titleOf(item)}: ${item.text}` : item.title;
  return (
    <li>
      <Link to={nameTarget(item)} className={classes.row} onClick={() => watch(item)}>
        <TintedIcon of={looks[item.kind].icon} tone={looks[item.kind].tone} />
        <span className={classes.words}>
          <span className={classes.told} data-unread={unread || undefined}>
            {words}
          </span>{' '}
          <span className={classes.detail}>
            {formatDateTime(item.datetime)}
            {unread && ` · ${texts.isNew}`}
          </span>
        </span>
      </Link>
    </li>
  );
}
