import { inboxViews, type InboxView } from '@indeks/contract/talk/chat/chat.keys';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#shared/api/session-context.tsx';
import { pageTexts } from '#shared/ui/page/page.texts.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import classes from './chat.module.css';
import { chatTexts as texts } from './chat.texts.ts';
import { ConversationList } from './conversation-list.tsx';
import { Conversation } from './conversation.tsx';
import { InboxHead } from './inbox-head.tsx';
import { findNeighbour, useInboxKeys } from './use-inbox-keys.ts';
import { useOutbox } from './use-outbox.ts';

/** Conversations and the open one, which stands in the address. On a phone one after the other. */
export function ChatPage() {
  const phone = usePhone();
  const outbox = useOutbox();
  const { view, opened, chosen, open } = useAddress();
  const page = useReturnToRow(phone ? opened : undefined);
  useInboxKeys(page, opened, (id) => open(id, { writes: false }));
  const leave = () => {
    const next = findNeighbour(page.current, opened, 1) ?? findNeighbour(page.current, opened, -1);
    open(next, { writes: false });
  };
  return (
    <div ref={page} className={classes.frame}>
      {view ? (
        !(phone && opened !== undefined) && <InboxHead view={view} />
      ) : (
        <>
          <title>{pageTexts.titleOf(texts.title)}</title>
          <h1 className={classes.hidden} tabIndex={-1}>
            {texts.title}
          </h1>
        </>
      )}
      <div className={classes.page} data-opened={opened !== undefined || undefined}>
        {(!phone || opened === undefined) && (
          <ConversationList view={view} opened={opened} onOpen={(id) => open(id, { writes: true })} />
        )}
        {opened !== undefined && (
          // The key gives another conversation its own draft and place.
          <Conversation
            key={opened}
            id={opened}
            chosen={chosen}
            outbox={outbox}
            onClose={() => open(undefined)}
            onDone={leave}
          />
        )}
        {opened === undefined && !phone && (
          <div className={classes.nothing}>
            <EmptyState title={texts.choose} text={texts.chooseHelp} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The view of the shared inbox and the open conversation. */
function useAddress() {
  const sharesInbox = useSession().permissions.includes('chat.inbox');
  const [params, setParams] = useSearchParams();
  const opened = readOpened(params.get('user'));
  // Whom somebody chose here to write to; a conversation that stands in the address takes no focus.
  const [chosen, setChosen] = useState<number>();
  const open = (id: number | undefined, { writes = false } = {}) => {
    setChosen(writes ? id : undefined);
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id === undefined) next.delete('user');
      else next.set('user', String(id));
      return next;
    });
  };
  return {
    view: sharesInbox ? readView(params.get('view')) : undefined,
    opened,
    chosen: opened !== undefined && chosen === opened,
    open,
  };
}

/** On a phone the list takes the place of a conversation that was left: the keyboard goes on from its row. */
function useReturnToRow(opened: number | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    const left = before.current;
    before.current = opened;
    if (left === undefined || opened !== undefined) return;
    const row = page.current?.querySelector<HTMLElement>(`[data-partner="${left}"]`);
    (row ?? page.current?.querySelector('h1'))?.focus();
  }, [opened]);
  return page;
}

const readOpened = (user: string | null): number | undefined =>
  user !== null && /^\d{1,10}$/.test(user) ? Number(user) : undefined;

const readView = (view: string | null): InboxView => inboxViews.find((one) => one === view) ?? 'mine';
