import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { attendanceQuery, fetchAttendance } from '#data/talk/online-meetings.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { ColumnHeads } from '#shared/ui/table/column-heads.tsx';
import classes from './meeting-dialogs.module.css';
import type { OpenMeeting } from './online-meetings-page.tsx';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';

interface AttendanceDialogProps {
  attendance: OpenOf<Extract<OpenMeeting, { kind: 'attendance' }>>;
}

/** Who took part and for how many minutes, as Zoom told it. */
export function AttendanceDialog({ attendance }: AttendanceDialogProps) {
  const row = attendance.value?.row;
  return (
    <Dialog
      opened={attendance.opened}
      onClose={attendance.close}
      title={row ? `${texts.attendanceTitle}: ${row.topic}` : texts.attendanceTitle}
    >
      {row && <AttendanceOf id={row.id} />}
    </Dialog>
  );
}

function AttendanceOf({ id }: { id: number }) {
  const { data, isError, isFetching, refetch } = useQuery(attendanceQuery(id));
  const download = useDownload(() => fetchAttendance(id));
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return null;
  if (data.told_at === null) return <Notice tone="info">{texts.attendanceWaiting}</Notice>;
  return (
    <>
      <table className={classes.table}>
        <ColumnHeads names={[texts.participant, texts.minutes]} />
        <tbody>
          {data.items.map(({ uid, username, minutes }) => (
            <tr key={uid}>
              <td>{username}</td>
              <td>{minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.strangers > 0 && <p className={classes.quiet}>{texts.strangers(data.strangers)}</p>}
      <BusyButton variant="default" icon={IconDownload} {...download}>
        {texts.csv}
      </BusyButton>
    </>
  );
}
