import type { Bill } from '@indeks/contract/month/bills/bills.schemas';
import { monthOf } from '@indeks/contract/common/months.rules';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { billsOfMonthQuery } from '#data/month/bills.ts';
import { inToolbar, type MonthProps } from '#parts/month/monthly-reports/month-header.tsx';
import { useMonth } from '#parts/month/monthly-reports/use-month.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import type { OpenBill } from './bill-dialogs.tsx';
import { BillsTable } from './bills-table.tsx';
import { billsTexts as texts } from './bills.texts.ts';

/** The scanned bills of a month. */
export function BillsMonth({ user, header = inToolbar }: MonthProps) {
  const { month, setMonth, current } = useMonth();
  const { show, of, anyOpen } = useOpen<OpenBill>('bills');
  const selected = useSelected<Bill>();
  const query = useQuery(billsOfMonthQuery(month, user));
  const addNew = () => show({ kind: 'form' });
  const add = { label: texts.add, shortLabel: texts.addShort, icon: IconPlus, onClick: addNew };
  return (
    <>
      {header({
        controls: <MonthSelector value={month} onChange={setMonth} last={current} />,
        main: add,
      })}
      <BillsTable
        key={month}
        query={query}
        add={add}
        // A selection made in another month is dropped.
        selected={{ ...selected, rows: selected.rows.filter(({ date }) => monthOf(date) === month) }}
        onView={(bill) => show({ kind: 'view', bill })}
        onEdit={(bill) => show({ kind: 'form', row: bill })}
        onDuplicate={(bill) => show({ kind: 'form', row: bill, copied: true })}
        onRemove={(rows) => show({ kind: 'remove', rows })}
      />
      <WhenOpened opened={anyOpen}>
        <BillDialogs
          of={of}
          show={show}
          user={user}
          month={month}
          // Shows the month to which the saved bill belongs.
          onSaved={({ date }) => setMonth(monthOf(date))}
          onRemoved={selected.clear}
        />
      </WhenOpened>
    </>
  );
}

const BillDialogs = lazyPart(() => import('./bill-dialogs.tsx').then((file) => file.BillDialogs));
