import { useMemo } from 'react';
import type { ListResult } from '#shared/ui/table/column.ts';

/** A list of people with their enrolments, as a grouped table draws it. */
export function useEnrolmentGroups<Person extends { enrolments: readonly unknown[] }>(
  result: ListResult<Person>,
) {
  const { data } = result;
  const groups = useMemo(
    () =>
      data && {
        ...data,
        items: data.items.map((group) => ({ group, rows: group.enrolments as Person['enrolments'] })),
      },
    [data],
  );
  return { ...result, data: groups };
}
