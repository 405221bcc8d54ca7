import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAmount, formatNumber } from '#shared/lib/format.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { useWholeList } from '#shared/ui/table/use-whole-list.ts';
import classes from './import.module.css';
import {
  addUp,
  importColumns,
  judgeImport,
  countCredits,
  rankNeed,
  type ImportColumn,
  type ImportRow,
  type ImportState,
} from './import-rows.ts';
import { bankReportTexts, describeWithoutPayments } from './bank-reports.texts.ts';
import { importTexts as texts } from './import.texts.ts';
import { namesOfDamage } from './names-of-damage.ts';

interface ImportTableProps {
  rows: readonly ImportRow[];
  busy: boolean;
  /** The report whose question is open. */
  asked: number | undefined;
  /** Asks for the whole of a file that came damaged. */
  onWhole: () => void;
}

/** Every file with what it comes to, state by state; the states add up to the file. */
export function ImportTable({ rows, busy, asked, onWhole }: ImportTableProps) {
  const answer = { data: { items: rows }, isError: false, isFetching: busy, isPlaceholderData: false };
  const values = usePhone() ? byNeed : byFile;
  const whole = useWholeList({ ...answer, refetch: () => undefined }, { values, sortBy: 'file' });
  const reports = rows.flatMap(({ report }) => report ?? []);
  const totals = [
    texts.together,
    '',
    texts.readable(reports.filter(({ state }) => state !== 'damaged').length, rows.length),
    ...keys.map((key) => <Amounts key={key} of={addUp(reports.map(importColumns[key]))} />),
    formatAmount(addUp(reports.map(countCredits)).sum),
  ];
  return (
    <DataTable
      {...whole}
      texts={{ list: texts.list, noun: texts.noun, empty: texts.empty }}
      columns={columns}
      density="plain"
      rowName={({ fileName }) => fileName}
      totals={totals}
      isCurrent={({ report }) => report !== undefined && report.id === asked}
      below={(row) => explain(row) && <Explained row={row} onWhole={onWhole} />}
      card={(row) => <ImportCard row={row} />}
    />
  );
}

const byFile = { file: ({ fileName }: ImportRow) => fileName };
/** A phone shows few rows at once: those that somebody has to do something about stand first. */
const byNeed = { file: (row: ImportRow) => `${rankNeed(row)} ${row.fileName}` };
const keys = Object.keys(importColumns) as ImportColumn[]; // as they stand there

const columns: readonly Column<ImportRow, 'file'>[] = [
  {
    id: 'file',
    header: texts.columns.file,
    sortable: true,
    wrap: 'anywhere',
    cell: (row) => <FileName row={row} />,
  },
  { id: 'format', header: texts.columns.format, givesWay: true, cell: nameFormats },
  { id: 'state', header: texts.columns.state, wrap: 'never', cell: (row) => <StateChip row={row} /> },
  ...keys.map((key): Column<ImportRow, 'file'> => ({
    id: key,
    header: texts.columns[key],
    align: 'end',
    wrap: 'never',
    cell: ({ report }) =>
      report ? <Amounts of={importColumns[key](report)} warn={key === 'unmatched'} /> : '–',
  })),
  {
    id: 'whole',
    header: texts.columns.whole,
    align: 'end',
    wrap: 'never',
    cell: ({ report }) => (report ? <strong>{formatAmount(countCredits(report).sum)}</strong> : '–'),
  },
];

function nameFormats({ report }: ImportRow): string {
  return (report?.formats ?? []).map((format) => bankReportTexts.formats[format]).join(', ');
}

function FileName({ row: { fileName, report } }: { row: ImportRow }) {
  if (!report) return <strong>{fileName}</strong>;
  return (
    <Anchor component={Link} to={`/accountant-settlements/${report.id}`}>
      {fileName}
    </Anchor>
  );
}

function StateChip({ row }: { row: ImportRow }) {
  const state = judgeImport(row);
  return (
    <StatusChip tone={tones[state]}>
      {state === 'asked' ? texts.questions(row.report?.states.asked.count ?? 0) : texts.states[state]}
    </StatusChip>
  );
}

function Explained({ row, onWhole }: { row: ImportRow; onWhole: () => void }) {
  return (
    <p className={classes[row.report?.state === 'empty' ? 'quiet' : 'failure']}>
      {explain(row)}{' '}
      {row.report && judgeImport(row) === 'damaged' && (
        <Anchor
          component="button"
          type="button"
          className={classes.whole}
          aria-label={texts.wholeOf(row.fileName)}
          onClick={onWhole}
        >
          {texts.whole}
        </Anchor>
      )}
    </p>
  );
}

/** Why nothing of a file is booked, and what to do. */
const explain = (row: ImportRow): string | undefined => {
  if (!row.report) return row.failure;
  if (row.report.state === 'empty') return describeWithoutPayments(row.report.debits);
  const help = helps[judgeImport(row)];
  return help === undefined ? undefined : `${namesOfDamage(row.report)} ${help}`;
};

const helps: Partial<Record<ImportState, string>> = {
  refused: texts.unknownHelp,
  damaged: texts.damagedHelp,
};

const tones: Record<ImportState, ChipTone> = {
  refused: 'error',
  damaged: 'error',
  accepted: 'neutral',
  empty: 'neutral',
  asked: 'warning',
  known: 'ok',
  ready: 'ok',
};

/** How many, and what they add up to. */
function Amounts({
  of: { count, sum },
  warn = false,
}: {
  of: { count: number; sum: number };
  warn?: boolean;
}): ReactNode {
  if (count === 0) return '–';
  return (
    <span className={classes.amounts}>
      <strong data-warn={warn || undefined}>{formatNumber(count)}</strong>
      <span>{sum === 0 ? '' : formatAmount(sum)}</span>
    </span>
  );
}

/** A file on a phone. */
function ImportCard({ row }: { row: ImportRow }) {
  const { report } = row;
  return (
    <div className={classes.card}>
      <div className={classes.cardLine}>
        <FileName row={row} />
        {report && <strong>{formatAmount(countCredits(report).sum)}</strong>}
      </div>
      <div className={classes.cardLine}>
        <StateChip row={row} />
        {report && (
          <span className={classes.quiet}>
            {texts.cardCounts(countCredits(report).count, importColumns.unmatched(report).count)}
          </span>
        )}
      </div>
    </div>
  );
}
