import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { formatDay, formatWeekday } from '#shared/lib/format.ts';
import { dayAfter } from '#shared/lib/moments.ts';
import { today } from '#shared/lib/today.ts';
import classes from './online-meetings.module.css';
import { MeetingRow } from './meeting-row.tsx';
import type { OpenMeeting } from './online-meetings-page.tsx';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';
import { RunningMeeting } from './running-meeting.tsx';
import { present } from '#shared/lib/clock.ts';

interface AgendaProps {
  meetings: readonly OnlineMeeting[];
  show: (next: OpenMeeting) => void;
}

/** The running ones on top, the others by day. */
export function Agenda({ meetings, show }: AgendaProps) {
  const running = meetings.filter(isRunning);
  const others = meetings.filter((row) => !running.includes(row));
  return (
    <>
      {running.map((row) => (
        <RunningMeeting key={row.id} row={row} show={show} />
      ))}
      {Object.entries(Object.groupBy(others, ({ date }) => date)).map(([day, rows = []]) => (
        <section key={day} aria-label={`${nameDay(day)} ${formatRest(day)}`}>
          <h2 className={classes.day}>
            <strong>{nameDay(day)}</strong> {formatRest(day)}
          </h2>
          <ul className={classes.rows}>
            {rows.map((row) => (
              <MeetingRow key={row.id} row={row} show={show} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const isRunning = ({ meetingId, starts_at, ends_at }: OnlineMeeting): boolean => {
  const now = new Date(present()).toISOString();
  return meetingId !== null && starts_at <= now && ends_at > now;
};

const isNear = (day: string): boolean => day === today() || day === dayAfter(today());

const nameDay = (day: string): string => {
  if (day === today()) return texts.today;
  if (day === dayAfter(today())) return texts.tomorrow;
  const weekday = formatWeekday(day);
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
};

/** The weekday is said once. */
const formatRest = (day: string): string => {
  const date = formatDay(day);
  return isNear(day) ? `${formatWeekday(day)}, ${date}` : date;
};
