import { firstDay, lastDay } from '@indeks/contract/common/months.rules';
import {
  lecturerReportSortKeys,
  type ReportPart,
} from '@indeks/contract/month/report-review/report-review.keys';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { reportsPageQuery } from '#data/month/report-review.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { listAt } from '#shared/ui/table/list.ts';
import { makeColumns, ReportsCard, type Reject } from './report-rows.tsx';
import classes from './report-review.module.css';
import { reportsTexts as texts } from './report-review.texts.ts';

interface PartOfMonthProps {
  part: ReportPart;
  month: string;
  onReject: Reject;
}

const defaults = { sortKeys: lecturerReportSortKeys, sortBy: 'name', filters: {} } as const;

/** The people of one part, with pages of their own: the address of the screen is that of the list above. */
export function PartOfMonth({ part, month, onReject }: PartOfMonthProps) {
  const [address, setAddress] = useState('');
  const list = useMemo(
    () => listAt(new URLSearchParams(address), defaults, (next) => setAddress(next.toString())),
    [address],
  );
  const result = useQuery(
    reportsPageQuery({ ...pagingOf(list.state), from: firstDay(month), to: lastDay(month), part }),
  );
  const columns = useMemo(() => makeColumns(month, onReject), [month, onReject]);
  return (
    <section className={classes.opened} aria-label={texts.parts[part]}>
      <DataTable
        texts={{ ...texts, list: texts.parts[part] }}
        list={list}
        result={result}
        columns={columns}
        search={false}
        rowName={(row) => row.name}
        card={(row) => <ReportsCard row={row} month={month} onReject={onReject} />}
      />
    </section>
  );
}
