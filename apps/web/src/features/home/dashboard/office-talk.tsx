import { issueStatus, issueStatusNames } from '@indeks/contract/talk/issues/issues.keys';
import { IconLifebuoy, IconMessage } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { conversationsQuery, inboxCountsQuery, inboxQuery, unreadMessagesQuery } from '#data/talk/chat.ts';
import { issueCountsQuery, issuesPageQuery } from '#data/talk/issues.ts';
import { writeMinutes, writeWaiting } from '#parts/talk/conversation/waiting-words.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { useNow } from '#shared/lib/use-now.ts';
import classes from './dashboard-cards.module.css';
import { OfficeCard } from './office-card.tsx';
import { officeTexts } from './office.texts.ts';

const { messages: messageTexts, inbox: inboxTexts, issues: issueTexts } = officeTexts;

/** As many lines as the other cards have. */
const shown = 5;

/** What waits in the shared inbox, or what the person has not read. */
export function MessagesCard() {
  return useSession().permissions.includes('chat.inbox') ? <InboxCard /> : <UnreadCard />;
}

/**
 * How many wait for an answer of the secretariat, which no view shows alone, and how long answers take; of what is nobody's
 * how much there is, and who waits longest.
 */
function InboxCard() {
  const { data: counts } = useQuery(inboxCountsQuery);
  const { data } = useInfiniteQuery(inboxQuery('unclaimed'));
  const now = useNow();
  if (!counts || !data) return null;
  const { waiting, unclaimed, median_minutes: median } = counts;
  const conversations = data.pages.flatMap(({ items }) => items).slice(0, shown);
  return (
    <OfficeCard
      texts={inboxTexts}
      icon={IconMessage}
      count={waiting.total}
      second={
        <>
          <p className={classes.second}>
            <Link to="/chat?view=unclaimed">{inboxTexts.unclaimed(unclaimed.total, unclaimed.capped)}</Link>
          </p>
          {median !== null && <p className={classes.context}>{inboxTexts.median(writeMinutes(median))}</p>}
        </>
      }
      lines={conversations.flatMap(({ uid, name, waiting_since: since, lastActiveItems: [last] }) =>
        since === null
          ? []
          : {
              key: uid,
              to: `/chat?view=unclaimed&user=${uid}`,
              words: name,
              detail: last?.text,
              chip: writeWaiting(since, now),
              tone: 'warning' as const,
            },
      )}
    />
  );
}

/** Messages that the person has not read, by conversation, the newest first. */
function UnreadCard() {
  const { data: counted } = useQuery(unreadMessagesQuery);
  const { data } = useInfiniteQuery(conversationsQuery(true));
  if (!counted || !data) return null;
  const conversations = data.pages.flatMap(({ items }) => items).slice(0, shown);
  return (
    <OfficeCard
      texts={messageTexts}
      icon={IconMessage}
      count={counted.unread}
      lines={conversations.map(({ uid, name, unread, lastActiveItems: [last] }) => ({
        key: uid,
        to: `/chat?user=${uid}`,
        words: name,
        detail: last && formatDateTime(last.datetime),
        chip: messageTexts.unread(unread),
        tone: 'warning',
      }))}
    />
  );
}

const open = [issueStatus.accepted, issueStatus.inProgress];

/** Problems that are not solved, those that wait longest for an answer first. */
export function IssuesCard() {
  const { data: counts } = useQuery(issueCountsQuery);
  const { data } = useQuery(
    issuesPageQuery({
      page: 1,
      itemsPerPage: 10,
      sortBy: 'waiting',
      sortDesc: false,
      status: open.join(','),
    }),
  );
  if (!counts || !data) return null;
  return (
    <OfficeCard
      texts={issueTexts}
      icon={IconLifebuoy}
      count={counts.accepted + counts.in_progress}
      to={`/issue-tracker?view=list&${open.map((status) => `status=${status}`).join('&')}`}
      lines={data.items.slice(0, shown).map(({ id, title, reporter, status }) => ({
        key: id,
        to: `/issue-tracker/${id}`,
        words: title,
        detail: reporter?.name,
        chip: issueStatusNames[status],
      }))}
    />
  );
}
