import { currentIntake } from '@indeks/contract/studies/courses/intakes.rules';
import { useState } from 'react';
import type { StatisticsQuery } from '#data/money/statistics.ts';
import { isSemesterDay } from '#parts/studies/students/semester-day.ts';
import { readId } from '#shared/lib/read-id.ts';
import { today } from '#shared/lib/today.ts';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import type { ChosenStudents } from './list-address.ts';

/** The students whom the statistics count, kept in the address: by default the newest intake that has begun. */
export function useChosenStudents() {
  const [options] = useState(() => ({
    screen: 'statistics',
    sortKeys: ['name'] as const,
    sortBy: 'name' as const,
    filters: { date: [currentIntake(today())], pid: [], cid: [] } as Record<Filter, readonly string[]>,
  }));
  const list = useListState(options);
  const { date, pid, cid } = list.state.filters;
  const chosen: ChosenStudents = {
    date: date.filter(isSemesterDay),
    pid: readIds(pid),
    cid: readIds(cid),
  };
  const choose = (filter: Partial<Record<Filter, readonly (string | number)[]>>) =>
    list.setFilters(
      Object.fromEntries(Object.entries(filter).map(([name, values]) => [name, values.map(String)])),
    );
  return { chosen, choose };
}

type Filter = 'date' | 'pid' | 'cid';

const readIds = (words: readonly string[]): number[] => words.map(readId).filter((id) => id !== null);

/** The query of the calls: the chosen values, joined by commas. */
export const writeStatisticsQuery = ({ date, pid, cid }: ChosenStudents): StatisticsQuery => ({
  ...(date.length > 0 && { date: date.join(',') }),
  ...(pid.length > 0 && { pid: pid.join(',') }),
  ...(cid.length > 0 && { cid: cid.join(',') }),
});
