import type { ConversationNote } from '@indeks/contract/talk/chat/chat.schemas';
import { IconNote } from '@tabler/icons-react';
import { useSession } from '#shared/api/session-context.tsx';
import { MessageText } from '#parts/talk/conversation/message-text.tsx';
import { timeOf } from '#shared/lib/moments.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { inboxTexts as texts } from './chat.texts.ts';
import classes from './inbox.module.css';

/** What the secretariat says among itself, apart from what is sent. */
export function Note({ note: { text, datetime, author, handed_to: to } }: { note: ConversationNote }) {
  const isMine = useSession().user.id === to?.id;
  const handed = to && (isMine ? texts.handedToMe : texts.handedTo(to.name));
  return (
    <div className={classes['note']} role="note" aria-label={texts.note}>
      <p className={classes['noteHead']}>
        <strong>
          <Icon of={IconNote} size={16} />
          {texts.note}
        </strong>
        <span>
          {[author.name, handed].filter(Boolean).join(' · ')}
          {' · '}
          <time dateTime={datetime}>{timeOf(datetime)}</time>
        </span>
      </p>
      {text !== '' && <MessageText text={text} />}
    </div>
  );
}
