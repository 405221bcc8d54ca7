import type { Contract } from '@indeks/contract/employment/contracts/contracts.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconCalendar, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { contractsQuery } from '#data/employment/contracts.ts';
import { ContractChip } from '#parts/employment/contracts/contract-chip.tsx';
import { formatNumericDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { CardChips, CardLine } from '#shared/ui/table/row-card.tsx';
import { useWholeList } from '#shared/ui/table/use-whole-list.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { ContractStateChip } from './contract-state-chip.tsx';
import classes from './contracts.module.css';
import { contractsTexts as texts } from './contracts.texts.ts';

const ContractDialogs = lazyPart(() => import('./contract-dialogs.tsx').then((file) => file.ContractDialogs));

/** The contracts of a person, and above them the state of the newest one. */
export function ContractsTab({ user }: { user: number }) {
  const { show, of, anyOpen } = useOpen<OpenEntry<Contract>>('contracts');
  const selected = useSelected<Contract>();
  const contracts = useQuery(contractsQuery(user));
  const addNew = () => show({ kind: 'form' });
  // The server answers with the latest end first.
  const latest = contracts.data?.items[0] ?? null;
  const holds = latest !== null && latest.end >= today();
  const columns = useMemo(() => columnsWhen(holds), [holds]);
  const whole = useWholeList(contracts, { values: sortValues, sortBy: 'end', sortDesc: true });
  return (
    <>
      {contracts.data && (
        <p className={classes.current}>
          <span>{texts.current}</span>
          <ContractChip latest={latest} />
        </p>
      )}
      <DataTable
        {...whole}
        texts={texts}
        columns={columns}
        density="plain"
        end={<ActionButton action={{ label: texts.add, icon: IconPlus, onClick: addNew }} main />}
        rowName={({ number }) => texts.nameOf(number)}
        rowActions={(contract) => [
          { ...readyActions.edit, onClick: () => show({ kind: 'form', row: contract }) },
        ]}
        selection={{
          ...selected,
          actions: [
            {
              ...readyActions.delete,
              label: texts.remove,
              onClick: (rows) => show({ kind: 'remove', rows }),
            },
          ],
        }}
        card={(contract) => <ContractCard contract={contract} superseded={holds} />}
      />
      <WhenOpened opened={anyOpen}>
        <ContractDialogs of={of} show={show} user={user} onRemoved={selected.clear} />
      </WhenOpened>
    </>
  );
}

const sortValues = {
  start: ({ start }: Contract) => start,
  end: ({ end }: Contract) => end,
  number: ({ number }: Contract) => number,
};

const columnsWhen = (superseded: boolean): readonly Column<Contract, keyof typeof sortValues>[] => [
  {
    id: 'start',
    header: texts.columns.start,
    sortable: true,
    wrap: 'never',
    cell: ({ start }) => formatNumericDate(start),
  },
  {
    id: 'end',
    header: texts.columns.end,
    sortable: true,
    wrap: 'never',
    cell: ({ end }) => formatNumericDate(end),
  },
  { id: 'number', header: texts.columns.number, sortable: true, cell: ({ number }) => number },
  {
    id: 'state',
    header: texts.columns.state,
    wrap: 'never',
    cell: (contract) => <ContractStateChip contract={contract} superseded={superseded} />,
  },
];

function ContractCard({ contract, superseded }: { contract: Contract; superseded: boolean }) {
  return (
    <>
      <strong>{contract.number}</strong>
      <CardChips>
        <ContractStateChip contract={contract} superseded={superseded} />
      </CardChips>
      <CardLine icon={IconCalendar}>
        {`${formatNumericDate(contract.start)}–${formatNumericDate(contract.end)}`}
      </CardLine>
    </>
  );
}
