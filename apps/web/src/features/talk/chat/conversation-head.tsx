import { ActionIcon } from '@mantine/core';
import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import type { ChatMessage, History } from '@indeks/contract/talk/chat/chat.schemas';
import { IconArrowLeft, IconDots, IconHandStop, IconMailOpened, IconUser } from '@tabler/icons-react';
import { photoOf } from '#shared/api/photo.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './conversation.module.css';
import { besideTexts, chatTexts as texts, inboxTexts } from './chat.texts.ts';
import { InboxActions } from './inbox-actions.tsx';
import { tellRefusal } from './tell-refusal.ts';

interface ConversationHeadProps {
  history: History;
  /** The newest message that is shown. */
  last: ChatMessage | undefined;
  focused: boolean;
  onClose: () => void;
  onDone: () => void;
  /** Asks who it is, where that does not stand beside the conversation. */
  onBeside: (() => void) | undefined;
}

/** Whom one talks with, who of the secretariat looks after it, and what can be done with the conversation. */
export function ConversationHead({
  history,
  last,
  focused,
  onClose,
  onDone,
  onBeside,
}: ConversationHeadProps) {
  const { partner, can } = history;
  const phone = usePhone();
  const actions = useHeadActions(history);
  const offered = [
    ...(last?.own === false ? [actions.unread] : []),
    ...actions.take,
    ...(onBeside ? [{ label: besideTexts.title, icon: IconUser, onClick: onBeside }] : []),
  ];
  return (
    <div className={classes.head}>
      {phone && (
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.back} onClick={onClose}>
          <Icon of={IconArrowLeft} />
        </ActionIcon>
      )}
      {!(phone && can.take) && (
        <InitialsAvatar
          name={partner.name}
          photo={photoOf(partner)}
          size={40}
          office={partner.is_admin === null}
        />
      )}
      <div className={classes.words}>
        <h2 className={classes.partner} tabIndex={-1} ref={focused ? takeFocus : null}>
          {partner.name}
        </h2>
        <HeadState history={history} />
      </div>
      <div className={classes.actions}>
        {can.take && last && (
          <InboxActions key={partner.id} history={history} last={last.id} onDone={onDone} />
        )}
        {offered.length > 0 && (
          <ActionMenu actions={offered}>
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.actions(partner.name)}>
              <Icon of={IconDots} />
            </ActionIcon>
          </ActionMenu>
        )}
      </div>
    </div>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function HeadState({ history: { partner, taken, done } }: { history: History }) {
  const isMine = useSession().user.id === taken?.id;
  if (done) return <span className={classes.taker}>{inboxTexts.doneState(done.by.name)}</span>;
  if (!taken) return <p className={classes.role}>{texts.roleOf(partner.is_admin)}</p>;
  return <span className={classes.taker}>{isMine ? texts.takenByMe : texts.takenBy(taken.name)}</span>;
}

function useHeadActions({ partner: { id }, can, taken }: History) {
  const mark = useCall('chat', routes.mark);
  const take = useCall('chat', inboxRoutes.take);
  const isMine = useSession().user.id === taken?.id;
  return {
    unread: {
      label: texts.markUnread,
      icon: IconMailOpened,
      onClick: () => void mark({ params: { id, status: 0 } }).catch(tellRefusal),
    },
    take: can.take
      ? [
          {
            label: isMine ? texts.giveBack : texts.take,
            icon: IconHandStop,
            onClick: () => void take({ params: { id }, body: { taken: !isMine } }).catch(tellRefusal),
          },
        ]
      : [],
  };
}
