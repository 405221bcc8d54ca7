import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { IconVideo } from '@tabler/icons-react';
import { dayOf, timeOf } from '#shared/lib/moments.ts';
import { today } from '#shared/lib/today.ts';
import { useNow } from '#shared/lib/use-now.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { openButtonTexts as texts } from './open-button.texts.ts';
import classes from './open-button.module.css';
import { useMeetingLink } from './use-meeting-link.ts';

interface OpenButtonProps {
  row: Pick<OnlineMeeting, 'id' | 'topic' | 'opens_at' | 'can'>;
  main?: boolean;
}

/**
 * Who leads begins it, who takes part joins, each with a link of their own, once it is open. On its day the place of the
 * button says when that will be.
 */
export function OpenButton({ row, main = false }: OpenButtonProps) {
  const link = useMeetingLink();
  const now = useNow();
  const as = row.can.join ? 'join' : 'start';
  if (!row.can.join && !row.can.start) return null;
  if (now < Date.parse(row.opens_at)) {
    if (dayOf(row.opens_at) !== today()) return null;
    return <span className={classes.later}>{texts.opens[as](timeOf(row.opens_at))}</span>;
  }
  return (
    <BusyButton
      variant={main ? 'filled' : 'light'}
      size={main ? 'sm' : 'xs'}
      icon={IconVideo}
      busy={link.busy}
      aria-label={`${texts[as]}: ${row.topic}`}
      onClick={() => link.open(row.id, as)}
    >
      {texts[as]}
    </BusyButton>
  );
}
