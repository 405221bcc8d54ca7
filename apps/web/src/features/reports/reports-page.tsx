import { useQuery } from '@tanstack/react-query';
import { IconChecks, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { fetchAllMeetingsCsv } from '#data/meetings.ts';
import { waitingReportsQuery } from '#data/reports.ts';
import { useMonth } from '#parts/months/use-month.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatMonth } from '#shared/lib/format.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { reportsListOptions, ReportsTable } from './reports-list.tsx';
import { useAcceptClean } from './reports.api.ts';
import { reportsTexts as texts } from './reports.texts.ts';

/** What every lecturer sent for a month, and what waits for the secretariat. */
export function ReportsPage() {
  const { month, setMonth, current } = useMonth();
  const list = useListState(reportsListOptions);
  const { data: counts } = useQuery(waitingReportsQuery(month));
  const csv = useDownload(() => fetchAllMeetingsCsv(month));
  const [asking, setAsking] = useState(false);
  const clean = counts?.clean ?? 0;
  const waiting = counts?.waiting ?? 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        help={waiting > 0 ? `${texts.help} ${texts.waiting(waiting)}` : texts.help}
        controls={<MonthSelector value={month} onChange={setMonth} last={current} />}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }]}
        {...(clean > 0 && {
          main: {
            label: texts.acceptClean(clean),
            shortLabel: texts.acceptCleanShort(clean),
            icon: IconChecks,
            onClick: () => setAsking(true),
          },
        })}
      />
      <ReportsTable list={list} month={month} />
      <AcceptClean opened={asking} onClose={() => setAsking(false)} month={month} count={clean} />
    </>
  );
}

interface AcceptCleanProps {
  opened: boolean;
  onClose: () => void;
  month: string;
  count: number;
}

function AcceptClean({ opened, onClose, month, count }: AcceptCleanProps) {
  const accept = useAcceptClean();
  // The count becomes 0 while the dialog is still closing, so the dialog keeps the number it asked about.
  const [asked, setAsked] = useState(count);
  if (opened && !accept.isPending && asked !== count && count > 0) setAsked(count);
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      question={texts.acceptQuestion(asked)}
      consequence={texts.acceptConsequence(formatMonth(month))}
      confirmLabel={texts.acceptConfirm(asked)}
      icon={IconChecks}
      tone="brand"
      failed={texts.acceptFailed}
      onConfirm={async () => {
        const { accepted } = await accept.mutateAsync(month);
        snackbar(texts.accepted(accepted));
      }}
    />
  );
}
