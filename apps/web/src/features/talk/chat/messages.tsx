import { Button } from '@mantine/core';
import type { ChatMessage, ConversationNote } from '@indeks/contract/talk/chat/chat.schemas';
import { IconChecks, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { attachmentAddress } from '#data/talk/chat.ts';
import { AttachmentLink } from '#parts/talk/conversation/attachment-link.tsx';
import { conversationTexts } from '#parts/talk/conversation/conversation.texts.ts';
import { DayMark } from '#parts/talk/conversation/day-mark.tsx';
import classes from '#parts/talk/conversation/messages.module.css';
import { MessageText } from '#parts/talk/conversation/message-text.tsx';
import { MessageLog } from '#parts/talk/conversation/message-log.tsx';
import { timeOf } from '#shared/lib/moments.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { chatTexts as texts } from './chat.texts.ts';
import { Note } from './note.tsx';
import type { Outbox, Outgoing } from './use-outbox.ts';

interface MessagesProps {
  /** The oldest first. */
  messages: readonly ChatMessage[];
  /** Of the secretariat alone, the oldest first. */
  notes: readonly ConversationNote[];
  outgoing: readonly Outgoing[];
  outbox: Outbox;
  older: ReactNode;
}

export function Messages({ messages, notes, outgoing, outbox, older }: MessagesProps) {
  const entries = mix(messages, notes);
  const { show, of, anyOpen } = useOpen<OpenMessage>('chat-message');
  return (
    <MessageLog
      label={conversationTexts.history}
      newest={messages.at(-1)?.id}
      // A message that was refused is taller: its reason and its buttons come into sight, too.
      outgoing={[notes.at(-1)?.id ?? '', ...outgoing.map(({ key, state }) => `${key} ${state}`)].join()}
    >
      {older}
      {messages.length + outgoing.length === 0 && <p className={classes['none']}>{texts.noHistory}</p>}
      {entries.map((entry, place) => (
        <div key={`${entry.kind} ${entry.of.id}`} className={classes['entry']}>
          <DayMark of={entry.of.datetime} after={entries[place - 1]?.of.datetime} />
          {entry.kind === 'note' ? (
            <Note note={entry.of} />
          ) : (
            <Bubble message={entry.of} onRemove={() => show({ kind: 'remove', message: entry.of })} />
          )}
        </div>
      ))}
      {outgoing.map((item) => (
        <Waiting key={item.key} item={item} outbox={outbox} />
      ))}
      <WhenOpened opened={anyOpen}>
        <RemoveMessage removal={of('remove')} />
      </WhenOpened>
    </MessageLog>
  );
}

type Entry = { kind: 'message'; of: ChatMessage } | { kind: 'note'; of: ConversationNote };

/** In the order of time; of the same moment the message comes first. */
const mix = (messages: readonly ChatMessage[], notes: readonly ConversationNote[]): readonly Entry[] =>
  [
    ...messages.map((of): Entry => ({ kind: 'message', of })),
    ...notes.map((of): Entry => ({ kind: 'note', of })),
  ].toSorted((one, other) => one.of.datetime.localeCompare(other.of.datetime));

type OpenMessage = { kind: 'remove'; message: ChatMessage };
const RemoveMessage = lazyPart(() => import('./remove-message.tsx').then((file) => file.RemoveMessage));

function Bubble({ message, onRemove }: { message: ChatMessage; onRemove: () => void }) {
  const { own, text, deleted, author, datetime, status, can } = message;
  const phone = usePhone();
  return (
    <div className={classes['message']} data-own={own || undefined}>
      <div className={classes['bubble']}>
        {deleted && <em>{texts.deleted}</em>}
        {text !== '' && <MessageText text={text} />}
        {message.file !== null && message.attachment && (
          <AttachmentLink address={attachmentAddress(message.file)} {...message.attachment} />
        )}
      </div>
      <div className={classes['removable']}>
        <p className={classes['meta']}>
          {author !== null && `${author} · `}
          <time dateTime={datetime}>{timeOf(datetime)}</time>
          {own && ' · '}
          {own && status === 1 && <Icon of={IconChecks} size={14} />}
          {own && (status === 1 ? ` ${texts.read}` : texts.sent)}
        </p>
        {can.delete && (
          <QuietAction
            icon={IconTrash}
            label={texts.remove}
            name={texts.removeOf(timeOf(datetime))}
            size={phone ? 44 : 24}
            iconSize={14}
            ms={4}
            onClick={onRemove}
          />
        )}
      </div>
    </div>
  );
}

/** A message on its way, or one that did not go. */
function Waiting({ item, outbox }: { item: Outgoing; outbox: Outbox }) {
  const failed = item.state === 'failed';
  const size = usePhone() ? 'md' : 'xs';
  return (
    <div className={classes['message']} data-own data-waiting>
      <div className={classes['bubble']}>
        {item.text !== '' && <MessageText text={item.text} />}
        {item.fileName !== null && <span className={classes['attachment']}>{item.fileName}</span>}
      </div>
      <p className={classes['meta']} role={failed ? 'alert' : 'status'}>
        {failed ? `${texts.failed} ${item.reason ?? ''}` : texts.sending}
      </p>
      {failed && (
        <p className={classes['meta']}>
          <Button size={size} variant="light" onClick={() => outbox.retry(item)}>
            {texts.retry}
          </Button>{' '}
          <Button size={size} variant="subtle" onClick={() => outbox.discard(item)}>
            {texts.discard}
          </Button>
        </p>
      )}
    </div>
  );
}
