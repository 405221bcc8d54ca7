import type { bankRowSortKeys } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import {
  IconArrowBackUp,
  IconChevronUp,
  IconCircleCheck,
  IconEye,
  IconHelpCircle,
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
import { amountTexts, explainTexts, partAmountsTexts } from './explain.texts.ts';
import { ExplainPanel } from './explain-panel.tsx';
import { QueueKeys } from './queue-keys.tsx';
import { SamePanel } from './same-panel.tsx';
import { sameTexts } from './same.texts.ts';
import { useQueue } from './use-queue.ts';

const BankRowDialogs = lazyPart(async () => (await import('./bank-row-dialogs.tsx')).BankRowDialogs);

interface BankRowsTableProps<F extends Filters> {
  list: List<(typeof bankRowSortKeys)[number], F>;
  result: ListResult<BankRowItem>;
  empty: { title: string; text: string };
  /** Where rows are of many reports, each leads to its own. */
  withReport?: boolean;
  /** The list holds waiting payments only, and the first of them is open. */
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
        end={queue.opened && !phone ? <QueueKeys onHelp={() => show({ kind: 'keys' })} /> : undefined}
        columns={bankRowColumns}
        rowName={({ payer, raw, amount }) => texts.nameOf(payer || raw, formatMoney(amount))}
        rowActions={(row) => [
          ...(row.can.explain || row.can.answer ? [toggleAction(row, queue)] : []),
          ...listActions(row, show),
          ...(withReport ? [linkToReport(row)] : []),
        ]}
        card={(row) => <BankRowCard row={row} />}
        isCurrent={({ id }) => id === queue.opened?.id}
        below={(row) =>
          row.id === queue.opened?.id ? (
            <OpenedRow
              key={row.id}
              row={row}
              // A phone has no keys.
              queue={{ ...queue, arrival: queue.arrival && !phone }}
              show={show}
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

interface OpenedRowProps {
  row: BankRowItem;
  queue: ReturnType<typeof useQueue>;
  show: (next: OpenRow) => void;
}

function OpenedRow({ row, queue, show }: OpenedRowProps) {
  if (row.can.answer && row.other !== null) return <SamePanel row={row} other={row.other} queue={queue} />;
  return (
    <ExplainPanel
      row={row}
      queue={queue}
      onSplit={(chosen) => show({ kind: 'split', row, chosen })}
      onDismiss={() => show({ kind: 'dismiss', row })}
      onHelp={() => show({ kind: 'keys' })}
    />
  );
}

const toggleAction = (row: BankRowItem, queue: ReturnType<typeof useQueue>): RowAction => ({
  key: 'toggle',
  ...(queue.opened?.id === row.id
    ? { label: explainTexts.close, icon: IconChevronUp }
    : row.can.answer
      ? { label: sameTexts.open, icon: IconHelpCircle }
      : { label: explainTexts.open, icon: IconUserPlus }),
  onClick: () => queue.toggle(row),
});

const linkToReport = ({ settlement }: BankRowItem): RowAction => ({
  label: texts.report,
  icon: IconEye,
  to: `/accountant-settlements/${settlement}`,
});

function listActions(row: BankRowItem, show: (next: OpenRow) => void): readonly RowAction[] {
  const takeBack = {
    label: texts.takeBack,
    icon: IconArrowBackUp,
    onClick: () => show({ kind: 'take-back', row }),
  };
  const askAgain = {
    label: sameTexts.askAgain,
    icon: IconArrowBackUp,
    onClick: () => show({ kind: 'ask-again', row }),
  };
  return [
    ...listCorrections(row, show),
    ...(row.can.takeBack ? [takeBack] : []),
    ...(row.can.askAgain ? [askAgain] : []),
  ];
}

/** Actions that correct what was booked: all parts of a split together, otherwise the single amount. */
function listCorrections(row: BankRowItem, show: (next: OpenRow) => void): readonly RowAction[] {
  if (row.can.changeParts)
    return [
      {
        label: partAmountsTexts.action,
        icon: IconPencil,
        onClick: () => show({ kind: 'part-amounts', row }),
      },
    ];
  return row.parts.flatMap(({ payment, amount }): RowAction[] =>
    payment === null
      ? []
      : [
          {
            label: amountTexts.action,
            icon: IconPencil,
            onClick: () => show({ kind: 'amount', row, payment, amount }),
          },
        ],
  );
}
