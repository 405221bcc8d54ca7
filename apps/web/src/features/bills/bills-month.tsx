import type { Bill } from '@indeks/contract/bills/bills.schemas';
import { monthOf } from '@indeks/contract/months/months.rules';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { lazy, useRef, useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/call-error.ts';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { MonthToolbar, type MonthHeaderParts } from '#shared/months/month-header.tsx';
import { useMonth } from '#shared/months/use-month.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import type { OpenBill } from './bill-dialogs.tsx';
import { billsOf, useCloneBill } from './bills.api.ts';
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
  const { show, of, anyOpen } = useOpen<OpenBill>();
  const [selected, setSelected] = useState<readonly Bill[]>([]);
  const query = useQuery(billsOf(month, user));
  const duplicate = useDuplicate((bill) => show({ kind: 'edit', bill, copied: true }));
  const addNew = () => show({ kind: 'new' });
  const add = { label: texts.add, shortLabel: texts.addShort, icon: <IconPlus {...sign} />, onClick: addNew };
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
        // What was ticked in another month is not meant here.
        selected={selected.filter(({ date }) => monthOf(date) === month)}
        onSelect={setSelected}
        onView={(bill) => show({ kind: 'view', bill })}
        onEdit={(bill) => show({ kind: 'edit', bill, copied: false })}
        onDuplicate={duplicate}
        onRemove={(rows) => show({ kind: 'remove', rows })}
      />
      <WhenOpened opened={anyOpen}>
        <BillDialogs
          of={of}
          show={show}
          user={user}
          month={month}
          // The bill is shown where its date has put it.
          onSaved={({ date }) => setMonth(monthOf(date))}
          onRemoved={() => setSelected([])}
        />
      </WhenOpened>
    </>
  );
}

const BillDialogs = lazy(() => import('./bill-dialogs.tsx').then((file) => ({ default: file.BillDialogs })));

/** The copy is kept at once and opened, so that it gets its own day. */
function useDuplicate(onCopied: (bill: Bill) => void) {
  const clone = useCloneBill();
  const submitKey = useSubmitKey();
  const tried = useRef<number>(undefined);
  return ({ id }: Bill) => {
    if (clone.isPending) return;
    // A second try of the same copy is one copy; that of another bill is something new.
    if (tried.current !== id) submitKey.renew();
    tried.current = id;
    const copying = { id, idempotencyKey: submitKey.current() };
    clone.mutate(copying, {
      onSuccess: (copy) => {
        submitKey.renew();
        onCopied(copy);
        snackbar(texts.duplicated);
      },
      onError: (error) => snackbar(messageOf(error), { tone: 'error' }),
    });
  };
}

const inToolbar = (parts: MonthHeaderParts) => <MonthToolbar {...parts} />;

const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
