import { ActionIcon } from '@mantine/core';
import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import type { History } from '@indeks/contract/talk/chat/chat.schemas';
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { IconArrowLeft, IconDots, IconHandStop, IconMailOpened } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { historyQuery } from '#data/talk/chat.ts';
import { conversationTexts } from '#parts/talk/conversation/conversation.texts.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { NotConfirmed } from '#shared/api/confirmations.ts';
import { photoOf } from '#shared/api/photo.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { MoreButton } from '#shared/ui/feedback/more-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './conversation.module.css';
import { chatTexts as texts } from './chat.texts.ts';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';
import { leaveOutArrived, type Outbox } from './use-outbox.ts';

interface ConversationProps {
  id: number;
  /** Set when the person has just chosen the conversation: the input takes the focus, on a phone the messages do. */
  chosen: boolean;
  outbox: Outbox;
  onClose: () => void;
}

export function Conversation(props: ConversationProps) {
  const query = useInfiniteQuery(historyQuery(props.id));
  const newest = query.data?.pages[0];
  useReading(props.id, newest);
  if (newest) return <Opened {...props} query={query} newest={newest} />;
  return (
    <section className={classes['conversation']} aria-label={texts.title}>
      <AwaitedState result={query} failed={conversationTexts.failedToRead} rows={5} columns={1} />
    </section>
  );
}

interface OpenedProps extends ConversationProps {
  query: UseInfiniteQueryResult<InfiniteData<History>>;
  newest: History;
}

function Opened({ id, chosen, outbox, onClose, query, newest }: OpenedProps) {
  const messages = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const phone = usePhone();
  const writes = newest.can.write && !phone;
  return (
    <section className={classes['conversation']} aria-label={newest.partner.name}>
      <Head
        history={newest}
        focused={chosen && !writes}
        onClose={onClose}
        markUnread={messages.at(-1)?.own === false}
      />
      <Messages
        messages={messages}
        outgoing={leaveOutArrived(
          outbox.items.filter(({ to }) => to === id),
          messages,
        )}
        outbox={outbox}
        older={<MoreButton query={query} label={conversationTexts.older} />}
      />
      {newest.can.write ? (
        <Composer
          to={id}
          focused={chosen && writes}
          onSend={(text, file) => outbox.send({ to: id, text, file, after: messages.at(-1)?.id ?? 0 })}
        />
      ) : (
        <p className={classes['closed']}>{texts.cannotWrite}</p>
      )}
    </section>
  );
}

/** What is shown is read; a conversation that was marked as unread stays so until something new comes. */
function useReading(id: number, newest: History | undefined) {
  const mark = useCall('chat', routes.mark);
  const read = useEffectEvent(() => {
    if (newest && newest.unread > 0) void mark({ params: { id, status: 1 } }).catch(() => undefined);
  });
  const last = newest?.messages.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) read();
  }, [last]);
}

interface HeadProps {
  history: History;
  focused: boolean;
  markUnread: boolean;
  onClose: () => void;
}

function Head({ history: { partner, taken, can }, focused, markUnread, onClose }: HeadProps) {
  const phone = usePhone();
  const actions = useHeadActions(partner.id, can.take, taken);
  const offered = markUnread ? [actions.unread, ...actions.take] : actions.take;
  const isMine = useSession().user.id === taken?.id;
  return (
    <div className={classes['head']}>
      {phone && (
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.back} onClick={onClose}>
          <Icon of={IconArrowLeft} />
        </ActionIcon>
      )}
      <InitialsAvatar
        name={partner.name}
        photo={photoOf(partner)}
        size={40}
        office={partner.is_admin === null}
      />
      <div className={classes['words']}>
        <h2 className={classes['partner']} tabIndex={-1} ref={focused ? takeFocus : null}>
          {partner.name}
        </h2>
        <p className={classes['role']}>{texts.roleOf(partner.is_admin)}</p>
        {taken && (
          <span className={classes['taker']}>{isMine ? texts.takenByMe : texts.takenBy(taken.name)}</span>
        )}
      </div>
      {offered.length > 0 && (
        <ActionMenu actions={offered}>
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.actions(partner.name)}>
            <Icon of={IconDots} />
          </ActionIcon>
        </ActionMenu>
      )}
    </div>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function useHeadActions(id: number, canTake: boolean, taken: History['taken']) {
  const mark = useCall('chat', routes.mark);
  const take = useCall('chat', inboxRoutes.take);
  const tell = (error: unknown) => {
    if (!(error instanceof NotConfirmed)) snackbar(readMessage(error), { tone: 'error' });
  };
  const isMine = useSession().user.id === taken?.id;
  return {
    unread: {
      label: texts.markUnread,
      icon: IconMailOpened,
      onClick: () => void mark({ params: { id, status: 0 } }).catch(tell),
    },
    take: canTake
      ? [
          {
            label: isMine ? texts.giveBack : texts.take,
            icon: IconHandStop,
            onClick: () => void take({ params: { id }, body: { taken: !isMine } }).catch(tell),
          },
        ]
      : [],
  };
}
