import type { CourseNumber } from '@indeks/contract/studies/students/students.keys';
import type { Ctx } from '#platform/context.ts';
import { orNone } from '#platform/db/or-none.ts';
import type { SeenPlaces } from './enrolling/enrolments.queries.ts';

interface LeftEnrolments {
  readonly date?: readonly string[] | undefined;
  readonly pid?: number | undefined;
  readonly cid?: number | undefined;
}

/** Those who study so many different courses of those that the filter leaves, as the statistics count them. */
export const peopleOfSoManyCourses = (
  ctx: Ctx,
  { date, pid, cid }: LeftEnrolments,
  courses: CourseNumber,
  seen: SeenPlaces,
) => {
  let rows = ctx.db.selectFrom('student_list as row').where('row.archived', '=', false);
  if (date) rows = rows.where('row.date', 'in', [...date]);
  if (pid !== undefined) rows = rows.where('row.pid', '=', pid);
  if (cid !== undefined) rows = rows.where('row.cid', '=', cid);
  if (seen) rows = rows.where('row.pid', 'in', orNone(seen));
  // Grouped in the order of an index; `count(distinct …)` would sort again for each person.
  const studied = rows.select(['row.uid', 'row.cid']).distinct().as('studied');
  return ctx.db
    .selectFrom(studied)
    .select('studied.uid')
    .groupBy('studied.uid')
    .having((row) => row.fn.countAll<number>(), '=', Number(courses));
};
