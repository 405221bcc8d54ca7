import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** Somebody who studied a course on the last day of the year, or got a first certificate of it in the year. */
export interface CountedPerson {
  readonly cid: number;
  readonly course: string;
  readonly uid: number;
  readonly of: 'participants' | 'certificates';
}

/**
 * By name of the course. Studies take three semesters; an archived enrolment counts until the day on which it went to the
 * archive.
 */
export const listCounted = async ({ db }: Ctx, year: number): Promise<readonly CountedPerson[]> => {
  const last = `${year}-12-31`;
  const { rows } = await sql<CountedPerson>`
    with counted as (
      select ec.cid, e.uid, 'participants' as of
      from enrolment_courses as ec
      join enrolments as e on e.id = ec.enrolment_id
      where e.date <= ${last}::date and e.date + interval '18 months' > ${last}::date
        and (e.archived_at is null or e.archived_at >= (${last}::date + 1) at time zone 'Europe/Warsaw')
        and not exists (select from certificates as c join certificate_register as r on r.certificate_id = c.id and r.duplicate = 0
          where c.enrolment_id = e.id and c.cid = ec.cid and r.made_on <= ${last}::date)
      union all
      select distinct on (c.enrolment_id, c.cid) c.cid, e.uid, 'certificates'
      from certificates as c
      join enrolments as e on e.id = c.enrolment_id
      where c.year = ${year} and c.reissue_reason = '' and c.annulled_at is null
    )
    select counted.*, courses.name as course
    from counted join courses on courses.id = counted.cid
    order by courses.name collate "pl-x-icu", courses.id`.execute(db);
  return rows;
};
