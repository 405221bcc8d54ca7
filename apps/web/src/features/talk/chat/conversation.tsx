import { isSecretariat } from '@indeks/contract/access/roles';
import { chatRoutes as routes } from '@indeks/contract/talk/chat/chat.routes';
import type { History } from '@indeks/contract/talk/chat/chat.schemas';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { historyQuery } from '#data/talk/chat.ts';
import { conversationTexts } from '#parts/talk/conversation/conversation.texts.ts';
import { useCall } from '#shared/api/use-call.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { MoreButton } from '#shared/ui/feedback/more-button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import besideClasses from './beside.module.css';
import classes from './conversation.module.css';
import { besideTexts, chatTexts as texts } from './chat.texts.ts';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { Messages } from './messages.tsx';
import { TypingLine } from './typing-line.tsx';
import { leaveOutArrived, type Outbox } from './use-outbox.ts';

interface ConversationProps {
  id: number;
  /** Set when the person has just chosen the conversation: the input takes the focus, on a phone the messages do. */
  chosen: boolean;
  outbox: Outbox;
  onClose: () => void;
  /** It was said to be done. */
  onDone: () => void;
}

export function Conversation(props: ConversationProps) {
  const query = useInfiniteQuery(historyQuery(props.id));
  const newest = query.data?.pages[0];
  useReading(props.id, newest);
  if (newest) return <Opened {...props} query={query} newest={newest} />;
  return (
    <section className={classes.conversation} aria-label={texts.title}>
      <AwaitedState result={query} failed={conversationTexts.failedToRead} rows={5} columns={1} />
    </section>
  );
}

interface OpenedProps extends ConversationProps {
  query: UseInfiniteQueryResult<InfiniteData<History>>;
  newest: History;
}

function Opened({ id, chosen, outbox, onClose, onDone, query, newest }: OpenedProps) {
  const messages = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const phone = usePhone();
  const writes = newest.can.write && !phone;
  const beside = useBeside(newest);
  return (
    <>
      <section className={classes.conversation} aria-label={newest.partner.name} data-takes-files>
        <ConversationHead
          history={newest}
          focused={chosen && !writes}
          onClose={onClose}
          onDone={onDone}
          onBeside={beside.ask}
          last={messages.at(-1)}
        />
        {phone && beside.ask && (
          <Suspense fallback={<div className={besideClasses.strip} />}>
            <BesideStrip partner={newest.partner} onAsk={beside.ask} />
          </Suspense>
        )}
        <Messages
          messages={messages}
          notes={query.data?.pages.toReversed().flatMap((page) => page.notes) ?? []}
          outgoing={leaveOutArrived(
            outbox.items.filter(({ to }) => to === id),
            messages,
          )}
          outbox={outbox}
          older={<MoreButton query={query} label={conversationTexts.older} />}
        />
        <TypingLine key={`${id} ${messages.at(-1)?.id ?? ''}`} partner={newest.partner} />
        {newest.can.write ? (
          <Composer
            to={id}
            personId={isColleague(newest.partner) ? null : id}
            notes={newest.can.take}
            focused={chosen && writes}
            onSend={(text, file) => outbox.send({ to: id, text, file, after: messages.at(-1)?.id ?? 0 })}
          />
        ) : (
          <p className={classes.closed}>{texts.cannotWrite}</p>
        )}
      </section>
      {beside.part}
    </>
  );
}

const isColleague = ({ is_admin }: History['partner']): boolean =>
  is_admin === null || isSecretariat(is_admin);

/** Of the secretariat's conversations, whom it is with: beside them where there is room, elsewhere asked for. */
function useBeside({ can, partner }: History) {
  const wide = useMediaQuery('(min-width: 80em)', false, { getInitialValueInEffect: false });
  const { show, of } = useOpen<{ kind: 'beside' }>('beside-conversation');
  const { opened, close } = of('beside');
  const shown = <BesideConversation key={partner.id} partner={partner} />;
  if (!can.take) return { ask: undefined, part: undefined };
  if (wide)
    return {
      ask: undefined,
      part: (
        // Scrolled by the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <aside className={besideClasses.aside} aria-label={besideTexts.title} tabIndex={0}>
          <Suspense>{shown}</Suspense>
        </aside>
      ),
    };
  return {
    ask: () => show({ kind: 'beside' }),
    part: (
      <Dialog opened={opened} onClose={close} title={besideTexts.title}>
        <Suspense>{shown}</Suspense>
      </Dialog>
    ),
  };
}

const BesideStrip = lazyPart(() => import('./beside-strip.tsx').then((file) => file.BesideStrip));
const BesideConversation = lazyPart(() =>
  import('./beside-conversation.tsx').then((file) => file.BesideConversation),
);

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
