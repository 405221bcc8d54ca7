export interface ChosenStudents {
  date: readonly string[];
  pid: readonly number[];
  cid: readonly number[];
}

/**
 * The address of a list narrowed as the statistics are; undefined where the list cannot be, since it takes one place and
 * one course. An empty filter is written too: without any the list would come back as it was last seen.
 */
export function addressOf(
  path: '/students' | '/accountant-students',
  { date, pid, cid }: ChosenStudents,
  more: Readonly<Record<string, string>> = {},
): string | undefined {
  if (pid.length > 1 || cid.length > 1) return undefined;
  const params = new URLSearchParams((date.length > 0 ? date : ['']).map((intake) => ['date', intake]));
  if (pid[0] !== undefined) params.set('pid', String(pid[0]));
  if (cid[0] !== undefined) params.set('cid', String(cid[0]));
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return `${path}?${params.toString()}`;
}
