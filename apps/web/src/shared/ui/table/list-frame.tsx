import { VisuallyHidden } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PluralForms } from '#shared/lib/plural.ts';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { EmptySearchState, EmptyState } from '#shared/ui/page/empty-state.tsx';
import type { EmptyStateProps } from '#shared/ui/page/empty-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { ListResult, Selection } from './column.ts';
import { resultsText } from './count-text.ts';
import { lastPageOf } from './list-state.ts';
import classes from './list-frame.module.css';
import { TableFoot } from './table-foot.tsx';
import type { TableFootProps } from './table-foot.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { ToolbarParts } from './table-toolbar.tsx';
import { tableTexts } from './table.texts.ts';
import { useListKeys, useOpenedRows } from './use-list-keys.ts';
import type { List } from './list.ts';

/** The words of a list, one part of its screen's catalogue. */
export interface ListTexts {
  /** The name of the list for those who do not see the page. */
  list: string;
  /** 1 osoba, 2 osoby, 5 osób. */
  noun: PluralForms;
  /** What is searched: "Szukaj po nazwisku, e-mailu". */
  search?: string;
  empty: EmptyStateProps;
}

export interface ListFrameProps<Item, Row> extends ToolbarParts {
  texts: ListTexts;
  list: FrameList;
  result: ListResult<Item>;
  /** `false` for a list without search. */
  search?: false;
  /** What an empty list offers, mostly to add the first row. */
  emptyAction?: EmptyStateProps['action'] | undefined;
  /** What is offered under "nothing found" for this search. */
  near?: ((search: string) => ReactNode) | undefined;
  selection?: Selection<Row> | undefined;
  /** `false` for a list that comes whole. */
  paged?: boolean;
  /** Stands between the rows, or what says that there are none, and the foot. */
  under?: ReactNode;
  /** The rows are cards of their own and need no card around them. */
  bare?: boolean;
}

export type FrameList = Omit<List, 'setSort' | 'setFilters'>;

interface Framed<Item, Row> extends ListFrameProps<Item, Row> {
  dense?: TableFootProps['dense'];
  columnCount: number;
  children: ReactNode;
}

/** The card around every list: toolbar or bulk bar, then rows or the reason why there are none, then the foot. */
export function ListFrame<Item, Row>(props: Framed<Item, Row>) {
  const { texts, list, result, selection, search, filters, end, dense, paged = true, bare } = props;
  const phone = usePhone();
  const root = useRef<HTMLDivElement>(null);
  useOpenedRows(root);
  useListKeys(root);
  usePageWithinEnd(list, result);
  useSelectionWithinSearch(list, selection);
  const selected = selection?.rows.length ?? 0;
  const data = result.data;
  return (
    <div
      ref={root}
      className={classes.root}
      data-list
      data-selecting={selected > 0 || undefined}
      data-bare={(bare && data !== undefined && data.items.length > 0) || undefined}
      tabIndex={-1}
    >
      {/* On a phone the bar sticks to the bottom of the screen, where the toolbar does not make room for it. */}
      {(phone || selected === 0) && (
        <TableToolbar list={list} phone={phone} search={search ?? texts.search} filters={filters} end={end} />
      )}
      {selection && selected > 0 && (
        <BulkBar
          selection={selection}
          onClear={() => {
            selection.onChange([]);
            // The bar and its focused button are gone, so the focus moves to the list.
            root.current?.focus();
          }}
        />
      )}
      <div className={classes.content} data-waiting={result.isPlaceholderData || undefined}>
        <Content {...props} />
      </div>
      {props.under}
      {paged && data && data.items.length > 0 && (
        <TableFoot list={list} total={data.total} capped={data.capped} noun={texts.noun} dense={dense} />
      )}
      <VisuallyHidden component="output">
        {data && !result.isPlaceholderData && resultsText(data.total, data.capped, texts.noun)}
      </VisuallyHidden>
      <VisuallyHidden component="output">{selected > 0 && tableTexts.selected(selected)}</VisuallyHidden>
    </div>
  );
}

function Content<Item, Row>(props: Framed<Item, Row>) {
  const { texts, list, result, emptyAction, near, columnCount, children } = props;
  if (result.data === undefined) return <AwaitedState result={result} columns={columnCount} />;
  if (result.data.items.length > 0) return children;
  // A page past the end is being replaced by the last page.
  if (result.data.total > 0) return <LoadingState columns={columnCount} />;
  if (list.state.search !== '' || list.filterCount > 0) {
    const { search } = list.state;
    const offered = search !== '' && near?.(search);
    return <EmptySearchState search={search} onClear={list.clearSearchAndFilters} near={offered} />;
  }
  return <EmptyState {...texts.empty} {...(emptyAction && { action: emptyAction })} />;
}

/** Rows may have been deleted since the address was made. */
function usePageWithinEnd<Item>(list: FrameList, result: ListResult<Item>) {
  const { page, itemsPerPage } = list.state;
  const last =
    result.data && !result.isPlaceholderData ? lastPageOf(result.data.total, itemsPerPage) : undefined;
  useEffect(() => {
    if (last !== undefined && page > last) list.setPage(last);
    // `list` is new on every change of the address; only these numbers matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, last]);
}

/** Clears the selection when the search changes, so that no action reaches rows that are not shown. */
function useSelectionWithinSearch<Row>(list: FrameList, selection: Selection<Row> | undefined) {
  const asked = JSON.stringify([list.state.search, list.state.filters]);
  useDidUpdate(() => {
    if (selection && selection.rows.length > 0) selection.onChange([]);
  }, [asked]);
}
