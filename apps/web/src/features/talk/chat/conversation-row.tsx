import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { chatRoutes as routes } from '@indeks/contract/talk/chat/chat.routes';
import type { Conversation } from '@indeks/contract/talk/chat/chat.schemas';
import { IconDots, IconMailOpened } from '@tabler/icons-react';
import { photoOf } from '#shared/api/photo.ts';
import { useCall } from '#shared/api/use-call.ts';
import { ageOf, shortDayOf, timeOf } from '#shared/lib/moments.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './chat.module.css';
import { chatTexts as texts } from './chat.texts.ts';

interface ConversationRowProps {
  row: Conversation;
  opened: boolean;
  onOpen: (id: number) => void;
}

export function ConversationRow({ row, opened, onOpen }: ConversationRowProps) {
  const [last] = row.lastActiveItems;
  const phone = usePhone();
  const mark = useCall('chat', routes.mark);
  const markUnread = () => void mark({ params: { id: row.uid, status: 0 } }).catch(() => undefined);
  return (
    <li
      className={classes['row']}
      data-opened={opened || undefined}
      data-unread={row.unread > 0 || undefined}
    >
      <button
        type="button"
        className={classes['open']}
        data-partner={row.uid}
        aria-current={opened ? 'true' : undefined}
        onClick={() => onOpen(row.uid)}
      >
        <InitialsAvatar name={row.name} photo={photoOf(row)} size={40} office={row.is_admin === null} />
        <span className={classes['words']}>
          <span className={classes['first']}>
            <span className={classes['name']}>{row.name}</span>{' '}
            <time dateTime={last?.datetime}>{last && formatWhen(last.datetime)}</time>
          </span>{' '}
          <span className={classes['preview']}>{last && writePreview(last)}</span>
          {row.taken && <span className={classes['taken']}>{texts.takenBy(row.taken.name)}</span>}
        </span>
        {row.unread > 0 && (
          <span className={classes['count']}>
            <span aria-hidden>{row.unread > 99 ? '99+' : row.unread}</span>
            <VisuallyHidden>{texts.unread(row.unread)}</VisuallyHidden>
          </span>
        )}
      </button>
      {row.can.markUnread && (
        <ActionMenu actions={[{ label: texts.markUnread, icon: IconMailOpened, onClick: markUnread }]}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={phone ? 44 : 32}
            aria-label={texts.actions(row.name)}
          >
            <Icon of={IconDots} />
          </ActionIcon>
        </ActionMenu>
      )}
    </li>
  );
}

type Last = Conversation['lastActiveItems'][number];

const writePreview = ({ text, own, file, deleted }: Last): string => {
  const words = deleted ? texts.deleted : text || (file ? texts.attachment : '');
  return own ? `${texts.you} ${words}` : words;
};

const formatWhen = (instant: string): string => {
  const age = ageOf(instant);
  if (age === 'today') return timeOf(instant);
  return age === 'yesterday' ? texts.yesterday : shortDayOf(instant);
};
