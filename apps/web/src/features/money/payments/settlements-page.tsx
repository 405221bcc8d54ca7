import { remindersLimit } from '@indeks/contract/money/payments/payments.keys';
import { overdueAmount } from '@indeks/contract/money/payments/payment-state.rules';
import type { SettledStudent, SettledTotals } from '@indeks/contract/money/payments/payments.schemas';
import { IconDownload, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fetchSettlementsCsv, settledStudentsQuery, settledTotalsQuery } from '#data/money/payments.ts';
import { reminderTexts } from '#parts/money/payments/reminders.texts.ts';
import { stateOf } from '#parts/money/payments/payment-state.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { Selection } from '#shared/ui/table/column.ts';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import type { OpenReminders } from './remind-dialog.tsx';
import {
  readSettlementsFilter,
  settlementsListOptions,
  readSettlementsQuery,
  SettlementsTable,
} from './settlements-list.tsx';
import classes from './settlements.module.css';
import { settlementsTexts as texts } from './payments.texts.ts';

const RemindDialog = lazyPart(async () => (await import('./remind-dialog.tsx')).RemindDialog);

export function SettlementsPage() {
  const list = useListState(settlementsListOptions);
  const query = readSettlementsQuery(list);
  const result = useQuery(settledStudentsQuery(query));
  const filter = readSettlementsFilter(list);
  const { data: sum } = useQuery(settledTotalsQuery(filter));
  const csv = useDownload(() => fetchSettlementsCsv(query));
  const { show, of, anyOpen } = useOpen<OpenReminders>('reminders');
  const selected = useSelected<SettledStudent>();
  const chosen = { ids: selected.rows.map(({ id }) => id).join(',') };
  const chosenCsv = useDownload(() => fetchSettlementsCsv({ ...query, ...chosen }));
  const { total: people = 0, capped = false } = result.data ?? {};
  const isTooMany = capped || people >= remindersLimit;
  const reminders = {
    label: isTooMany ? reminderTexts.action : reminderTexts.many(people),
    icon: IconSend,
    blocked: isTooMany ? reminderTexts.tooMany(remindersLimit) : undefined,
    onClick: () => show({ kind: 'remind', query: filter, people }),
  };
  const remindSelected = () =>
    show({ kind: 'remind', query: { ...filter, ...chosen }, people: selected.rows.length });
  const selection: Selection<SettledStudent> = {
    ...selected,
    onChange: (rows) => selected.onChange(withoutReminded(rows, selected.rows)),
    words: <SelectedWords people={selected.rows} />,
    actions: [
      { label: texts.selectedCsv, icon: IconDownload, onClick: chosenCsv.onClick },
      {
        label: reminderTexts.many(selected.rows.length),
        icon: IconSend,
        onClick: remindSelected,
        main: true,
      },
    ],
  };
  // Only a list of people who owe something can be reminded as a whole.
  const owes = filter.state !== undefined && filter.state !== 'overpaid' && people > 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        help={result.data && !capped && <Summary people={people} totals={sum?.totals} />}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }, ...(owes ? [reminders] : [])]}
      />
      <SettlementsTable
        list={list}
        result={result}
        can={result.data?.can}
        totals={sum?.totals}
        selection={selection}
      />
      <WhenOpened opened={anyOpen}>
        <RemindDialog opening={of('remind')} onDone={selected.clear} />
      </WhenOpened>
    </>
  );
}

/**
 * Of several that are chosen at once, whoever was reminded today or yesterday is left out, unless they are the only ones: one by one,
 * or by choosing all once more, they are chosen too.
 */
const withoutReminded = (
  rows: readonly SettledStudent[],
  before: readonly SettledStudent[],
): readonly SettledStudent[] => {
  const known = new Set(before.map(({ id }) => id));
  const isReminded = ({ reminded }: SettledStudent) => reminderTexts.lately(reminded, today()) !== undefined;
  const isFresh = (row: SettledStudent) => !known.has(row.id) && !isReminded(row);
  return rows.some(isFresh) ? rows.filter((row) => known.has(row.id) || isFresh(row)) : rows;
};

/** How many they are and who is late; on a phone, whose list has no foot, what is overdue in all. */
function Summary({ people, totals }: { people: number; totals: SettledTotals['totals'] | undefined }) {
  const phone = usePhone();
  return (
    <span className={classes.summary}>
      {texts.help(people, totals?.late ?? 0)}
      {phone && totals && totals.owed > 0 && (
        <strong className={classes.overdue}>{formatMoney(totals.owed)}</strong>
      )}
    </span>
  );
}

/** How many are chosen, and what is overdue of them together. */
function SelectedWords({ people }: { people: readonly SettledStudent[] }) {
  const overdue = people.reduce(
    (sum, { dues, sums }) => sum + overdueAmount(stateOf({ dues, balance: sums.balance })),
    0,
  );
  return (
    <>
      {texts.selected(people.length)}
      {overdue > 0 && (
        <span className={classes.selectedSum}>
          <span className={classes.selectedLabel}>{`${texts.selectedOwed} `}</span>
          <strong>{formatMoney(overdue)}</strong>
        </span>
      )}
    </>
  );
}
