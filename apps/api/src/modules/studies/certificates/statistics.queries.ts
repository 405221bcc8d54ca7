import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export interface CourseStatistics {
  readonly course: string;
  readonly participants: number;
  readonly certificates: number;
}

/**
 * Of each course whoever studies on the last day of the year, and whoever got a first certificate in it. Studies take three
 * semesters; an archived enrolment counts until the day on which it went to the archive.
 */
export const countByCourse = async ({ db }: Ctx, year: number): Promise<readonly CourseStatistics[]> => {
  const last = `${year}-12-31`;
  const { rows } = await sql<CourseStatistics>`
    with studying as (
      select ec.cid, count(*)::integer as people
      from enrolment_courses as ec
      join enrolments as e on e.id = ec.enrolment_id
      where e.date <= ${last}::date and e.date + interval '18 months' > ${last}::date
        and (e.archived_at is null or e.archived_at >= (${last}::date + 1) at time zone 'Europe/Warsaw')
        and not exists (select from certificates as c join certificate_register as r on r.certificate_id = c.id and r.duplicate = 0
          where c.enrolment_id = e.id and c.cid = ec.cid and r.made_on <= ${last}::date)
      group by ec.cid
    ), certified as (
      select c.cid, count(distinct c.enrolment_id)::integer as people
      from certificates as c
      where c.year = ${year} and c.reissue_reason = '' and c.annulled_at is null
      group by c.cid
    )
    select courses.name as course, coalesce(studying.people, 0) as participants, coalesce(certified.people, 0) as certificates
    from courses
    left join studying on studying.cid = courses.id
    left join certified on certified.cid = courses.id
    where studying.cid is not null or certified.cid is not null
    order by courses.name collate "pl-x-icu", courses.id`.execute(db);
  return rows;
};
