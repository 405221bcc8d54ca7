import type { RowState } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { Anchor } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatAccountNumber, formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import classes from './bank-reports.module.css';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';
import { amountTexts } from './explain.texts.ts';

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
    cell: ({ account }) => <span className={classes.account}>{formatAccountNumber(account)}</span>,
  },
  { id: 'person', header: texts.columns.person, width: '14rem', cell: (row) => <PersonCell row={row} /> },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    wrap: 'never',
    cell: (row) => row.state !== 'refused' && <AmountCell row={row} />,
  },
];

/** The booked amount; both amounts if it differs from the file. */
function AmountCell({ row: { amount, parts } }: { row: BankRowItem }) {
  const [part] = parts;
  const corrected = parts.length === 1 && part?.payment && part.amount !== amount ? part.amount : undefined;
  return (
    <div>
      <strong>{formatMoney(corrected ?? amount)}</strong>
      {corrected !== undefined && (
        <div className={classes.quiet}>{amountTexts.both(formatMoney(amount), formatMoney(corrected))}</div>
      )}
    </div>
  );
}

/** Payer and purpose; for a refused line its number, the reason, and the original line. */
function PayerCell({ row }: { row: BankRowItem }) {
  if (row.state === 'refused' && row.reason !== null)
    return (
      <>
        <div>
          <strong>{texts.reasons[row.reason]}</strong>
          <span className={classes.quiet}>{` · ${texts.line(row.line, row.entry)}`}</span>
        </div>
        <code className={classes.raw}>{row.raw}</code>
      </>
    );
  return (
    <>
      <strong>{row.payer}</strong>
      <div className={classes.quiet}>{row.title}</div>
      {row.reason !== null && <div className={classes.quiet}>{texts.reasons[row.reason]}</div>}
    </>
  );
}

/** The person whose payment it is, as far as it is known, and what the row comes to. */
function PersonCell({ row: { parts, user, state, comment, other } }: { row: BankRowItem }) {
  return (
    <>
      {parts.length === 0 && user !== undefined && <div>{user}</div>}
      {parts.map(({ scid, name, courseName, amount }) => (
        <div key={scid}>
          {name}
          <div className={classes.quiet}>
            {parts.length > 1 ? `${courseName} · ${formatMoney(amount)}` : courseName}
          </div>
        </div>
      ))}
      <StatusChip tone={tones[state]}>{texts.states[state]}</StatusChip>
      {state === 'known' && other !== null && (
        <div>
          <Anchor component={Link} to={`/accountant-settlements/${other.settlement}`} inherit>
            {texts.knownIn(other.settlementName)}
          </Anchor>
          <div className={classes.quiet}>{other.booked ? texts.knownBooked : texts.knownWaiting}</div>
        </div>
      )}
      {comment !== '' && <div className={classes.quiet}>{comment}</div>}
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
  asked: 'warning',
  withheld: 'error',
};

/** A row on a phone. */
export function BankRowCard({ row }: { row: BankRowItem }) {
  return (
    <>
      {row.state !== 'refused' && <AmountCell row={row} />}
      <PayerCell row={row} />
      {row.date !== null && <CardLine icon={IconCalendar}>{formatNumericDate(row.date)}</CardLine>}
      {row.account !== '' && <div className={classes.account}>{formatAccountNumber(row.account)}</div>}
      <PersonCell row={row} />
    </>
  );
}
