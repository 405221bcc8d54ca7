import { monthAfter } from '@indeks/contract/months/months.rules';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconFileTypePdf, IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { allMeetingsQuery, fetchAllMeetingsCsv, fetchAllMeetingsPdf } from '#data/meetings.ts';
import { useMonth } from '#parts/months/use-month.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import type { OpenMeeting } from './meeting-dialogs.tsx';
import { MeetingsCalendar } from './meetings-calendar.tsx';
import { meetingsTexts as texts } from './meetings.texts.ts';

const MeetingDialogs = lazy(() =>
  import('./meeting-dialogs.tsx').then((file) => ({ default: file.MeetingDialogs })),
);

/** Everybody's meetings of a month, for the secretariat. */
export function AllMeetingsPage() {
  const { month, setMonth, current } = useMonth();
  const result = useQuery(allMeetingsQuery(month));
  const { show, of, anyOpen } = useOpen<OpenMeeting>();
  const pdf = useDownload(() => fetchAllMeetingsPdf(month));
  const csv = useDownload(() => fetchAllMeetingsCsv(month));
  const may = result.data?.can.add ?? false;
  const isEmpty = result.data?.items.length === 0;
  const add = (day?: string) => show({ kind: 'choose-person', ...(day !== undefined && { day }) });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.helpAll}
        controls={<MonthSelector value={month} onChange={setMonth} last={monthAfter(current, 12)} />}
        {...(may && {
          main: {
            label: texts.addForPerson,
            shortLabel: texts.addShort,
            icon: IconPlus,
            onClick: () => add(),
          },
        })}
        secondary={
          isEmpty
            ? []
            : [
                { label: texts.csv, icon: IconDownload, ...csv },
                { label: texts.pdfAll, icon: IconFileTypePdf, ...pdf },
              ]
        }
      />
      <MeetingsCalendar
        month={month}
        result={result}
        change={may}
        onAdd={may ? add : undefined}
        onEdit={(meeting) =>
          show({ kind: 'form', row: meeting, person: { id: meeting.uid, name: meeting.username } })
        }
        onRemove={(meeting) => show({ kind: 'remove', rows: [meeting] })}
        withPerson
        days={result.data?.days}
      />
      <WhenOpened opened={anyOpen}>
        <MeetingDialogs of={of} show={show} month={month} />
      </WhenOpened>
    </>
  );
}
