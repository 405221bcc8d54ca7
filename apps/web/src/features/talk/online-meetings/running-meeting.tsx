import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { OpenButton } from '#parts/talk/online-meetings/open-button.tsx';
import { timeOf } from '#shared/lib/moments.ts';
import { MeetingActions } from './meeting-actions.tsx';
import classes from './online-meetings.module.css';
import type { OpenMeeting } from './online-meetings-page.tsx';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';
import { present } from '#shared/lib/clock.ts';

interface RunningMeetingProps {
  row: OnlineMeeting;
  show: (next: OpenMeeting) => void;
}

export function RunningMeeting({ row, show }: RunningMeetingProps) {
  return (
    <section className={classes.running} aria-label={row.topic}>
      <div className={classes.words}>
        <span className={classes.live}>{texts.running(minutesSince(row.starts_at))}</span>
        <h2 className={classes.runningTopic}>{row.topic}</h2>
        <span className={classes.about}>
          {row.username} · {timeOf(row.starts_at)}–{timeOf(row.ends_at)} · {texts.people(row.participants)}
        </span>
      </div>
      <div className={classes.actions}>
        <MeetingActions row={row} show={show} />
        <OpenButton row={row} main />
      </div>
    </section>
  );
}

const minutesSince = (instant: string): number => Math.floor((present() - Date.parse(instant)) / 60_000);
