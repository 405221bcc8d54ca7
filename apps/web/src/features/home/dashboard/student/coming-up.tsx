import type { GroupFile } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { Anchor } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fileGroupsQuery } from '#data/talk/file-groups.ts';
import { onlineMeetingsQuery } from '#data/talk/online-meetings.ts';
import { FileMark } from '#parts/notices/attachments/file-mark.tsx';
import { OpenButton } from '#parts/talk/online-meetings/open-button.tsx';
import { formatDay, formatNumericDate, formatWeekday } from '#shared/lib/format.ts';
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
      {...whenIs(next.starts_at)}
      more={{ to: '/online-meetings', label: texts.openMeetings }}
    >
      <strong className={classes.named}>{next.topic}</strong>
      <p className={classes.quiet}>{texts.ledBy(next.username, next.duration)}</p>
      <OpenButton row={next} main />
    </SummaryCard>
  );
}

/** Today and tomorrow the hour is what matters, later the day. */
function whenIs(startsAt: string): { value: string; of: string } {
  const [day, time] = [dayOf(startsAt), timeOf(startsAt)];
  if (day === today()) return { value: time, of: texts.today(formatDay(day)) };
  if (day === dayAfter(today())) return { value: time, of: texts.tomorrow(formatDay(day)) };
  return { value: formatDay(day), of: texts.later(formatWeekday(day), time) };
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
      <ul className={classes.places}>
        {fresh.map((file) => (
          <li key={file.id} className={classes.coming}>
            <FileMark name={file.name} />
            <div>
              <strong>{nameDocument(file)}</strong>
              <div className={classes.quiet}>{describeDocument(file)}</div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** By what it is; by the file's name where nobody described it. */
const nameDocument = ({ name, description }: GroupFile): string => description || name;

const describeDocument = ({ name, description, added }: GroupFile): string =>
  [...(description === '' ? [] : [name]), formatNumericDate(added.slice(0, 10))].join(' · ');

function More({ to }: { to: string }) {
  return (
    <Anchor component={Link} to={to}>
      {texts.seeAll}
    </Anchor>
  );
}
