import { monthAfter } from '@indeks/contract/common/months.rules';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconFileTypePdf, IconPlus } from '@tabler/icons-react';
import {
  allMeetingsQuery,
  fetchAllMeetingsCsv,
  fetchAllMeetingsPdf,
  orderAllMeetingsPdf,
} from '#data/month/meetings.ts';
import { useMonth } from '#parts/month/monthly-reports/use-month.ts';
import { OrderedListStrip } from '#parts/notices/ordered-lists/ordered-list-strip.tsx';
import { useListDownload } from '#parts/notices/ordered-lists/use-list-download.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import classes from './all-meetings.module.css';
import { AllMeetingsCalendar } from './all-meetings-calendar.tsx';
import { CalendarFilters, calendarOptions, readCalendarFilter } from './all-meetings-filters.tsx';
import type { OpenMeeting } from './meeting-dialogs.tsx';
import { meetingsTexts as texts } from './meetings.texts.ts';

const MeetingDialogs = lazyPart(() => import('./meeting-dialogs.tsx').then((file) => file.MeetingDialogs));

/** Everybody's meetings of a month by place, for the secretariat. */
export function AllMeetingsPage() {
  const { month, setMonth, current } = useMonth();
  const list = useListState(calendarOptions);
  const filter = readCalendarFilter(list);
  const result = useQuery(allMeetingsQuery(month, filter));
  const { show, of, anyOpen } = useOpen<OpenMeeting>('meetings');
  const pdf = useListDownload({
    fetchFile: () => fetchAllMeetingsPdf(month, filter),
    order: () => orderAllMeetingsPdf(month, filter),
  });
  const csv = useDownload(() => fetchAllMeetingsCsv(month, filter));
  const may = result.data?.can.add ?? false;
  const isEmpty = result.data?.items.every(({ places }) => places.length === 0) ?? false;
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
      <OrderedListStrip kind="meetings" />
      <div className={classes.parts}>
        <CalendarFilters list={list} lecturerName={result.data?.filter.lecturer} />
        <AllMeetingsCalendar
          month={month}
          result={result}
          lecturer={filter.uid}
          onAdd={may ? add : undefined}
          onEdit={(meeting) =>
            show({ kind: 'form', row: meeting, person: { id: meeting.uid, name: meeting.username } })
          }
          onRemove={(meeting) => show({ kind: 'remove', rows: [meeting] })}
        />
      </div>
      <WhenOpened opened={anyOpen}>
        <MeetingDialogs of={of} show={show} month={month} />
      </WhenOpened>
    </>
  );
}
