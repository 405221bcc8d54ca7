import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import type { Plan } from './plan.ts';
import type { DerivedSeed } from './seed.ts';

const office = getDemoAccount(role.administrator).id;

/** Gives certificates to a share of the ready people of older intakes; the others still have to be completed. */
const certified = (plan: Plan): string => `
      select g.id, g.enrolment_id, g.uid, g.pid, g.cid, g.date, ec.album_nr, c.name as course, u.name, u.listed_name,
        (g.date + interval '19 months')::date as issued
      from graduation_list as g
      join enrolment_courses as ec on ec.id = g.id
      join courses as c on c.id = g.cid
      join users as u on u.id = g.uid
      where g.ready and ec.album_nr is not null and g.date + interval '19 months' < date '${plan.today}'
      order by g.date, g.cid, u.listed_name collate "pl-x-icu", g.id limit ${120 * Math.ceil(plan.protocols / 600)}`;

/** Numbers within each year, and the content. */
const written = `
      select who.*, extract(year from issued)::smallint as year,
        row_number() over (partition by extract(year from issued) order by issued, cid, listed_name collate "pl-x-icu", id) as number,
        course_of.subjects, course_of.hours, course_of.ects, course_of.average, course_of.semesters
      from certified as who
      cross join lateral (
        select json_agg(json_build_object('sid', s.id, 'name', s.name, 'hours', coalesce(s.hours, 0), 'ects', coalesce(s.ects, 0),
            'grade', g.value) order by s.semester, s.position, s.id) as subjects,
          sum(coalesce(s.hours, 0)) as hours, sum(coalesce(s.ects, 0)) as ects, max(s.semester) as semesters,
          round(avg(g.value) * 10)::integer as average
        from subjects as s join grades as g on g.sid = s.id and g.enrolment_id = who.enrolment_id
        where s.cid = who.cid and s.after_join = programme_of(who.date)) as course_of
    ), kept as (
      select written.*, lpad(number::text, greatest(4, length(number::text)), '0') || '/' || year as shown from written
    ), contents as (
      select kept.*, json_build_object('number', shown,
        'issuer', json_build_object('name', 'Akademia Przykładowa', 'address', 'ul. Wymyślona 1, 00-001 Przykładowo'),
        'person', json_build_object('name', name, 'listed', listed_name, 'born', '1988-05-14', 'birthplace', 'Lublin', 'album', album_nr),
        'course', course, 'began', date, 'completed', issued - 14, 'semesters', semesters,
        'result', case when average >= 461 then 'bardzo dobry' when average >= 426 then 'dobry plus' when average >= 376 then 'dobry'
          when average >= 326 then 'dostateczny plus' else 'dostateczny' end,
        'average', average, 'subjects', subjects, 'hours', hours, 'ects', ects,
        'signatory', json_build_object('name', 'prof. dr hab. Ewa Kamińska', 'office', 'Rektor'),
        'place', 'Przykładowo', 'issued', issued, 'copies', 2, 'replaces', null)::text as content
      from kept`;

/** As the API would have kept them. */
export const certificates: DerivedSeed = {
  table: 'certificates',
  few: true,
  insert: (plan) => `
    with certified as (${certified(plan)}), written as (${written})
    insert into certificates (year, number, enrolment_id, cid, content, content_hash, issued_by, issued_at)
    select year, number, enrolment_id, cid, content, encode(sha256(convert_to(content, 'UTF8')), 'hex'), ${office},
      issued + time '10:00' from contents order by year, number`,
};

/** One in four still waits to be collected. */
export const certificateRegister: DerivedSeed = {
  table: 'certificate_register',
  few: true,
  insert: () => `
    insert into certificate_register (certificate_id, made_on, uid, pid, cid, number, name, album, course_name, copies, blank,
      handed_on, handed_how, made_by, made_at)
    select c.id, (paper->>'issued')::date, e.uid, e.pid, c.cid, paper->>'number', paper->'person'->>'listed',
      paper->'person'->>'album', paper->>'course', (paper->>'copies')::smallint, 'AP ' || lpad((c.id + 41000)::text, 7, '0'),
      case when c.id % 4 > 0 then (paper->>'issued')::date + 6 end,
      case when c.id % 4 = 1 then 'post' when c.id % 4 > 1 then 'in-person' end, c.issued_by, c.issued_at
    from certificates as c
    join enrolments as e on e.id = c.enrolment_id
    cross join lateral (select c.content::jsonb as paper) as said
    order by c.id`,
};

export const certificateCounters: DerivedSeed = {
  table: 'certificate_counters',
  insert: () =>
    'insert into certificate_counters (year, last) select year, max(number) from certificates group by year',
};
