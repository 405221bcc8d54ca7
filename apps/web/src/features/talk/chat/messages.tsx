import { ActionIcon, Button, Popover } from '@mantine/core';
import type { ChatMessage, ConversationNote } from '@indeks/contract/talk/chat/chat.schemas';
import { IconChecks, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
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
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { chatTexts as texts } from './chat.texts.ts';
import { Note } from './note.tsx';
import type { Outbox, Outgoing } from './use-outbox.ts';

interface MessagesProps {
  /** The oldest first. */
  messages: readonly ChatMessage[];
  /** Notes that only the secretariat sees, the oldest first. */
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
      {messages.length + outgoing.length === 0 && <p className={classes.none}>{texts.noHistory}</p>}
      {entries.map((entry, place) => (
        <div key={`${entry.kind} ${entry.of.id}`} className={classes.entry}>
          <DayMark of={entry.of.datetime} after={entries[place - 1]?.of.datetime} />
          {entry.kind === 'note' ? (
            <Note note={entry.of} />
          ) : (
            <Bubble message={entry.of} onAct={(kind) => show({ kind, message: entry.of })} />
          )}
        </div>
      ))}
      {outgoing.map((item) => (
        <Waiting key={item.key} item={item} outbox={outbox} />
      ))}
      <WhenOpened opened={anyOpen}>
        <RemoveMessage removal={of('remove')} />
        <EditMessage edit={of('edit')} />
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

type OpenMessage = { kind: 'remove'; message: ChatMessage } | { kind: 'edit'; message: ChatMessage };
const RemoveMessage = lazyPart(() => import('./remove-message.tsx').then((file) => file.RemoveMessage));
const EditMessage = lazyPart(() => import('./edit-message.tsx').then((file) => file.EditMessage));

interface BubbleProps {
  message: ChatMessage;
  onAct: (kind: OpenMessage['kind']) => void;
}

function Bubble({ message, onAct }: BubbleProps) {
  const { own, text, deleted, author, datetime, status, earlier } = message;
  return (
    <div className={classes.message} data-own={own || undefined}>
      <div className={classes.bubble}>
        {deleted && <em>{texts.deleted}</em>}
        {text !== '' && <MessageText text={text} />}
        {message.file !== null && message.attachment && (
          <AttachmentLink address={attachmentAddress(message.file)} {...message.attachment} />
        )}
      </div>
      <div className={classes.removable}>
        <p className={classes.meta}>
          {author !== null && `${author} · `}
          <time dateTime={datetime}>{timeOf(datetime)}</time>
          {earlier.length > 0 && (
            <>
              {' · '}
              <Earlier of={earlier} />
            </>
          )}
          {own && ' · '}
          {own && status === 1 && <Icon of={IconChecks} size={14} />}
          {own && (status === 1 ? ` ${texts.read}` : texts.sent)}
        </p>
        <MessageMenu message={message} onAct={onAct} />
      </div>
    </div>
  );
}

/** What one may still do with one's own message. */
function MessageMenu({ message: { can, datetime }, onAct }: BubbleProps) {
  const phone = usePhone();
  if (!can.edit && !can.delete) return null;
  const actions = [
    ...(can.edit ? [{ label: texts.edit, icon: IconPencil, onClick: () => onAct('edit') }] : []),
    ...(can.delete ? [{ label: texts.remove, icon: IconTrash, onClick: () => onAct('remove') }] : []),
  ];
  return (
    <ActionMenu actions={actions}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={phone ? 44 : 24}
        ms={4}
        aria-label={texts.ofMessage(timeOf(datetime))}
      >
        <Icon of={IconDots} size={16} />
      </ActionIcon>
    </ActionMenu>
  );
}

/** Says that the message was changed, and shows its earlier texts. */
function Earlier({ of }: { of: ChatMessage['earlier'] }) {
  return (
    <Popover width={300} position="top" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.edited}>
          {texts.edited}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <strong>{texts.earlierTitle}</strong>
        {of.map(({ text, until }) => (
          <div key={until} className={classes.earlier}>
            <MessageText text={text} />
            <p className={classes.meta}>{texts.earlier(timeOf(until))}</p>
          </div>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

/** A message on its way, or one that did not go. */
function Waiting({ item, outbox }: { item: Outgoing; outbox: Outbox }) {
  const failed = item.state === 'failed';
  const size = usePhone() ? 'md' : 'xs';
  return (
    <div className={classes.message} data-own data-waiting>
      <div className={classes.bubble}>
        {item.text !== '' && <MessageText text={item.text} />}
        {item.fileName !== null && <span className={classes.attachment}>{item.fileName}</span>}
      </div>
      <p className={classes.meta} role={failed ? 'alert' : 'status'}>
        {failed ? `${texts.failed} ${item.reason ?? ''}` : texts.sending}
      </p>
      {failed && (
        <p className={classes.meta}>
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
