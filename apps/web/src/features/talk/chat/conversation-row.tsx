import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import type { InboxView } from '@indeks/contract/talk/chat/chat.keys';
import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import type { Conversation } from '@indeks/contract/talk/chat/chat.schemas';
import { IconClock, IconDots, IconMailOpened } from '@tabler/icons-react';
import { isLong, writeWaiting } from '#parts/talk/conversation/waiting-words.ts';
import { photoOf } from '#shared/api/photo.ts';
import { useCall } from '#shared/api/use-call.ts';
import { ageOf, shortDayOf, timeOf } from '#shared/lib/moments.ts';
import { useNow } from '#shared/lib/use-now.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './chat.module.css';
import { chatTexts as texts, inboxTexts } from './chat.texts.ts';
import inboxClasses from './inbox.module.css';
import { tellRefusal } from './tell-refusal.ts';

interface ConversationRowProps {
  row: Conversation;
  /** Where it stands in the shared inbox. */
  view?: InboxView;
  opened: boolean;
  onOpen: (id: number) => void;
}

export function ConversationRow({ row, view, opened, onOpen }: ConversationRowProps) {
  const [last] = row.lastActiveItems;
  const phone = usePhone();
  const takes = phone && view === 'unclaimed';
  const mark = useCall('chat', routes.mark);
  const markUnread = () => void mark({ params: { id: row.uid, status: 0 } }).catch(() => undefined);
  return (
    <li className={classes.row} data-opened={opened || undefined} data-unread={row.unread > 0 || undefined}>
      <button
        type="button"
        className={classes.open}
        data-partner={row.uid}
        aria-current={opened ? 'true' : undefined}
        onClick={() => onOpen(row.uid)}
      >
        <InitialsAvatar name={row.name} photo={photoOf(row)} size={40} office={row.is_admin === null} />
        <span className={classes.words}>
          <span className={classes.first}>
            <span className={classes.name}>{row.name}</span>{' '}
            <time dateTime={last?.datetime}>{last && formatWhen(last.datetime)}</time>
          </span>{' '}
          <span className={classes.preview}>{last && writePreview(last)}</span>
          {row.done && <span className={classes.taken}>{inboxTexts.doneState(row.done.by.name)}</span>}
          {!row.done && row.taken && view !== 'mine' && (
            <span className={classes.taken}>{texts.takenBy(row.taken.name)}</span>
          )}
          {phone && row.waiting_since !== null && <Waiting since={row.waiting_since} />}
        </span>
        {row.unread > 0 && (
          <span className={classes.count}>
            <span aria-hidden>{row.unread > 99 ? '99+' : row.unread}</span>
            <VisuallyHidden>{texts.unread(row.unread)}</VisuallyHidden>
          </span>
        )}
      </button>
      {takes && <TakeButton row={row} />}
      {row.can.markUnread && !takes && (
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

/** Since when the person waits; on a phone, where rows have room for it. */
function Waiting({ since }: { since: string }) {
  const now = useNow();
  return (
    <span className={inboxClasses.waiting} data-long={isLong(since, now) || undefined}>
      <Icon of={IconClock} size={14} />
      {inboxTexts.waits(writeWaiting(since, now))}
    </span>
  );
}

function TakeButton({ row }: { row: Conversation }) {
  const take = useCall('chat', inboxRoutes.take);
  const onTake = () => void take({ params: { id: row.uid }, body: { taken: true } }).catch(tellRefusal);
  return (
    <Button variant="light" mih={44} aria-label={inboxTexts.takeOf(row.name)} onClick={onTake}>
      {inboxTexts.take}
    </Button>
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
