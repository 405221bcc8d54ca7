import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export interface BegunStudies {
  readonly courses: string;
  /** The first day of the intake. */
  readonly date: string;
  readonly place: string;
}

/** The enrolments of a person, for the first mail. */
export const listBegunStudies = (ctx: Ctx, uid: number): Promise<BegunStudies[]> =>
  ctx.db
    .selectFrom('enrolments as e')
    .innerJoin('enrolment_courses as s', 's.enrolment_id', 'e.id')
    .innerJoin('courses as c', 'c.id', 's.cid')
    .innerJoin('places as p', 'p.id', 'e.pid')
    .select(['e.date', 'p.name as place'])
    .select(sql<string>`string_agg(c.name, ', ' order by s.slot)`.as('courses'))
    .where('e.uid', '=', uid)
    .where('e.archived_at', 'is', null)
    .groupBy(['e.id', 'p.name'])
    .orderBy('e.date', 'desc')
    .orderBy('e.id')
    .execute();
