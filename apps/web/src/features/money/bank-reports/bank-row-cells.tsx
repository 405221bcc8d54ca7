import type { RowState } from '@indeks/contract/bank-reports/bank-reports.keys';
import type { BankRowItem } from '@indeks/contract/bank-reports/bank-reports.schemas';
import { IconCalendar } from '@tabler/icons-react';
import { formatAccountNumber, formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import classes from './bank-reports.module.css';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';

export const bankRowColumns: readonly Column<BankRowItem, never>[] = [
  {
    id: 'date',
    header: texts.columns.date,
    wrap: 'never',
    cell: ({ date }) => date && formatNumericDate(date),
  },
  { id: 'payer', header: texts.columns.payer, wrap: 'anywhere', cell: (row) => <PayerCell row={row} /> },
  {
    id: 'account',
    header: texts.columns.account,
    wrap: 'never',
    cell: ({ account }) => <span className={classes['account']}>{formatAccountNumber(account)}</span>,
  },
  { id: 'person', header: texts.columns.person, width: '14rem', cell: (row) => <PersonCell row={row} /> },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    wrap: 'never',
    cell: ({ state, amount }) => state !== 'refused' && <strong>{formatMoney(amount)}</strong>,
  },
];

/** Who paid and for what; of a refused line its number, the reason, and the line as it came. */
function PayerCell({ row }: { row: BankRowItem }) {
  if (row.reason !== null)
    return (
      <>
        <div>
          <strong>{texts.reasons[row.reason]}</strong>
          <span className={classes['quiet']}>{` · ${texts.line(row.line, row.entry)}`}</span>
        </div>
        <code className={classes['raw']}>{row.raw}</code>
      </>
    );
  return (
    <>
      <strong>{row.payer}</strong>
      <div className={classes['quiet']}>{row.title}</div>
    </>
  );
}

/** Whose payment it is, as far as it is known, and what the row comes to. */
function PersonCell({ row: { parts, user, state, comment } }: { row: BankRowItem }) {
  return (
    <>
      {parts.length === 0 && user !== undefined && <div>{user}</div>}
      {parts.map(({ scid, name, courseName, amount }) => (
        <div key={scid}>
          {name}
          <div className={classes['quiet']}>
            {parts.length > 1 ? `${courseName} · ${formatMoney(amount)}` : courseName}
          </div>
        </div>
      ))}
      <StatusChip tone={tones[state]}>{texts.states[state]}</StatusChip>
      {comment !== '' && <div className={classes['quiet']}>{comment}</div>}
    </>
  );
}

const tones: Record<RowState, ChipTone> = {
  matched: 'ok',
  unmatched: 'warning',
  known: 'neutral',
  refused: 'error',
  explained: 'ok',
  dismissed: 'neutral',
};

/** A row on a phone. */
export function BankRowCard({ row }: { row: BankRowItem }) {
  return (
    <>
      {row.state !== 'refused' && (
        <div>
          <strong>{formatMoney(row.amount)}</strong>
        </div>
      )}
      <PayerCell row={row} />
      {row.date !== null && <CardLine icon={IconCalendar}>{formatNumericDate(row.date)}</CardLine>}
      {row.account !== '' && <div className={classes['account']}>{formatAccountNumber(row.account)}</div>}
      <PersonCell row={row} />
    </>
  );
}
