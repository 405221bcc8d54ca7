import { UnstyledButton } from '@mantine/core';
import type { Bill } from '@indeks/contract/month/bills/bills.schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconCalendar, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { scanAddress } from '#data/month/bills.ts';
import { formatDate, formatDateTime } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { dayColumn } from '#shared/ui/table/day-column.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { useWholeList } from '#shared/ui/table/use-whole-list.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import classes from './bills.module.css';
import { billsTexts as texts } from './bills.texts.ts';

interface BillsTableProps {
  query: UseQueryResult<{ items: Bill[] }>;
  add: PageAction;
  selected: Selected<Bill>;
  onView: (bill: Bill) => void;
  onEdit: (bill: Bill) => void;
  onDuplicate: (bill: Bill) => void;
  onRemove: (bills: readonly Bill[]) => void;
}

export function BillsTable({ query, add, selected, onView, ...handlers }: BillsTableProps) {
  const whole = useWholeList(query, { values: sortValues, sortBy: 'date' });
  // Made once, so that the columns stay the same; every `onView` does the same.
  const [columns] = useState(() => makeColumns(onView));
  return (
    <DataTable
      {...whole}
      texts={texts}
      columns={columns}
      emptyAction={add}
      rowName={nameBill}
      rowActions={(bill) => listRowActions(bill, handlers)}
      selection={{
        ...selected,
        actions: [{ ...readyActions.delete, onClick: handlers.onRemove }],
      }}
      card={(bill) => <BillCard bill={bill} onView={onView} />}
    />
  );
}

const nameBill = ({ file_name: name, date }: Bill): string => `${name}, ${formatDate(date)}`;

type Handlers = Pick<BillsTableProps, 'onEdit' | 'onDuplicate' | 'onRemove'>;

const listRowActions = (bill: Bill, { onEdit, onDuplicate, onRemove }: Handlers) => [
  { label: texts.edit, icon: IconCalendar, onClick: () => onEdit(bill) },
  { ...readyActions.duplicate, onClick: () => onDuplicate(bill) },
  { ...readyActions.delete, onClick: () => onRemove([bill]) },
];

type SortKey = 'date' | 'name' | 'added';

const sortValues: Record<SortKey, (bill: Bill) => string> = {
  date: ({ date, added_at: added }) => `${date} ${added}`,
  name: ({ file_name: name }) => name,
  added: ({ added_at: added }) => added,
};

const makeColumns = (onView: (bill: Bill) => void): readonly Column<Bill, SortKey>[] => [
  {
    id: 'picture',
    header: texts.columns.picture,
    width: '5.5rem',
    cell: (bill) => <Thumbnail bill={bill} onView={onView} />,
  },
  dayColumn(texts.columns.date),
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    wrap: 'anywhere',
    cell: ({ file_name: name }) => name,
  },
  {
    id: 'added',
    header: texts.columns.added,
    sortable: true,
    wrap: 'never',
    cell: ({ added_at: added }) => <span className={classes.quiet}>{formatDateTime(added)}</span>,
  },
];

interface ViewableProps {
  bill: Bill;
  onView: (bill: Bill) => void;
}

/** The scan as a small picture that opens the large one; a PDF by its icon. */
function Thumbnail({ bill, onView }: ViewableProps) {
  return (
    <UnstyledButton
      className={classes.thumbnail}
      aria-label={texts.viewOf(formatDate(bill.date), bill.file_name)}
      onClick={() => onView(bill)}
    >
      {bill.kind === 'pdf' ? (
        <Icon of={IconFileTypePdf} />
      ) : (
        <img src={scanAddress(bill, 'thumbnail')} alt="" loading="lazy" />
      )}
    </UnstyledButton>
  );
}

function BillCard({ bill, onView }: ViewableProps) {
  return (
    <div className={classes.card}>
      <Thumbnail bill={bill} onView={onView} />
      <div className={classes.words}>
        <strong>{formatDate(bill.date)}</strong>
        <span className={classes.name}>{bill.file_name}</span>
        <span className={classes.quiet}>{texts.addedAt(formatDateTime(bill.added_at))}</span>
      </div>
    </div>
  );
}
