import { bankRowSortKeys, rowStates, type RowState } from '@indeks/contract/bank-reports/bank-reports.keys';
import type { BankReportDetail } from '@indeks/contract/bank-reports/bank-reports.schemas';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { bankReportQuery, bankRowsQuery } from '#data/bank-reports.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { formatDateTime, formatMoney } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { AcceptBar } from './accept-bar.tsx';
import { BankRowsTable } from './bank-rows-table.tsx';
import type { OpenDecision } from './decision-dialogs.tsx';
import { ReportTiles } from './report-tiles.tsx';
import classes from './bank-reports.module.css';
import { bankReportTexts as texts, bankRowsTexts, removalTexts } from './bank-reports.texts.ts';

const DecisionDialogs = lazyPart(async () => (await import('./decision-dialogs.tsx')).DecisionDialogs);

export function BankReportPage() {
  const id = Number(useParams()['id']);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, isFetching, refetch } = useQuery({ ...bankReportQuery(id), enabled: isNumber });
  const missing = !isNumber || isCallError(error, 'record/not-found');
  if (data && !missing) return <KnownReport key={id} report={data} />;
  return (
    <>
      <PageHeader title={texts.title} back={texts.back} />
      {missing && <EmptyState {...texts.missing} />}
      {!missing && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!missing && error === null && <LoadingState columns={5} />}
    </>
  );
}

/** A report that is looked at before it is booked, or what became of it. */
function KnownReport({ report }: { report: BankReportDetail }) {
  const { show, of, anyOpen } = useOpen<OpenDecision>('bank-report');
  const navigate = useNavigate();
  const { accepted, can } = report;
  const remove = {
    label: accepted ? removalTexts.remove : removalTexts.decline,
    icon: IconTrash,
    danger: true,
    onClick: () => show({ kind: 'remove', report }),
  };
  return (
    <>
      <PageHeader title={report.name} back={texts.back} help={describe(report)} secondary={[remove]} />
      <div className={classes['root']}>
        {!accepted && !can.accept && (
          <Notice tone="error" title={texts.notUnderstood}>
            {texts.notUnderstoodHelp}
          </Notice>
        )}
        <ReportRows report={report} />
        {can.accept && <AcceptBar report={report} onAccept={() => show({ kind: 'accept', report })} />}
      </div>
      <WhenOpened opened={anyOpen}>
        <DecisionDialogs of={of} onRemoved={() => void navigate(texts.back.to)} />
      </WhenOpened>
    </>
  );
}

function ReportRows({ report: { id, ...report } }: { report: BankReportDetail }) {
  // What was chosen in one report says nothing about another.
  const options = useMemo(
    () => ({
      screen: `bankReport${id}`,
      sortKeys: bankRowSortKeys,
      sortBy: 'id' as const,
      filters: { state: '' },
    }),
    [id],
  );
  const list = useListState(options);
  const { page, itemsPerPage, filters } = list.state;
  const chosen = rowStates.find((state) => state === filters.state);
  const result = useQuery(bankRowsQuery(id, { page, itemsPerPage, ...(chosen && { state: chosen }) }));
  const choose = (state: RowState | undefined) => list.setFilters({ state: state ?? '' });
  return (
    <>
      <ReportTiles report={{ id, ...report }} chosen={chosen} onChoose={choose} />
      <BankRowsTable list={list} result={result} empty={bankRowsTexts.empty} />
    </>
  );
}

const describe = ({ timestamp, formats, file_name, accepted, amount, sum }: BankReportDetail): string =>
  [
    texts.read(formatDateTime(timestamp)),
    formats.map((format) => texts.formats[format]).join(', '),
    file_name,
    accepted ? texts.saved(amount, formatMoney(sum)) : texts.nothingSaved,
  ]
    .filter((part) => part !== '')
    .join(' · ');
