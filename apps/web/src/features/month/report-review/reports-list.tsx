import { firstDay, lastDay } from '@indeks/contract/common/months.rules';
import {
  lecturerReportSortKeys,
  mostInSections,
  type LecturerReportSortKey as SortKey,
  type ReportPart,
} from '@indeks/contract/month/report-review/report-review.keys';
import type {
  LecturerReports,
  WaitingReports,
} from '@indeks/contract/month/report-review/report-review.schemas';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { DecidedReport } from '#parts/month/monthly-reports/reports.api.ts';
import { reportsPageQuery } from '#data/month/report-review.ts';
import { nearPeopleQuery } from '#data/identity/people.ts';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { Section } from '#shared/ui/table/section-row.tsx';
import type { List } from '#shared/ui/table/list.ts';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { FoldedParts } from './folded-parts.tsx';
import { makeColumns, ReportsCard, type Reject } from './report-rows.tsx';
import { readReportFilters, ReportFilters, RowKeys, type ReportChoices } from './report-filters.tsx';
import { reportsTexts as texts } from './report-review.texts.ts';
import { useRowKeys } from './use-row-keys.ts';

const RejectDialog = lazyPart(
  async () => (await import('#parts/month/monthly-reports/reject-dialog.tsx')).RejectDialog,
);

const PartOfMonth = lazyPart(async () => (await import('./part-of-month.tsx')).PartOfMonth);

interface OpenRejection {
  kind: 'reject';
  report: DecidedReport;
  name: string;
}

type ReportsList = List<SortKey, ReportChoices>;

export const reportsListOptions: ListOptions<SortKey, ReportChoices> = {
  screen: 'reports',
  sortKeys: lecturerReportSortKeys,
  sortBy: 'name',
  filters: { waiting: '', type: '', place: '' },
};

interface ReportsTableProps {
  list: ReportsList;
  month: string;
  counts?: WaitingReports | undefined;
}

export function ReportsTable({ list, month, counts }: ReportsTableProps) {
  const result = useQuery(
    reportsPageQuery({
      ...pagingOf(list.state),
      from: firstDay(month),
      to: lastDay(month),
      ...readReportFilters(list.state.filters),
    }),
  );
  const { show, of, anyOpen } = useOpen<OpenRejection>('rejected-report');
  const { opened, value, close } = of('reject');
  const reject: Reject = useCallback(({ name }, report) => show({ kind: 'reject', report, name }), [show]);
  const columns = useMemo(() => makeColumns(month, reject), [month, reject]);
  const onlyWaiting = list.state.filters.waiting === '1';
  const { type, place } = list.state.filters;
  const whole = list.state.search === '' && type === '' && place === '';
  const [part, setPart] = useState<ReportPart>();
  useRowKeys();
  const sectioned = onlyWaiting && (result.data?.total ?? 0) < mostInSections;
  return (
    <>
      <DataTable
        texts={onlyWaiting ? { ...texts, empty: decided } : texts}
        // The screen opens with the filter 'waiting', so that filter does not count as one that could be cleared.
        list={onlyWaiting && whole ? { ...list, filterCount: 0 } : list}
        result={result}
        columns={columns}
        filters={<ReportFilters list={list} />}
        end={<RowKeys />}
        near={(search) => (
          <NearNames query={nearPeopleQuery(search, 'lecturers')} onChoose={list.setSearch} />
        )}
        rowName={(row) => row.name}
        {...(sectioned && { section: nameSections(whole ? counts : undefined, result.data?.total ?? 0) })}
        card={(row) => <ReportsCard row={row} month={month} onReject={reject} />}
        under={onlyWaiting && <FoldedParts month={month} opened={part} onOpen={setPart} />}
      />
      {onlyWaiting && part && <PartOfMonth key={part} part={part} month={month} onReject={reject} />}
      <WhenOpened opened={anyOpen}>
        <RejectDialog
          opened={opened}
          onClose={close}
          report={value?.report ?? null}
          name={value?.name ?? ''}
        />
      </WhenOpened>
    </>
  );
}

/** Counted where everybody of the month who waits is listed. */
const nameSections = (counts: WaitingReports | undefined, people: number) => {
  const doubted = counts && {
    people: counts.doubted_people,
    reports: counts.waiting - counts.clean,
  };
  const clean = counts && { people: people - counts.doubted_people, reports: counts.clean };
  const doubtedSection = nameSection('doubted', doubted);
  const cleanSection = nameSection('clean', clean);
  return ({ concerns }: LecturerReports): Section => (concerns.length > 0 ? doubtedSection : cleanSection);
};

const nameSection = (
  id: keyof typeof texts.sections,
  counted: { people: number; reports: number } | undefined,
): Section => ({
  id,
  title: texts.sections[id],
  details: counted && texts.peopleAndReports(counted.people, counted.reports),
});

const decided = { title: texts.allDecided, text: texts.monthDecidedHelp };
