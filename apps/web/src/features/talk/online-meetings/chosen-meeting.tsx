import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { chosenMeetingQuery } from '#data/talk/online-meetings.ts';
import { call } from '#shared/api/call.ts';
import { formatDate } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { MeetingRow } from './meeting-row.tsx';
import classes from './online-meetings.module.css';
import type { OpenMeeting } from './online-meetings-page.tsx';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';

/** The meeting that a mail, a notification or a calendar leads to, on whichever page of the list it stands. */
export function ChosenMeeting({ show }: { show: (next: OpenMeeting) => void }) {
  const [address] = useSearchParams();
  const id = Number(address.get('meeting'));
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data } = useQuery({ ...chosenMeetingQuery(id), enabled: isNumber });
  const row = data?.items.find((one) => one.id === id);
  // Read again by the next opening where it fails; nothing on the screen hangs on it.
  const opened = row?.id;
  useEffect(() => {
    if (opened !== undefined) void call(routes.seen, { params: { id: opened } }).catch(() => undefined);
  }, [opened]);
  if (!row || !isNumber) return null;
  return (
    <div className={classes.chosen}>
      <Card title={texts.chosen} aside={formatDate(row.date)} flush>
        <ul className={classes.rows}>
          <MeetingRow row={row} show={show} />
        </ul>
      </Card>
    </div>
  );
}
