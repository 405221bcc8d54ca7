import { monthAfter } from '@indeks/contract/common/months.rules';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { fetchMeetingsPdf, meetingsOfMonthQuery } from '#data/month/meetings.ts';
import { inToolbar, monthHeaderParts, type MonthProps } from '#parts/month/monthly-reports/month-header.tsx';
import { MonthReport } from '#parts/month/monthly-reports/month-report.tsx';
import { RejectionNotice } from '#parts/month/monthly-reports/rejection-notice.tsx';
import { ReviewedMonth } from '#parts/month/monthly-reports/reviewed-month.tsx';
import { useMonth } from '#parts/month/monthly-reports/use-month.ts';
import { useNewEntry } from '#shared/ui/page/use-new-entry.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { OpenMeeting } from './meeting-dialogs.tsx';
import { MeetingsCalendar } from './meetings-calendar.tsx';
import { countDays } from './meetings.rules.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

const MeetingDialogs = lazyPart(() => import('./meeting-dialogs.tsx').then((file) => file.MeetingDialogs));

/** A person's meetings of a month with their report. */
export function MeetingsMonth({ user, header = inToolbar }: MonthProps) {
  const { month, setMonth, current } = useMonth();
  const result = useQuery(meetingsOfMonthQuery(month, user));
  const { show, of, anyOpen } = useOpen<OpenMeeting>('meetings');
  const { items, can } = result.data ?? { items: [], can: undefined };
  const add = (day?: string) => show({ kind: 'form', day });
  useNewEntry(can?.add === true, () => add());
  return (
    <>
      {header(
        monthHeaderParts({
          month,
          setMonth,
          // Meetings may be planned ahead.
          last: monthAfter(current, 12),
          can,
          add: { label: texts.add, shortLabel: texts.addShort, icon: IconPlus, onClick: () => add() },
        }),
      )}
      <ReviewedMonth type="zjazd" month={month} user={user}>
        {result.data && <RejectionNotice report={result.data.meeting_report} can={result.data.can} />}
        <MeetingsCalendar
          month={month}
          result={result}
          change={can?.change ?? false}
          onAdd={can?.add ? add : undefined}
          onEdit={(meeting) => show({ kind: 'form', row: meeting })}
          onRemove={(meeting) => show({ kind: 'remove', rows: [meeting] })}
        />
        {result.data && (
          <MonthReport
            type="zjazd"
            month={month}
            summary={items.length === 0 ? texts.noMeetings : texts.summary(items.length, countDays(items))}
            hasEntries={items.length > 0}
            report={result.data.meeting_report}
            can={result.data.can}
            fetchPdf={() => fetchMeetingsPdf(month, user)}
          />
        )}
      </ReviewedMonth>
      <WhenOpened opened={anyOpen}>
        <MeetingDialogs of={of} show={show} month={month} user={user} />
      </WhenOpened>
    </>
  );
}
