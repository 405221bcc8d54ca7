import { calendarFeedRoutes as routes } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCalendarPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { calendarFeedsQuery } from '#data/talk/calendar-feeds.ts';
import { PlaceControl } from '#parts/provider/places/place-control.tsx';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import classes from './meeting-dialogs.module.css';

interface CalendarDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The private address of one's calendar, told once; the secretariat has one for each place, too. */
export function CalendarDialog({ opened, onClose }: CalendarDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      {opened && <Addresses />}
    </Dialog>
  );
}

function Addresses() {
  const { permissions } = useSession();
  const [pid, setPid] = useState<number | null>(null);
  const [address, setAddress] = useState<string>();
  const make = useCall('meetings', routes.make);
  const revoke = useCall('meetings', routes.revoke);
  const tell = (error: unknown) => snackbar(readMessage(error), { tone: 'error' });
  const end = async (id: number) => {
    try {
      await revoke({ params: { id } });
      setAddress(undefined);
      snackbar(texts.revoked);
    } catch (error) {
      tell(error);
    }
  };
  return (
    <div className={classes['participants']}>
      <p>{texts.help}</p>
      {permissions.includes('all-meetings.manage') && (
        <PlaceControl
          label={texts.place}
          placeholder={texts.own}
          clearable
          value={pid}
          onChange={(place) => setPid(place)}
        />
      )}
      <div>
        <Button
          leftSection={<Icon of={IconCalendarPlus} />}
          onClick={() => void make({ body: { pid } }).then((made) => setAddress(made.address), tell)}
        >
          {texts.make}
        </Button>
      </div>
      {address !== undefined && (
        <Notice tone="ok" title={texts.once}>
          <span className={classes['address']}>{address}</span>{' '}
          <CopyButton value={address} label={texts.copy} />
        </Notice>
      )}
      <Feeds onRevoke={(id) => void end(id)} />
    </div>
  );
}

/** The addresses that somebody may still read. */
function Feeds({ onRevoke }: { onRevoke: (id: number) => void }) {
  const { data } = useQuery(calendarFeedsQuery);
  return (
    <ul className={classes['rows']} aria-label={texts.list}>
      {data?.items.map((feed) => (
        <li key={feed.id} className={classes['chosen']}>
          <span>{texts.since(feed.placeName ?? texts.own, formatDateTime(feed.created_at))}</span>
          <Button
            variant="subtle"
            color="danger"
            size="compact-sm"
            leftSection={<Icon of={IconTrash} />}
            aria-label={`${texts.revoke}: ${feed.placeName ?? texts.own}`}
            onClick={() => onRevoke(feed.id)}
          >
            {texts.revoke}
          </Button>
        </li>
      ))}
    </ul>
  );
}
