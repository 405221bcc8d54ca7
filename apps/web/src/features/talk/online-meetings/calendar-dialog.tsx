import { calendarFeedRoutes as routes } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import type {
  CalendarFeed,
  MadeCalendarFeed,
} from '@indeks/contract/talk/calendar-feeds/calendar-feeds.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { calendarFeedsQuery } from '#data/talk/calendar-feeds.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import { CalendarForm } from './calendar-form.tsx';
import { MadeCalendar } from './made-calendar.tsx';
import classes from './calendar-dialog.module.css';

interface CalendarDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Private addresses of calendars, each told once; the secretariat has them of places, too. */
export function CalendarDialog({ opened, onClose }: CalendarDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      {opened && <Addresses />}
    </Dialog>
  );
}

function Addresses() {
  const [made, setMade] = useState<MadeCalendarFeed>();
  const [ending, setEnding] = useState<CalendarFeed>();
  const revoke = useCall('meetings', routes.revoke);
  const end = async () => {
    if (!ending) return;
    await revoke({ params: { id: ending.id } });
    if (made?.id === ending.id) setMade(undefined);
    snackbar(texts.revoked);
  };
  return (
    <div className={classes.parts}>
      <p className={classes.help}>{texts.help}</p>
      {made ? (
        <MadeCalendar feed={made} onAnother={() => setMade(undefined)} />
      ) : (
        <CalendarForm onMade={setMade} />
      )}
      <Feeds onRevoke={setEnding} />
      <Confirm
        opened={ending !== undefined}
        onClose={() => setEnding(undefined)}
        question={texts.revokeQuestion(ending?.name ?? '')}
        consequence={texts.revokeConsequence}
        confirmLabel={texts.revokeConfirm}
        icon={IconTrash}
        tone="danger"
        failed={texts.revokeFailed}
        onConfirm={end}
      />
    </div>
  );
}

/** The addresses that somebody may still read. */
function Feeds({ onRevoke }: { onRevoke: (feed: CalendarFeed) => void }) {
  const { data } = useQuery(calendarFeedsQuery);
  if (!data) return null;
  return (
    <section className={classes.feeds} aria-label={texts.list}>
      <h3 className={classes.heading}>{texts.list}</h3>
      {data.items.length === 0 && <p className={classes.quiet}>{texts.none}</p>}
      <ul className={classes.list}>
        {data.items.map((feed) => (
          <li key={feed.id} className={classes.feed}>
            <span className={classes.words}>
              <strong>{feed.name}</strong>
              <span className={classes.quiet}>{describe(feed)}</span>
            </span>
            <Button
              variant="subtle"
              color="danger"
              size="compact-sm"
              leftSection={<Icon of={IconTrash} />}
              aria-label={`${texts.revoke}: ${feed.name}`}
              onClick={() => onRevoke(feed)}
            >
              {texts.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const describe = ({ placeName, kinds, created_at, asked_at }: CalendarFeed): string =>
  [
    placeName ?? texts.own,
    kinds.map((kind) => texts.kindNames[kind]).join(', '),
    texts.made(formatDateTime(created_at)),
    asked_at === null ? texts.neverAsked : texts.asked(formatDateTime(asked_at)),
  ].join(' · ');
