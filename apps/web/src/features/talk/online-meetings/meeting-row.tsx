import { zoomProblemTexts } from '@indeks/contract/provider/admin-settings/zoom.texts';
import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { IconClock, IconUsers } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { OpenButton } from '#parts/talk/online-meetings/open-button.tsx';
import { timeOf } from '#shared/lib/moments.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { MeetingActions } from './meeting-actions.tsx';
import classes from './online-meetings.module.css';
import type { OpenMeeting } from './online-meetings-page.tsx';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';

interface MeetingRowProps {
  row: OnlineMeeting;
  show: (next: OpenMeeting) => void;
}

export function MeetingRow({ row, show }: MeetingRowProps) {
  const [address] = useSearchParams();
  const isChosen = address.get('meeting') === String(row.id);
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      <span className={classes.times}>
        <strong>{timeOf(row.starts_at)}</strong>
        <span>{timeOf(row.ends_at)}</span>
      </span>
      <span className={classes.bar} aria-hidden />
      <span className={classes.words}>
        <span className={classes.topic}>{row.topic}</span>
        <span className={classes.about}>
          {row.courseName} · {row.username}
        </span>
        <MeetingState row={row} />
      </span>
      <span className={classes.people}>
        <Icon of={IconUsers} size={iconSizes.small} />
        {row.attended === null
          ? texts.people(row.participants)
          : texts.attended(row.attended, row.participants)}
      </span>
      <span className={classes.actions}>
        <OpenButton row={row} />
        <MeetingActions row={row} show={show} />
      </span>
    </li>
  );
}

/** A meeting that exists at Zoom shows no state. */
function MeetingState({ row: { state, problem } }: { row: OnlineMeeting }) {
  if (state === 'created') return null;
  return (
    <span>
      <StatusChip
        tone={state === 'failed' ? 'error' : 'info'}
        {...(state === 'queued' && { icon: IconClock })}
      >
        {texts.states[state]}
      </StatusChip>
      {problem !== null && <span className={classes.problem}>{zoomProblemTexts[problem]}</span>}
    </span>
  );
}
