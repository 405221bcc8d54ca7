import type { bankRowSortKeys } from '@indeks/contract/bank-reports/bank-reports.keys';
import type { BankRowItem } from '@indeks/contract/bank-reports/bank-reports.schemas';
import {
  IconArrowBackUp,
  IconChevronUp,
  IconCircleCheck,
  IconEye,
  IconPencil,
  IconUserPlus,
} from '@tabler/icons-react';
import { formatMoney } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { ListResult, RowAction } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { Filters } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { BankRowCard, bankRowColumns } from './bank-row-cells.tsx';
import type { OpenRow } from './bank-row-dialogs.tsx';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';
import { amountTexts, explainTexts } from './explain.texts.ts';
import { ExplainPanel } from './explain-panel.tsx';
import { QueueKeys } from './queue-keys.tsx';
import { useQueue } from './use-queue.ts';

const BankRowDialogs = lazyPart(async () => (await import('./bank-row-dialogs.tsx')).BankRowDialogs);

interface BankRowsTableProps<F extends Filters> {
  list: List<(typeof bankRowSortKeys)[number], F>;
  result: ListResult<BankRowItem>;
  empty: { title: string; text: string };
  /** Where rows are of many reports, each leads to its own. */
  withReport?: boolean;
  /** Nothing but payments that wait is listed: the first of them stands open. */
  onlyWaiting?: boolean;
}

/** Rows of reports, with what can be decided about each. */
export function BankRowsTable<F extends Filters>({
  list,
  result,
  empty,
  withReport = false,
  onlyWaiting = false,
}: BankRowsTableProps<F>) {
  const { show, of, anyOpen } = useOpen<OpenRow>('bank-rows');
  const queue = useQueue(result.data?.items ?? [], onlyWaiting);
  const phone = usePhone();
  return (
    <>
      <DataTable
        texts={{ ...texts, empty: { ...empty, icon: IconCircleCheck } }}
        list={list}
        result={result}
        end={queue.opened && !phone ? <QueueKeys /> : undefined}
        columns={bankRowColumns}
        rowName={({ payer, raw, amount }) => texts.nameOf(payer || raw, formatMoney(amount))}
        rowActions={(row) => [
          ...(row.can.explain ? [toggleAction(row, queue)] : []),
          ...listActions(row, show),
          ...(withReport ? [linkToReport(row)] : []),
        ]}
        card={(row) => <BankRowCard row={row} />}
        below={(row) =>
          row.id === queue.opened?.id ? (
            <ExplainPanel
              key={row.id}
              row={row}
              queue={queue}
              onSplit={() => show({ kind: 'split', row })}
              onDismiss={() => show({ kind: 'dismiss', row })}
            />
          ) : undefined
        }
      />
      <WhenOpened opened={anyOpen}>
        <BankRowDialogs of={of} />
      </WhenOpened>
    </>
  );
}

const toggleAction = (row: BankRowItem, queue: ReturnType<typeof useQueue>): RowAction => ({
  ...(queue.opened?.id === row.id
    ? { label: explainTexts.close, icon: IconChevronUp }
    : { label: explainTexts.open, icon: IconUserPlus }),
  onClick: () => queue.toggle(row),
});

const linkToReport = ({ settlement }: BankRowItem): RowAction => ({
  label: texts.report,
  icon: IconEye,
  to: `/accountant-settlements/${settlement}`,
});

function listActions(row: BankRowItem, show: (next: OpenRow) => void): readonly RowAction[] {
  const corrections = row.parts.flatMap(({ payment, amount, name }): RowAction[] =>
    payment === null
      ? []
      : [
          {
            label: amountTexts.action(row.parts.length > 1 ? name : undefined),
            icon: IconPencil,
            onClick: () => show({ kind: 'amount', row, payment, amount }),
          },
        ],
  );
  if (!row.can.takeBack) return corrections;
  const takeBack = () => show({ kind: 'take-back', row });
  return [...corrections, { label: texts.takeBack, icon: IconArrowBackUp, onClick: takeBack }];
}
