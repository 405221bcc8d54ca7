import type { Bill } from '@indeks/contract/bills/bills.schemas';
import { monthOf } from '@indeks/contract/months/months.rules';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { billsOfMonthQuery } from '#data/bills.ts';
import { MonthToolbar, type MonthHeaderParts } from '#parts/months/month-header.tsx';
import { useMonth } from '#parts/months/use-month.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { OpenBill } from './bill-dialogs.tsx';
import { BillsTable } from './bills-table.tsx';
import { billsTexts as texts } from './bills.texts.ts';

interface BillsMonthProps {
  /** Whose bills; undefined for one's own. */
  user: number | undefined;
  /** Where the month and the add button stand; by default above the list. */
  header?: (parts: MonthHeaderParts) => ReactNode;
}

/** The scanned bills of a month. */
export function BillsMonth({ user, header = inToolbar }: BillsMonthProps) {
  const { month, setMonth, current } = useMonth();
  const { show, of, anyOpen } = useOpen<OpenBill>('bills');
  const [selected, setSelected] = useState<readonly Bill[]>([]);
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
        selected={selected.filter(({ date }) => monthOf(date) === month)}
        onSelect={setSelected}
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
          onRemoved={() => setSelected([])}
        />
      </WhenOpened>
    </>
  );
}

const BillDialogs = lazyPart(() => import('./bill-dialogs.tsx').then((file) => file.BillDialogs));

const inToolbar = (parts: MonthHeaderParts) => <MonthToolbar {...parts} />;
