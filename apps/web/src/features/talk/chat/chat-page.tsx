import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import classes from './chat.module.css';
import { chatTexts as texts } from './chat.texts.ts';
import { ConversationList } from './conversation-list.tsx';
import { Conversation } from './conversation.tsx';
import { useOutbox } from './use-outbox.ts';

/** Conversations and the open one, which stands in the address. On a phone one after the other. */
export function ChatPage() {
  const phone = usePhone();
  const outbox = useOutbox();
  const [params, setParams] = useSearchParams();
  const opened = readOpened(params.get('user'));
  // Whom somebody chose here; a conversation that stands in the address takes no focus.
  const [chosen, setChosen] = useState<number>();
  const open = (id: number | undefined) => {
    setChosen(id);
    setParams(id === undefined ? {} : { user: String(id) });
  };
  const page = useReturnToRow(phone ? opened : undefined);
  return (
    <div ref={page} className={classes['page']} data-opened={opened !== undefined || undefined}>
      <title>{`${texts.title} – Indeks`}</title>
      <h1 className={classes['hidden']} tabIndex={-1}>
        {texts.title}
      </h1>
      {(!phone || opened === undefined) && <ConversationList opened={opened} onOpen={open} />}
      {opened !== undefined && (
        // The key gives another conversation its own draft and place.
        <Conversation
          key={opened}
          id={opened}
          chosen={chosen === opened}
          outbox={outbox}
          onClose={() => open(undefined)}
        />
      )}
      {opened === undefined && !phone && (
        <div className={classes['nothing']}>
          <EmptyState title={texts.choose} text={texts.chooseHelp} />
        </div>
      )}
    </div>
  );
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
