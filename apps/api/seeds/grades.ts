import { role } from '@indeks/contract/access/roles';
import { courseCount } from './courses.ts';
import { getDemoAccount } from './demo-accounts.ts';
import type { Plan } from './plan.ts';
import type { DerivedSeed } from './seed.ts';

/**
 * The grades of semesters that are over, four months after they began. A few are missing, most are good. Follows from the
 * numbers of enrolment and subject, so that each run writes the same.
 */
export const grades: DerivedSeed = {
  table: 'attempts',
  insert: (plan) => `
    with studied as materialized (
      select ec.enrolment_id, ec.date, course.cid, programme_of(ec.date) as after_join
      from enrolment_courses as ec cross join lateral (select ec.cid union all ${coursesLeft(plan)}) as course)
    insert into attempts (enrolment_id, sid, term, value, uid, given_at)
    select ec.enrolment_id, s.id, 1, (array[20, 30, 30, 35, 35, 40, 40, 40, 45, 45, 45, 50, 50, 50])[1 + luck / 100 % 14],
      coalesce(s.uid, ${getDemoAccount(role.administrator).id}), given + time '16:00'
    from studied as ec join subjects as s on s.cid = ec.cid and s.after_join = ec.after_join
    cross join lateral (select abs(hashint8(ec.enrolment_id::bigint * 1000000 + s.id)::bigint) as luck) as l
    cross join lateral (select case s.semester when 1 then 0 when 3 then 12
      else case extract(month from ec.date) when 10 then 5 else 7 end end as months) as m
    cross join lateral (
      select (ec.date + make_interval(months => months + 4))::date + (luck % 9)::integer as given) as g
    where given <= date '${plan.today}' and luck % 100 >= 4
    order by 1, 2`,
};

/** At the largest scale people have grades of courses that they left, which are kept and not shown: more than 5 M in all. */
const coursesLeft = ({ places }: Plan): string => `
  select (ec.cid + n - 1) % ${courseCount} + 1 from generate_series(1, ${places < 2_400 ? 0 : 3}) as n
  where ec.slot = 1 and (ec.enrolment_id + n) % 6 > 0 and not exists (
    select from enrolment_courses as own
    where own.enrolment_id = ec.enrolment_id and own.cid = (ec.cid + n - 1) % ${courseCount} + 1)`;
