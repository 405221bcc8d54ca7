import { monthOf } from '@indeks/contract/common/months.rules';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChecks, IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { fetchAllMeetingsCsv } from '#data/month/meetings.ts';
import { backlogQuery, waitingReportsQuery } from '#data/month/report-review.ts';
import { useAddressChoice } from '#parts/month/monthly-reports/use-address-choice.ts';
import { isMonth } from '#parts/month/monthly-reports/use-month.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatMonth, formatMonthName } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import type { ListState } from '#shared/ui/table/list-state.ts';
import type { ReportChoices } from './report-filters.tsx';
import { reportsListOptions, ReportsTable } from './reports-list.tsx';
import classes from './report-review.module.css';
import { useAcceptClean } from './report-review.api.ts';
import { reportsTexts as texts } from './report-review.texts.ts';

/** The reports of all lecturers for a month, with those that wait for the secretariat. */
export function ReportsPage() {
  const { month, setMonth, current, pinned } = useMonthToDecide();
  const list = useListState(reportsListOptions);
  const { data: counts } = useQuery({
    ...waitingReportsQuery(month ?? current),
    enabled: month !== undefined,
  });
  const csv = useDownload(() => fetchAllMeetingsCsv(month ?? current));
  const [asking, setAsking] = useState(false);
  const clean = counts?.clean ?? 0;
  const waiting = counts?.waiting ?? 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        help={waiting > 0 ? <Waiting waiting={waiting} clean={clean} month={month ?? current} /> : texts.help}
        controls={<MonthSelector value={month ?? current} onChange={setMonth} last={current} />}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }]}
        {...(isWhole(list.state) &&
          clean > 0 && {
            main: {
              label: texts.acceptClean(clean),
              shortLabel: texts.acceptCleanShort(clean),
              icon: IconChecks,
              onClick: () => setAsking(true),
            },
          })}
      />
      {counts?.waiting === 0 && <AllDecided />}
      {month !== undefined && pinned && <ReportsTable list={list} month={month} counts={counts} />}
      <AcceptClean opened={asking} onClose={() => setAsking(false)} month={month ?? current} count={clean} />
    </>
  );
}

/** How many wait in this month, and in the oldest of the others; a phone begins with the rows. */
function Waiting({ waiting, clean, month }: { waiting: number; clean: number; month: string }) {
  const { data } = useQuery(backlogQuery);
  const other = data?.months.find((of) => of.month !== month);
  const isSameYear = other?.month.slice(0, 4) === month.slice(0, 4);
  return (
    <span className={classes.waitingHelp}>
      {texts.waiting(waiting, waiting - clean)}
      {other && (
        <>
          {' '}
          {texts.elsewhere((isSameYear ? formatMonthName : formatMonth)(other.month))}{' '}
          <Anchor
            component={Link}
            to={`/reports?month=${other.month}&waiting=1`}
            className={classes.otherMonth}
          >
            {texts.stillWaiting(other.waiting)}
          </Anchor>
          .
        </>
      )}
    </span>
  );
}

/** Those that are accepted at once are those of the whole month: the button stands only above a list that has them all. */
const isWhole = ({ search, filters: { type, place } }: ListState<'name', ReportChoices>): boolean =>
  search === '' && type === '' && place === '';

/**
 * The month of the address; opened without one, the oldest that waits, with those who wait alone. It then stands in the
 * address, so that the screen stays where it is when the last report is decided. Undefined until it is known.
 */
function useMonthToDecide() {
  const current = monthOf(today());
  const [asked, setMonth] = useAddressChoice('month', isMonth, '');
  const { data, isError } = useQuery({ ...backlogQuery, enabled: asked === '' });
  const [params, setParams] = useSearchParams();
  const oldest = isError ? current : data && (data.oldest ?? current);
  const month = asked === '' ? oldest : asked;
  useEffect(() => {
    if (asked !== '' || oldest === undefined) return;
    const pinned = new URLSearchParams(params);
    pinned.set('month', oldest);
    if (data?.oldest === oldest) pinned.set('waiting', '1');
    setParams(pinned, { replace: true, preventScrollReset: true });
    // Only once, when the month is known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, oldest]);
  // Before, the list would show everybody, and those who wait a moment later.
  return { month, setMonth, current, pinned: asked !== '' };
}

/** Says that no report of this month is waiting, and which months still have some. */
function AllDecided() {
  const { data } = useQuery(backlogQuery);
  if (!data) return null;
  const { oldest } = data;
  return (
    <Notice tone="ok" title={oldest === null ? texts.allDecided : undefined} className={classes.decided}>
      {oldest === null ? (
        texts.allDecidedHelp
      ) : (
        <>
          {texts.monthDecided} <Link to={`/reports?month=${oldest}`}>{formatMonth(oldest)}</Link>
        </>
      )}
    </Notice>
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
