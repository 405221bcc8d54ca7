import { Anchor } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fileGroupsQuery } from '#data/talk/file-groups.ts';
import { onlineMeetingsQuery } from '#data/talk/online-meetings.ts';
import { FileMark } from '#parts/notices/attachments/file-mark.tsx';
import { formatDay, formatNumericDate } from '#shared/lib/format.ts';
import { dayAfter, dayOf, timeOf } from '#shared/lib/moments.ts';
import { today } from '#shared/lib/today.ts';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './student-pages.module.css';
import { comingUpTexts as texts } from './student-pages.texts.ts';
import { SummaryCard } from './summary-card.tsx';

const upcomingQuery = onlineMeetingsQuery('all', { page: 1, itemsPerPage: 5, when: 'upcoming' });

/** The next online meeting, if there is one. Its own page says when it cannot be read. */
export function NextMeeting() {
  const { data } = useQuery(upcomingQuery);
  const next = data?.items[0];
  if (!next) return null;
  return (
    <SummaryCard
      title={texts.meeting}
      icon={IconVideo}
      tone="brand"
      value={timeOf(next.starts_at)}
      of={whenIs(dayOf(next.starts_at))}
      more={{ to: '/online-meetings', label: texts.openMeetings }}
    >
      <strong className={classes['named']}>{next.topic}</strong>
      <p className={classes['quiet']}>{texts.ledBy(next.username, next.duration)}</p>
    </SummaryCard>
  );
}

function whenIs(day: string): string {
  if (day === today()) return texts.today(formatDay(day));
  return day === dayAfter(today()) ? texts.tomorrow(formatDay(day)) : formatDay(day);
}

const shownDocuments = 3;

/** Documents that came since the last visit to them, the newest first. */
export function NewDocuments() {
  const { data } = useQuery(fileGroupsQuery);
  const fresh = (data?.items ?? [])
    .flatMap(({ files }) => files.filter((file) => file.fresh))
    .toSorted((one, other) => other.added.localeCompare(one.added))
    .slice(0, shownDocuments);
  if (fresh.length === 0) return null;
  return (
    <Card title={texts.documents} aside={<More to="/student-general-information" />}>
      <ul className={classes['places']}>
        {fresh.map((file) => (
          <li key={file.id} className={classes['coming']}>
            <FileMark name={file.name} />
            <div>
              <strong>{file.name}</strong>
              <div className={classes['quiet']}>{formatNumericDate(file.added.slice(0, 10))}</div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function More({ to }: { to: string }) {
  return (
    <Anchor component={Link} to={to}>
      {texts.seeAll}
    </Anchor>
  );
}
