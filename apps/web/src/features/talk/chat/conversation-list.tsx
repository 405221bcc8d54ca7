import type { InboxView } from '@indeks/contract/talk/chat/chat.keys';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { conversationsQuery } from '#data/talk/chat.ts';
import { MoreButton } from '#shared/ui/feedback/more-button.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { SearchInput } from '#shared/ui/form/typed/search-input.tsx';
import classes from './chat.module.css';
import { chatTexts as texts } from './chat.texts.ts';
import { ConversationRow } from './conversation-row.tsx';
import { Found } from './found.tsx';
import { InboxList } from './inbox-list.tsx';

interface ConversationListProps {
  /** The view of the shared inbox; undefined for people without that inbox. */
  view: InboxView | undefined;
  opened: number | undefined;
  onOpen: (id: number) => void;
}

export function ConversationList({ view, opened, onOpen }: ConversationListProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const open = (id: number) => {
    setTyped('');
    onOpen(id);
  };
  return (
    <section className={classes.list} aria-label={texts.list}>
      <div className={classes.search}>
        <SearchInput label={texts.findLabel} placeholder={texts.find} value={typed} onChange={setTyped} />
      </div>
      {typed.trim() !== '' && search !== '' && <Found search={search} onOpen={open} />}
      {(typed.trim() === '' || search === '') &&
        (view ? (
          <InboxList view={view} opened={opened} onOpen={open} />
        ) : (
          <Recent opened={opened} onOpen={open} />
        ))}
    </section>
  );
}

function Recent({ opened, onOpen }: Pick<ConversationListProps, 'opened' | 'onOpen'>) {
  const titleId = useId();
  const query = useInfiniteQuery(conversationsQuery(false));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  // A conversation with a new message may come again on a later page.
  const rows = [...new Map(items.toReversed().map((item) => [item.uid, item])).values()].toReversed();
  return (
    <>
      <h2 id={titleId} className={classes.heading}>
        {texts.list}
      </h2>
      <ul className={classes.rows} aria-labelledby={titleId}>
        {rows.map((row) => (
          <ConversationRow key={row.uid} row={row} opened={row.uid === opened} onOpen={onOpen} />
        ))}
      </ul>
      {query.data && rows.length === 0 && <EmptyState title={texts.empty} text={texts.emptyHelp} />}
      {query.isPending && <LoadingState rows={5} columns={1} />}
      {query.isError && !query.data && (
        <ErrorState
          title={texts.failedToList}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      <MoreButton query={query} label={texts.more} />
    </>
  );
}
