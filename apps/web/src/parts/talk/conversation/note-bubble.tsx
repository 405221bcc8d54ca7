import { IconNote } from '@tabler/icons-react';
import { timeOf } from '#shared/lib/moments.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { conversationTexts as texts } from './conversation.texts.ts';
import { MessageText } from './message-text.tsx';
import classes from './notes.module.css';

interface NoteBubbleProps {
  text: string;
  datetime: string;
  /** Who wrote it, and what else is to be known. */
  by: string;
}

/** What the secretariat says among itself, apart from what is sent. */
export function NoteBubble({ text, datetime, by }: NoteBubbleProps) {
  return (
    <div className={classes.note} role="note" aria-label={texts.note}>
      <p className={classes.noteHead}>
        <strong>
          <Icon of={IconNote} size={16} />
          {texts.note}
        </strong>
        <span>
          {by}
          {' · '}
          <time dateTime={datetime}>{timeOf(datetime)}</time>
        </span>
      </p>
      {text !== '' && <MessageText text={text} />}
    </div>
  );
}
