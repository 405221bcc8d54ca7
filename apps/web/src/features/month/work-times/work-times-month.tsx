import { totalHours } from '@indeks/contract/month/work-times/work-times.rules';
import { online, type WorkTimesOfPerson } from '@indeks/contract/month/work-times/work-times.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { fetchHoursRegister, timesOfMonthQuery } from '#data/month/work-times.ts';
import { inToolbar, monthHeaderParts, type MonthProps } from '#parts/month/monthly-reports/month-header.tsx';
import { MonthReport } from '#parts/month/monthly-reports/month-report.tsx';
import { RejectionNotice } from '#parts/month/monthly-reports/rejection-notice.tsx';
import { ReviewedMonth } from '#parts/month/monthly-reports/reviewed-month.tsx';
import { useMonth } from '#parts/month/monthly-reports/use-month.ts';
import { useNewEntry } from '#shared/ui/page/use-new-entry.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Figures } from '#shared/ui/page/figures.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { HoursProposals } from './hours-proposals.tsx';
import type { OpenWorkTime } from './work-time-dialogs.tsx';
import { WorkTimesTable } from './work-times-table.tsx';
import { workTimesTexts as texts } from './work-times.texts.ts';

/** A person's hours of a month, from the first entry to the accepted report. */
export function WorkTimesMonth({ user, header = inToolbar }: MonthProps) {
  const { month, setMonth, current } = useMonth();
  const query = useQuery(timesOfMonthQuery(month, user));
  const { show, of, anyOpen } = useOpen<OpenWorkTime>('work-times');
  const addNew = () => show({ kind: 'form' });
  const add = { label: texts.add, shortLabel: texts.addShort, icon: IconPlus, onClick: addNew };
  const { data } = query;
  useNewEntry(data?.can.add === true, addNew);
  return (
    <>
      {header(monthHeaderParts({ month, setMonth, last: current, can: data?.can, add }))}
      <ReviewedMonth type="czas" month={month} user={user}>
        {data && <RejectionNotice report={data.time_report} can={data.can} />}
        {data?.can.add === true && <HoursProposals month={month} user={user} />}
        {data && <Totals data={data} />}
        <WorkTimesTable
          query={query}
          add={add}
          onEdit={(time) => show({ kind: 'form', row: time })}
          onRemove={(time) => show({ kind: 'remove', rows: [time] })}
        />
        {data && (
          <MonthReport
            type="czas"
            month={month}
            summary={texts.summary(data.items.length, data.total)}
            hasEntries={data.items.length > 0}
            report={data.time_report}
            can={data.can}
            fetchPdf={() => fetchHoursRegister(month, user)}
          />
        )}
      </ReviewedMonth>
      <WhenOpened opened={anyOpen}>
        <WorkTimeDialogs of={of} show={show} month={month} user={user} report={data?.time_report ?? null} />
      </WhenOpened>
    </>
  );
}

const WorkTimeDialogs = lazyPart(() =>
  import('./work-time-dialogs.tsx').then((file) => file.WorkTimeDialogs),
);

function Totals({ data }: { data: WorkTimesOfPerson }) {
  const { items, total } = data;
  const overNetwork = totalHours(items.filter(({ city }) => city === online));
  const onSite = totalHours(items.filter(({ city }) => city !== online));
  return (
    <Figures
      figures={[
        { label: texts.figures.total, value: texts.hours(total) },
        { label: texts.figures.onSite, value: texts.hours(onSite) },
        { label: texts.figures.online, value: texts.hours(overNetwork) },
      ]}
    />
  );
}
