import type { InboxView } from '@indeks/contract/talk/chat/chat.keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inboxQuery } from '#data/talk/chat.ts';
import { MoreButton } from '#shared/ui/feedback/more-button.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { Key } from '#shared/ui/page/key.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './chat.module.css';
import { chatTexts, inboxTexts as texts } from './chat.texts.ts';
import { ConversationRow } from './conversation-row.tsx';
import inboxClasses from './inbox.module.css';

interface InboxListProps {
  view: InboxView;
  opened: number | undefined;
  onOpen: (id: number) => void;
}

/** The conversations of a view. */
export function InboxList({ view, opened, onOpen }: InboxListProps) {
  const phone = usePhone();
  const query = useInfiniteQuery(inboxQuery(view));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  // A conversation with a new message may come again on a later page.
  const rows = [...new Map(items.toReversed().map((item) => [item.uid, item])).values()].toReversed();
  return (
    <>
      <ul className={classes.rows} aria-label={texts.list(texts.view[view])}>
        {rows.map((row) => (
          <ConversationRow key={row.uid} row={row} view={view} opened={row.uid === opened} onOpen={onOpen} />
        ))}
      </ul>
      {query.data && rows.length === 0 && (
        <EmptyState title={texts.empty[view]} text={texts.emptyHelp[view]} />
      )}
      {query.isPending && <LoadingState rows={5} columns={1} />}
      {query.isError && !query.data && (
        <ErrorState
          title={chatTexts.failedToList}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      <MoreButton query={query} label={chatTexts.more} />
      {!phone && <KeysFoot />}
    </>
  );
}

function KeysFoot() {
  return (
    <p className={inboxClasses.keys} aria-hidden>
      <Key>J</Key> <Key>K</Key> {texts.keys.move} <Key>E</Key> {texts.keys.finish} <Key>?</Key>{' '}
      {texts.keys.all}
    </p>
  );
}
