import type { Payment, SettlementsOfPerson } from '@indeks/contract/money/payments/payments.schemas';
import { IconArrowBackUp, IconCalendar, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { settlementsQuery } from '#data/money/payments.ts';
import { formatDayOf, formatMoney, formatNumericDate } from '#shared/lib/format.ts';
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
import { courseNamesOf } from '#parts/money/payments/enrolment-words.ts';
import { SettledEnrolments } from './settled-enrolments.tsx';
import classes from './payments.module.css';
import { paymentsTexts as texts, withdrawalTexts } from './payments.texts.ts';
import type { OpenWithdrawal } from './withdraw-dialog.tsx';

const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);
const PaymentDialogs = lazyPart(async () => (await import('./payment-dialogs.tsx')).PaymentDialogs);

/** The debts of one student for each enrolment, and all payments. */
export function PaymentsTab({ user }: { user: number }) {
  const result = useQuery(settlementsQuery(user));
  const { data } = result;
  if (data) return <Settlements user={user} settlements={data} />;
  return <AwaitedState result={result} failed={texts.failed} columns={4} />;
}

function Settlements({ user, settlements }: { user: number; settlements: SettlementsOfPerson }) {
  const { show, of, anyOpen } = useOpen<OpenEntry<Payment> | OpenWithdrawal>('payments');
  const { isFetching, isError, isPlaceholderData, refetch } = useQuery(settlementsQuery(user));
  const answer = { data: { items: settlements.payments }, isFetching, isError, isPlaceholderData, refetch };
  const whole = useWholeList(answer, { values: sortValues, sortBy: 'date', sortDesc: true });
  const add = { label: texts.add, icon: IconPlus, onClick: () => show({ kind: 'form' }) };
  return (
    <div className={classes.root}>
      <SettledEnrolments settlements={settlements} />
      <DataTable
        {...whole}
        texts={texts}
        columns={columns}
        density="plain"
        end={settlements.enrolments.length > 0 && <ActionButton action={add} main />}
        rowName={({ date, amount }) => texts.nameOf(formatNumericDate(date), formatMoney(amount))}
        rowActions={(row) => [
          ...(row.withdrawn ? [] : [{ ...readyActions.edit, onClick: () => show({ kind: 'form', row }) }]),
          ...(row.withdrawn || row.source === 'bank'
            ? []
            : [
                {
                  label: withdrawalTexts.action,
                  icon: IconArrowBackUp,
                  onClick: () => show({ kind: 'withdraw', row }),
                },
              ]),
        ]}
        card={(row) => <PaymentCard row={row} />}
      />
      <WhenOpened opened={anyOpen}>
        <PaymentDialogs of={of} show={show} user={user} enrolments={settlements.enrolments} />
        <WithdrawDialog open={of('withdraw')} />
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
    cell: (row) => <Amount row={row} />,
  },
  { id: 'course', header: texts.columns.course, cell: (row) => courseNamesOf(row).join(', ') },
  { id: 'source', header: texts.columns.source, wrap: 'never', cell: ({ source }) => texts.sources[source] },
  { id: 'comment', header: texts.columns.comment, cell: (row) => <Remarks row={row} /> },
];

/** Struck through when it counts no more; what the file of the bank says beside a corrected one. */
function Amount({ row: { amount, withdrawn, inFile } }: { row: Payment }) {
  if (withdrawn) return <s className={classes.quiet}>{formatMoney(amount)}</s>;
  return (
    <>
      {formatMoney(amount)}
      {inFile !== null && <div className={classes.quiet}>{withdrawalTexts.inFile(formatMoney(inFile))}</div>}
    </>
  );
}

function Remarks({ row: { comment, withdrawn } }: { row: Payment }) {
  return (
    <>
      {comment !== '' && <div>{comment}</div>}
      {withdrawn && (
        <div className={classes.quiet}>
          {withdrawalTexts.withdrawn(formatDayOf(withdrawn.at), withdrawn.by, withdrawn.reason)}
        </div>
      )}
    </>
  );
}

function PaymentCard({ row }: { row: Payment }) {
  return (
    <>
      <strong>
        <Amount row={row} />
      </strong>
      <CardLine icon={IconCalendar}>
        {`${formatNumericDate(row.date)} · ${texts.sources[row.source]}`}
      </CardLine>
      <div>{courseNamesOf(row).join(', ')}</div>
      <Remarks row={row} />
    </>
  );
}
