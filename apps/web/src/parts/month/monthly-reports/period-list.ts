import type { List } from '#shared/ui/table/list.ts';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { daysOfPeriod, type Period } from './use-period.ts';

/** A list of everybody's entries of a month or year, without filters. */
export type PeriodList<SortKey extends string> = List<SortKey, Record<string, never>>;

/** The newest entries come first. */
export const periodListOptions = <SortKey extends string>(
  screen: string,
  sortKeys: readonly (SortKey | 'date')[],
): ListOptions<SortKey | 'date', Record<string, never>> => ({
  screen,
  sortKeys,
  sortBy: 'date',
  sortDesc: true,
  filters: {},
});

/** The query of a period's list: its page, order and search, and the days of the period. */
export const readPeriodQuery = <SortKey extends string>({ state }: PeriodList<SortKey>, period: Period) => ({
  ...pagingOf(state),
  ...daysOfPeriod(period),
});
