import { monthAfter } from '@indeks/contract/months/months.rules';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconFileTypePdf, IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { useDownload } from '#shared/api/use-download.ts';
import { useMonth } from '#shared/months/use-month.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import type { OpenMeeting } from './meeting-dialogs.tsx';
import { MeetingsCalendar } from './meetings-calendar.tsx';
import { everybodysCsv, everybodysMeetings, everybodysPdf } from './meetings.api.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

const MeetingDialogs = lazy(() =>
  import('./meeting-dialogs.tsx').then((file) => ({ default: file.MeetingDialogs })),
);

/** Everybody's sessions of a month, for the secretariat. */
export function AllMeetingsPage() {
  const { month, setMonth, current } = useMonth();
  const result = useQuery(everybodysMeetings(month));
  const { show, of, anyOpen } = useOpen<OpenMeeting>();
  const pdf = useDownload(() => everybodysPdf(month));
  const csv = useDownload(() => everybodysCsv(month));
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
            icon: <IconPlus {...sign} />,
            onClick: () => add(),
          },
        })}
        secondary={
          isEmpty
            ? []
            : [
                { label: texts.csv, icon: <IconDownload {...sign} />, ...csv },
                { label: texts.pdfAll, icon: <IconFileTypePdf {...sign} />, ...pdf },
              ]
        }
      />
      <MeetingsCalendar
        month={month}
        result={result}
        change={may}
        onAdd={may ? add : undefined}
        onEdit={(meeting) =>
          show({ kind: 'form', meeting, person: { id: meeting.uid, name: meeting.username } })
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

const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
