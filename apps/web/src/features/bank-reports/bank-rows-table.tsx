import type { bankRowSortKeys } from '@indeks/contract/bank-reports/bank-reports.keys';
import type { BankRowItem } from '@indeks/contract/bank-reports/bank-reports.schemas';
import { IconArrowBackUp, IconCircleCheck, IconEye, IconUserOff, IconUserPlus } from '@tabler/icons-react';
import { formatMoney } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { ListResult, RowAction } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { Filters } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { BankRowCard, bankRowColumns } from './bank-row-cells.tsx';
import type { OpenRow } from './bank-row-dialogs.tsx';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';

const BankRowDialogs = lazyPart(async () => (await import('./bank-row-dialogs.tsx')).BankRowDialogs);

interface BankRowsTableProps<F extends Filters> {
  list: List<(typeof bankRowSortKeys)[number], F>;
  result: ListResult<BankRowItem>;
  empty: { title: string; text: string };
  /** Where rows are of many reports, each leads to its own. */
  withReport?: boolean;
}

/** Rows of reports, with what can be decided about each. */
export function BankRowsTable<F extends Filters>({
  list,
  result,
  empty,
  withReport = false,
}: BankRowsTableProps<F>) {
  const { show, of, anyOpen } = useOpen<OpenRow>('bank-rows');
  return (
    <>
      <DataTable
        texts={{ ...texts, empty: { ...empty, icon: IconCircleCheck } }}
        list={list}
        result={result}
        search={false}
        columns={bankRowColumns}
        rowName={({ payer, raw, amount }) => texts.nameOf(payer || raw, formatMoney(amount))}
        rowActions={(row) => [...listActions(row, show), ...(withReport ? [linkToReport(row)] : [])]}
        card={(row) => <BankRowCard row={row} />}
      />
      <WhenOpened opened={anyOpen}>
        <BankRowDialogs of={of} />
      </WhenOpened>
    </>
  );
}

const linkToReport = ({ settlement }: BankRowItem): RowAction => ({
  label: texts.report,
  icon: IconEye,
  to: `/accountant-settlements/${settlement}`,
});

function listActions(row: BankRowItem, show: (next: OpenRow) => void): readonly RowAction[] {
  if (row.can.explain)
    return [
      { label: texts.give, icon: IconUserPlus, onClick: () => show({ kind: 'give', row }) },
      { label: texts.dismiss, icon: IconUserOff, onClick: () => show({ kind: 'dismiss', row }) },
    ];
  if (!row.can.takeBack) return [];
  return [{ label: texts.takeBack, icon: IconArrowBackUp, onClick: () => show({ kind: 'take-back', row }) }];
}
