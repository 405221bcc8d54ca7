import type { SettlementSortKey as SortKey } from '@indeks/contract/money/payments/payments.keys';
import type {
  SettledEnrolment,
  SettledStudent,
  SettledTotals,
  SettlementsOfPerson,
} from '@indeks/contract/money/payments/payments.schemas';
import { overdueAmount } from '@indeks/contract/money/payments/payment-state.rules';
import type { ReactNode } from 'react';
import { courseNamesOf } from '#parts/money/payments/enrolment-words.ts';
import { stateOf } from '#parts/money/payments/payment-state.tsx';
import { formatAmount, formatNumber } from '#shared/lib/format.ts';
import type { Column, RowLine } from '#shared/ui/table/column.ts';
import { EnrolmentState, OverdueAmount, PricesCell, StudentName, StudentState } from './settlement-cells.tsx';
import classes from './settlements.module.css';
import { settlementsTexts as texts } from './payments.texts.ts';

type Can = SettlementsOfPerson['can'] | undefined;

interface ColumnsScope {
  can: Can;
  /** The list of overdue students can be sorted by days only. */
  inDays: boolean;
  opened: ReadonlySet<number>;
  onToggle: (student: SettledStudent) => void;
}

export const declareSettlementColumns = ({
  can,
  inDays,
  opened,
  onToggle,
}: ColumnsScope): readonly Column<SettledStudent, SortKey>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: !inDays,
    cell: (student) => (
      <StudentName student={student} opened={opened.has(student.id)} onToggle={() => onToggle(student)} />
    ),
  },
  {
    id: 'state',
    header: texts.columns.state,
    wrap: 'never',
    cell: (student) => <StudentState student={student} />,
  },
  {
    ...number('price'),
    givesWay: true,
    cell: ({ sums, enrolments }) => <PriceOf sums={sums} enrolments={enrolments} can={can} />,
  },
  { ...number('paid'), givesWay: true, cell: ({ sums }) => formatAmount(sums.paid + sums.user_paid) },
  {
    ...number('balance'),
    id: 'balance',
    sortable: !inDays,
    cell: ({ sums }) => formatAmount(0 - sums.balance),
  },
  { ...number('owed'), cell: (student) => <OverdueAmount owed={sumOverdue(student)} /> },
  { ...number('days'), id: 'overdue', sortable: true, cell: (student) => drawDays(student) },
];

const number = (id: 'price' | 'paid' | 'balance' | 'owed' | 'days') =>
  ({ id, header: texts.columns[id], align: 'end', wrap: 'never' }) as const;

/** The price of a single enrolment is edited here; several enrolments have lines of their own. */
function PriceOf({ sums, enrolments, can }: Pick<SettledStudent, 'sums' | 'enrolments'> & { can: Can }) {
  const [only, ...others] = enrolments;
  const isWhole = only && others.length === 0 && only.sums.price === sums.price;
  return isWhole ? <PricesCell row={only} can={can} bare /> : formatAmount(sums.price);
}

const stateFor = ({ dues, sums }: Pick<SettledStudent, 'dues' | 'sums'>) =>
  stateOf({ dues, balance: sums.balance });
const sumOverdue = (of: Pick<SettledStudent, 'dues' | 'sums'>): number => overdueAmount(stateFor(of));
const drawDays = (of: Pick<SettledStudent, 'dues' | 'sums'>): ReactNode => {
  const state = stateFor(of);
  return state.kind === 'overdue' ? formatNumber(state.days) : '–';
};

/** An enrolment below its person, in the same columns. */
export const drawEnrolmentLine = (row: SettledEnrolment, can: Can): RowLine => ({
  key: row.id,
  cells: [
    <span key="course" className={classes.course}>
      <strong>{courseNamesOf(row).join(', ')}</strong>
      <span className={classes.quiet}>{` · ${texts.intake(row.date)}`}</span>
    </span>,
    <EnrolmentState key="state" row={row} />,
    <PricesCell key="price" row={row} can={can} bare />,
    <LineNumber key="paid" value={row.sums.paid + row.sums.user_paid} />,
    <LineNumber key="balance" value={0 - row.sums.balance} />,
    <OverdueAmount key="owed" owed={row.archived ? 0 : sumOverdue(row)} />,
    row.archived ? '–' : drawDays(row),
  ],
});

function LineNumber({ value }: { value: number }) {
  return <span className={classes.lineNumber}>{formatAmount(value)}</span>;
}

/** The sums of the whole list. */
export const describeTotals = (
  { sums, owed }: NonNullable<SettledTotals['totals']>,
  people: number,
): readonly ReactNode[] => [
  texts.together(people),
  '',
  formatAmount(sums.price),
  formatAmount(sums.paid + sums.user_paid),
  formatAmount(0 - sums.balance),
  <span key="owed" className={classes.overdue}>
    {formatAmount(owed)}
  </span>,
  '',
];
