import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PageAction } from '#shared/ui/page/page-action.ts';

/** What tells a row from the others: its own number, or, in a list of people, the person's. */
export type Keyed = { id: string | number } | { uid: number };

export const readKey = (row: Keyed): string | number => ('id' in row ? row.id : row.uid);

interface ColumnBase<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` is for numbers. */
  align?: 'start' | 'end';
  width?: string;
  /** Where lines may break: `never` for dates, numbers and chips, `anywhere` for long words. By default between words. */
  wrap?: 'never' | 'anywhere';
  /** Hidden while the help is open beside the list; the page of the row shows it as well. */
  givesWay?: true;
}

/** The id of a sortable column is the sort key of the call. */
export type Column<Row, SortKey extends string = string> = ColumnBase<Row> &
  ({ id: SortKey; sortable: true } | { id: string; sortable?: false });

/** The label is the verb; the name of the row is added for those who do not see the row. */
export interface RowAction extends Pick<PageAction, 'label' | 'onClick' | 'to' | 'danger' | 'disabled'> {
  icon: TablerIcon;
  /** Stands in the menu at the end of the row, where a row has more actions than icons tell apart. */
  inMenu?: boolean;
  /** A click anywhere in the row does it too, where no words of the row open it. */
  opens?: true;
  /** Tells an action whose label changes when it is used, so that its button keeps the focus. */
  key?: string;
}

/** A line below a row, in the same columns: a cell for each. */
export interface RowLine {
  key: string | number;
  cells: readonly ReactNode[];
}

export interface BulkAction<Row> {
  label: string;
  icon?: TablerIcon;
  onClick: (rows: readonly Row[]) => void;
  danger?: boolean;
  /** The one filled button, at the end. */
  main?: boolean;
}

/** The selected rows themselves, also those of other pages: a confirmation must be able to name them. */
export interface Selection<Row> {
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
  actions: readonly BulkAction<Row>[];
  /** How many they are, in words of the screen, and what they come to. */
  words?: ReactNode;
  /** At most one row at a time. */
  single?: boolean;
}

/** The part of a query's result that a list needs; `pageQuery` makes such queries. */
export interface ListResult<Item> {
  data: { items: readonly Item[]; total: number; capped: boolean } | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}
