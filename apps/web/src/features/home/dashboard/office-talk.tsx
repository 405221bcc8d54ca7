import { issueStatus, issueStatusNames } from '@indeks/contract/talk/issues/issues.keys';
import { IconLifebuoy, IconMessage } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { conversationsQuery, unreadMessagesQuery } from '#data/talk/chat.ts';
import { issueCountsQuery, issuesPageQuery } from '#data/talk/issues.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { OfficeCard } from './office-card.tsx';
import { officeTexts } from './office.texts.ts';

const { messages: messageTexts, issues: issueTexts } = officeTexts;

/** As many lines as the other cards have. */
const shown = 5;

/** Messages that nobody has read, by conversation, the newest first. */
export function MessagesCard() {
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
