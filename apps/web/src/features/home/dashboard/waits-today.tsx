import type { MonthTask } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { lastDayToSend, monthOf, openMonths } from '@indeks/contract/common/months.rules';
import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { SendingPreview } from '@indeks/contract/month/report-review/report-review.schemas';
import { IconVideo } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { reportsOfYearQuery, sendingQuery } from '#data/month/report-review.ts';
import { onlineMeetingsQuery } from '#data/talk/online-meetings.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { today } from '#shared/lib/today.ts';
import classes from './dashboard-cards.module.css';
import { dashboardTexts } from './dashboard.texts.ts';
import { LatestNotifications } from './latest-notifications.tsx';
import { OfficeCard } from './office-card.tsx';
import { MessagesCard } from './office-talk.tsx';
import { Todo } from './todo.tsx';

const texts = dashboardTexts.meetingsToday;

/** What waits for people whose first page has no cards of its own: their month, the meetings of the day, messages. */
export function WaitsToday() {
  const { permissions } = useSession();
  return (
    <div className={`${classes.office} ${classes.waits}`}>
      {permissions.includes('work-times.submit') && <OpenMonths />}
      {permissions.includes('online-meetings.manage') && <MeetingsToday />}
      <MessagesCard />
      <LatestNotifications />
    </div>
  );
}

/** Rejected months of the last year, and those that can be sent now, each with its last day. */
function OpenMonths() {
  const months = openMonths(today()).toReversed();
  const { data: reports } = useQuery(reportsOfYearQuery(monthOf(today())));
  const previews = useQueries({ queries: months.map((month) => sendingQuery(month)) });
  if (!reports || previews.some(({ data }) => data === undefined)) return null;
  const unsent = months.flatMap((month, index) =>
    (previews[index]?.data?.previews ?? []).flatMap((preview) => describeUnsent(month, preview)),
  );
  return <Todo tasks={[...reports.items.flatMap(describeRejected), ...unsent]} />;
}

const describeRejected = ({ status, type, date_from, reason }: Report): MonthTask[] =>
  status === reportStatus.rejected
    ? [{ kind: 'rejected', type, month: monthOf(date_from), reason, until: null, entries: 0 }]
    : [];

/** A month without entries is named too: its last day comes as well. */
const describeUnsent = (month: string, { type, entries, status }: SendingPreview): MonthTask[] =>
  status === null
    ? [{ kind: 'unsent', type, month, reason: null, until: lastDayToSend(month), entries }]
    : [];

/** As many as one day has. */
const soon = onlineMeetingsQuery('all', { page: 1, itemsPerPage: 50, when: 'upcoming' });

/** Those that begin today, with the hour. */
function MeetingsToday() {
  const { data } = useQuery(soon);
  if (!data) return null;
  const day = today();
  const ofToday = data.items.filter(({ date }) => date === day);
  return (
    <OfficeCard
      texts={texts}
      icon={IconVideo}
      count={ofToday.length}
      to="/online-meetings"
      lines={ofToday.map(({ id, topic, time, username, courseName }) => ({
        key: id,
        to: `/online-meetings?meeting=${id}`,
        words: topic,
        detail: `${courseName}, ${username}`,
        chip: time,
        tone: 'brand',
      }))}
    />
  );
}
