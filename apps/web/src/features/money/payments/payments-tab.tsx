import type { Payment, SettlementsOfPerson } from '@indeks/contract/payments/payments.schemas';
import { IconCalendar, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { settlementsQuery } from '#data/payments.ts';
import { formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { useWholeList } from '#shared/ui/table/use-whole-list.ts';
import { courseNamesOf } from '#parts/studies/enrolment-words.ts';
import { SettledEnrolments } from './settled-enrolments.tsx';
import classes from './payments.module.css';
import { paymentsTexts as texts } from './payments.texts.ts';

const PaymentDialogs = lazyPart(async () => (await import('./payment-dialogs.tsx')).PaymentDialogs);

/** What one student owes for each enrolment, and everything they paid. */
export function PaymentsTab({ user }: { user: number }) {
  const result = useQuery(settlementsQuery(user));
  const { data } = result;
  if (data) return <Settlements user={user} settlements={data} />;
  return <AwaitedState result={result} failed={texts.failed} columns={4} />;
}

function Settlements({ user, settlements }: { user: number; settlements: SettlementsOfPerson }) {
  const { show, of, anyOpen } = useOpen<OpenEntry<Payment>>('payments');
  const { isFetching, isError, isPlaceholderData, refetch } = useQuery(settlementsQuery(user));
  const answer = { data: { items: settlements.payments }, isFetching, isError, isPlaceholderData, refetch };
  const whole = useWholeList(answer, { values: sortValues, sortBy: 'date', sortDesc: true });
  const add = { label: texts.add, icon: IconPlus, onClick: () => show({ kind: 'form' }) };
  return (
    <div className={classes['root']}>
      <SettledEnrolments settlements={settlements} />
      <DataTable
        {...whole}
        texts={texts}
        columns={columns}
        density="plain"
        end={settlements.enrolments.length > 0 && <ActionButton action={add} main />}
        rowName={({ date, amount }) => texts.nameOf(formatNumericDate(date), formatMoney(amount))}
        rowActions={(row) => [{ ...readyActions.edit, onClick: () => show({ kind: 'form', row }) }]}
        card={(row) => <PaymentCard row={row} />}
      />
      <WhenOpened opened={anyOpen}>
        <PaymentDialogs of={of} show={show} user={user} enrolments={settlements.enrolments} />
      </WhenOpened>
    </div>
  );
}

const sortValues = {
  date: ({ date }: Payment) => date,
  amount: ({ amount }: Payment) => amount,
};

const columns: readonly Column<Payment, keyof typeof sortValues>[] = [
  {
    id: 'date',
    header: texts.columns.date,
    sortable: true,
    wrap: 'never',
    cell: ({ date }) => formatNumericDate(date),
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    sortable: true,
    wrap: 'never',
    cell: ({ amount }) => formatMoney(amount),
  },
  { id: 'course', header: texts.columns.course, cell: (row) => courseNamesOf(row).join(', ') },
  { id: 'source', header: texts.columns.source, wrap: 'never', cell: ({ source }) => texts.sources[source] },
  { id: 'comment', header: texts.columns.comment, cell: ({ comment }) => comment },
];

function PaymentCard({ row }: { row: Payment }) {
  return (
    <>
      <strong>{formatMoney(row.amount)}</strong>
      <CardLine icon={IconCalendar}>
        {`${formatNumericDate(row.date)} · ${texts.sources[row.source]}`}
      </CardLine>
      <div>{courseNamesOf(row).join(', ')}</div>
      {row.comment !== '' && <div>{row.comment}</div>}
    </>
  );
}
