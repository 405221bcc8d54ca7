import { Anchor } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { historyQuery } from '#data/talk/chat.ts';
import { MessageText } from '#parts/talk/conversation/message-text.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { chatTexts } from './chat.texts.ts';
import classes from './last-messages.module.css';
import { lastMessagesTexts as texts } from './last-messages.texts.ts';

const shown = 3;

/** The newest messages with somebody, on the page that keeps their data. */
export function LastMessages({ user }: { user: number }) {
  const result = useInfiniteQuery(historyQuery(user));
  const messages = result.data?.pages[0]?.messages.slice(-shown).toReversed();
  const toAll = (
    <Anchor component={Link} to={`/chat?user=${user}`}>
      {texts.open}
    </Anchor>
  );
  return (
    <Card title={texts.title} aside={toAll}>
      {messages === undefined && (
        <AwaitedState result={result} failed={texts.failed} text={texts.loading} rows={shown} columns={1} />
      )}
      {messages?.length === 0 && texts.none}
      <ul className={classes.list}>
        {messages?.map(({ id, own, author, text, deleted, attachment, datetime }) => (
          <li key={id}>
            <div className={classes.about}>
              {[own ? (author ?? texts.own) : texts.theirs, formatDateTime(datetime)].join(' · ')}
            </div>
            {deleted ? <em>{chatTexts.deleted}</em> : <MessageText text={text} />}
            {attachment && <div className={classes.about}>{attachment.name}</div>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
