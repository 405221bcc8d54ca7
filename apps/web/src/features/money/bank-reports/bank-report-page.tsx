import {
  bankRowSortKeys,
  rowStates,
  type RowState,
} from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { IconDownload, IconFileText, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { bankReportQuery, bankRowsQuery, fetchBankFile, fetchBankRowsCsv } from '#data/money/bank-reports.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatDateTime, formatMoney } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { AcceptBar } from './accept-bar.tsx';
import { BankRowsTable } from './bank-rows-table.tsx';
import type { OpenDecision } from './decision-dialogs.tsx';
import { amountTexts } from './explain.texts.ts';
import { namesOfDamage } from './names-of-damage.ts';
import { ReportTiles } from './report-tiles.tsx';
import classes from './bank-reports.module.css';
import { addUp } from './import-rows.ts';
import { bankReportTexts as texts, bankRowsTexts, removalTexts } from './bank-reports.texts.ts';

const DecisionDialogs = lazyPart(async () => (await import('./decision-dialogs.tsx')).DecisionDialogs);

export function BankReportPage() {
  return (
    <RecordPage query={bankReportQuery} texts={texts}>
      {(report) => <KnownReport report={report} />}
    </RecordPage>
  );
}

/** A report that is looked at before it is booked, or what became of it. */
function KnownReport({ report }: { report: BankReportDetail }) {
  const { show, of, anyOpen } = useOpen<OpenDecision>('bank-report');
  const navigate = useNavigate();
  const { accepted, can } = report;
  const see = { label: texts.seeFile, icon: IconFileText, ...useDownload(() => fetchBankFile(report.id)) };
  const csv = { label: texts.csv, icon: IconDownload, ...useDownload(() => fetchBankRowsCsv(report.id)) };
  const remove = {
    label: accepted ? removalTexts.remove : removalTexts.decline,
    icon: IconTrash,
    danger: true,
    onClick: () => show({ kind: 'remove', report }),
  };
  return (
    <>
      <PageHeader
        title={report.name}
        back={texts.back}
        help={describe(report)}
        secondary={can.open ? [see, csv, remove] : [csv, remove]}
      />
      <div className={classes.root}>
        {!accepted && !can.accept && (
          <Notice tone="error" title={texts.notUnderstood}>
            {`${namesOfDamage(report)} ${texts.notUnderstoodHelp}`}
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
  // A selection in one report is not kept for another.
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
  const { page, itemsPerPage, search, filters } = list.state;
  const chosen = rowStates.find((state) => state === filters.state);
  const result = useQuery(
    bankRowsQuery(id, {
      page,
      itemsPerPage,
      ...(search !== '' && { search }),
      ...(chosen && { state: chosen }),
    }),
  );
  const choose = (state: RowState | undefined) => list.setFilters({ state: state ?? '' });
  return (
    <>
      <ReportTiles report={{ id, ...report }} chosen={chosen} onChoose={choose} />
      <BankRowsTable
        list={list}
        result={result}
        empty={bankRowsTexts.empty}
        onlyWaiting={chosen === 'unmatched'}
      />
    </>
  );
}

const describe = ({
  timestamp,
  formats,
  file_name,
  accepted,
  amount,
  sum,
  corrected: { matched, explained },
  debits,
}: BankReportDetail): string => {
  const corrected = addUp([matched, explained]);
  return [
    texts.read(formatDateTime(timestamp)),
    formats.map((format) => texts.formats[format]).join(', '),
    file_name,
    accepted ? texts.saved(amount, formatMoney(sum)) : texts.nothingSaved,
    corrected.count > 0 ? amountTexts.both(formatMoney(sum - corrected.sum), formatMoney(sum)) : '',
    debits.count > 0 ? texts.debits(debits.count, formatMoney(debits.sum)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
};
