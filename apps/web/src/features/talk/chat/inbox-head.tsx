import { inboxViews, type InboxView } from '@indeks/contract/talk/chat/chat.keys';
import { useQuery } from '@tanstack/react-query';
import { IconMailForward, IconSpeakerphone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { inboxCountsQuery } from '#data/talk/chat.ts';
import { messageActionTexts } from '#parts/notices/notifications/messages/messages.texts.ts';
import { addressOfMessage } from '#parts/notices/notifications/messages/recipients.ts';
import { writeWaiting } from '#parts/talk/conversation/waiting-words.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatNumber } from '#shared/lib/format.ts';
import { useNow } from '#shared/lib/use-now.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { chatTexts, inboxTexts as texts } from './chat.texts.ts';
import classes from './inbox.module.css';

/** The name of the inbox, what leads to many, and its views with how much each holds. */
export function InboxHead({ view }: { view: InboxView }) {
  const { permissions } = useSession();
  const counts = useQuery(inboxCountsQuery).data;
  const now = useNow();
  const toMany = [
    { label: chatTexts.sentToMany, icon: IconMailForward, to: '/sent-messages' },
    {
      label: messageActionTexts.actionToEveryone,
      icon: IconSpeakerphone,
      to: addressOfMessage({ audience: 'everyone' }, '/chat'),
    },
  ];
  const longest = counts?.longest;
  return (
    <div className={classes.headOfInbox}>
      <PageHeader
        title={texts.title}
        {...(permissions.includes('chat.broadcast') && { secondary: toMany })}
      />
      <div className={classes.viewRow}>
        <nav className={classes.views} aria-label={texts.views}>
          {inboxViews.map((one) => (
            <Link
              key={one}
              to={{ search: `?view=${one}` }}
              className={classes.view}
              aria-current={one === view ? 'page' : undefined}
            >
              {texts.view[one]}
              {counts && <span className={classes.viewCount}>{writeCount(counts[one])}</span>}
            </Link>
          ))}
        </nav>
        {longest && (
          <p className={classes.longest}>{texts.longest(longest.name, writeWaiting(longest.since, now))}</p>
        )}
      </div>
    </div>
  );
}

/** 1 000+ where counting stopped. */
const writeCount = ({ total, capped }: { total: number; capped: boolean }): string =>
  `${formatNumber(total)}${capped ? '+' : ''}`;
