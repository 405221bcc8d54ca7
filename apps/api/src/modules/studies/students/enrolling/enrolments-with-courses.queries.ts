import type { Ctx } from '#platform/context.ts';

/** Enrolments `e` with their place and their `first` and `second` course, each with the name of the course. */
export const enrolmentsWithCourses = (ctx: Ctx) =>
  ctx.db
    .selectFrom('enrolments as e')
    .innerJoin('places as place', 'place.id', 'e.pid')
    .innerJoin('enrolment_courses as first', (join) =>
      join.onRef('first.enrolment_id', '=', 'e.id').on('first.slot', '=', 1),
    )
    .innerJoin('courses as course', 'course.id', 'first.cid')
    .leftJoin('enrolment_courses as second', (join) =>
      join.onRef('second.enrolment_id', '=', 'e.id').on('second.slot', '=', 2),
    )
    .leftJoin('courses as course2', 'course2.id', 'second.cid');
