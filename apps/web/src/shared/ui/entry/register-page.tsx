import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { type ComponentType, type ReactNode } from 'react';
import { useDownload } from '#shared/api/use-download.ts';
import { useOpen } from '../dialog/use-open.ts';
import { WhenOpened } from '../dialog/when-opened.tsx';
import { PageHeader } from '../page/page-header.tsx';
import type { RowAction } from '../table/column.ts';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import type { ListTexts } from '../table/list-frame.tsx';
import type { Filters } from '../table/list-state.ts';
import type { List } from '../table/list.ts';
import { readyActions } from '../table/row-actions.tsx';
import { useListState, type ListOptions } from '../table/use-list-state.ts';
import { useSelected } from '../table/use-selected.ts';
import type { EntryOpen } from './entry-dialogs.tsx';
import type { EntryRow, OpenEntry } from './entry.ts';

interface RegisterRow extends EntryRow {
  can: { edit: boolean };
}

interface Page<Row> {
  items: Row[];
  total: number;
  capped: boolean;
}

/** A list of one resource on a page of its own, with what is done to its rows: they are added, edited, deleted, downloaded. */
export interface Register<Row extends RegisterRow, SortKey extends string, F extends Filters> extends Pick<
  DataTableProps<Row, SortKey, F>,
  'columns' | 'rowName' | 'card'
> {
  texts: ListTexts & { title: string; help: string; add: string; csv: string };
  options: ListOptions<SortKey, F>;
  /** The query of the page that the list stands at. */
  readPage: (list: List<SortKey, F>) => UseQueryOptions<Page<Row>>;
  fetchCsv: (list: List<SortKey, F>) => Promise<File>;
  filters?: (list: List<SortKey, F>) => ReactNode;
  /** Actions of a row besides editing. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** The form and the questions that open over the list; loaded when the first one opens. */
  Dialogs: ComponentType<EntryOpen<Row> & { onRemoved: () => void }>;
}

export function RegisterPage<Row extends RegisterRow, SortKey extends string, F extends Filters>({
  of: register,
}: {
  of: Register<Row, SortKey, F>;
}) {
  const { texts, options, Dialogs } = register;
  const list = useListState(options);
  const result = useQuery(register.readPage(list));
  const selected = useSelected<Row>();
  const { show, of, anyOpen } = useOpen<OpenEntry<Row>>(options.screen);
  const csv = useDownload(() => register.fetchCsv(list));
  const add = () => show({ kind: 'form' });
  const remove = (rows: readonly Row[]) => show({ kind: 'remove', rows });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        main={{ label: texts.add, icon: IconPlus, onClick: add }}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }]}
      />
      <DataTable
        texts={texts}
        list={list}
        result={result}
        columns={register.columns}
        filters={register.filters?.(list)}
        emptyAction={{ label: texts.add, onClick: add }}
        rowName={register.rowName}
        rowActions={(row) => [
          ...(register.rowActions?.(row) ?? []),
          ...(row.can.edit ? [{ ...readyActions.edit, onClick: () => show({ kind: 'form', row }) }] : []),
        ]}
        selection={{
          ...selected,
          actions: [{ ...readyActions.delete, onClick: remove }],
        }}
        {...(register.card && { card: register.card })}
      />
      <WhenOpened opened={anyOpen}>
        <Dialogs of={of} show={show} onRemoved={selected.clear} />
      </WhenOpened>
    </>
  );
}
