import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingCountQuery } from '#data/money/bank-reports.ts';
import { unreadMessagesQuery } from '#data/talk/chat.ts';
import { issueCountsQuery } from '#data/talk/issues.ts';
import { unreadNotificationsQuery } from '#data/notices/notifications.ts';
import { backlogQuery } from '#data/month/report-review.ts';
import type { Badges } from '#app/shell/badges.ts';
import { useSession } from '#shared/api/session-context.tsx';

/** How much waits for the user: what is unread, reports to decide, payments to explain, issues to answer. Draws nothing, and is loaded after the frame. */
export function Counters({ onCount }: { onCount: (badges: Badges) => void }) {
  const { permissions } = useSession();
  const decides = permissions.includes('reports.decide');
  const backlog = useQuery({ ...backlogQuery, enabled: decides }).data?.waiting ?? 0;
  const settles = permissions.includes('settlements.manage');
  const payments = useQuery({ ...waitingCountQuery, enabled: settles }).data?.total ?? 0;
  const triages = permissions.includes('issues.triage');
  const issues = useQuery({ ...issueCountsQuery, enabled: triages }).data?.waiting ?? 0;
  const notifications = useQuery(unreadNotificationsQuery).data?.unread ?? 0;
  const messages = useQuery(unreadMessagesQuery).data?.unread ?? 0;
  useEffect(
    () =>
      onCount({
        '/reports': backlog,
        '/notifications': notifications,
        '/chat': messages,
        '/issue-tracker': issues,
        '/accountant-settlements': payments,
      }),
    [onCount, backlog, notifications, messages, payments, issues],
  );
  return null;
}
