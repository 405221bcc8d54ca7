import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import type { EvaluationSortKey as SortKey } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { tellEmpty } from '#parts/studies/lists/tell-empty.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { DataTable, type DataTableProps } from '#shared/ui/table/data-table.tsx';
import type { Filters } from '#shared/ui/table/list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { rowTexts } from './evaluations.texts.ts';
import type { OpenInJournal } from './journal-dialogs.tsx';
import { actionsOf, inWords, JournalCard, type JournalColumns } from './journal-rows.tsx';

const JournalDialogs = lazyPart(async () => (await import('./journal-dialogs.tsx')).JournalDialogs);

type JournalTableProps<F extends Filters> = Pick<
  DataTableProps<Evaluation, SortKey, F>,
  'texts' | 'list' | 'result' | 'filters'
> & { columns: JournalColumns };

/** The rows of either journal, with what can be done with them. */
export function JournalTable<F extends Filters>(props: JournalTableProps<F>) {
  const { show, of, anyOpen } = useOpen<OpenInJournal>('journal');
  const chosen = useSelected<Evaluation>();
  // Made once, so that the columns stay the same; every `show` does the same.
  const [columns] = useState(() => props.columns(show));
  const clearable = chosen.rows.filter((row) => row.can.grade && isClearable(row));
  return (
    <>
      <DataTable
        {...props}
        columns={columns}
        list={tellEmpty(props.list, props.result.data?.total)}
        rowName={inWords}
        rowActions={(row) => actionsOf(row, show)}
        card={(row) => <JournalCard row={row} show={show} />}
        selection={{
          ...chosen,
          actions: [
            {
              label: rowTexts.clear,
              icon: IconTrash,
              danger: true,
              onClick: () =>
                clearable.length > 0
                  ? show({ kind: 'clear', rows: clearable })
                  : snackbar(rowTexts.nothingToClear, { tone: 'error' }),
            },
          ],
        }}
      />
      <WhenOpened opened={anyOpen}>
        <JournalDialogs of={of} onCleared={chosen.clear} />
      </WhenOpened>
    </>
  );
}

/** The last term is cleared, unless a protocol closed it. */
const isClearable = ({ attempts }: Evaluation): boolean => attempts.at(-1)?.closedBy === null;
