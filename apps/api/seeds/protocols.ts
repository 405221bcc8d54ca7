import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import type { Plan } from './plan.ts';
import type { DerivedSeed } from './seed.ts';

/** At a larger scale a group is spread over several protocols, each superseding the one before, so that their number grows, too. */
const mostStudents = (plan: Plan): number => (plan.protocols > 600 ? 30 : 100);

/** Groups chosen at random, at most so many: there are not many more. */
const mostGroups = 4_500;

const office = getDemoAccount(role.administrator).id;

/** Subjects with the intakes that were graded in them, and when the first session of each was closed. */
const chosenGroups = (plan: Plan): string => `
      select s.*, c.name as course, i.intake::date as intake, d.date::date as date, m.made
      from subjects as s join courses as c on c.id = s.cid
      cross join unnest(array[${plan.intakes.map((day) => `'${day}'`).join(', ')}]::date[]) with ordinality as i (intake, place)
      cross join lateral (select i.intake + make_interval(months => case s.semester when 1 then 0 when 3 then 12
        else case extract(month from i.intake) when 10 then 5 else 7 end end) as date) as d
      cross join lateral (select d.date
        + case extract(month from d.date) when 10 then interval '5 months 3 days' else interval '4 months 1 day' end
        + make_interval(days => (abs(hashint8(s.id * 1000 + i.place)::bigint) % 8)::integer, hours => 16) as made) as m
      where m.made < date '${plan.today}' and s.after_join = programme_of(i.intake)
        and exists (select from enrolment_courses as ec where ec.cid = s.cid and ec.date = i.intake)
      order by hashint8(s.id * 1000 + i.place) limit ${Math.min(plan.protocols, mostGroups)}`;

/** Their students in the order of their names. */
const gradedStudents = `
      select chosen.id, chosen.intake, u.listed_name, ec.enrolment_id, ec.album_nr, g.value, g.given_at,
        row_number() over (partition by chosen.id, chosen.intake
          order by u.listed_name collate "pl-x-icu", u.id, ec.enrolment_id) - 1 as place
      from chosen
      join enrolment_courses as ec on ec.cid = chosen.cid and ec.date = chosen.intake
      join enrolments as e on e.id = ec.enrolment_id
      join users as u on u.id = e.uid
      left join grades as g on g.enrolment_id = ec.enrolment_id and g.sid = chosen.id`;

/** The students in parts of so many; the wide columns of the group join once they are few. */
const selectDocuments = (plan: Plan): string => `
      select chosen.id, cid, intake, date, made, course, name, uid, exam, hours, ects, semester, part, students
      from chosen join (select id, intake, place / ${mostStudents(plan)} as part,
        json_agg(json_build_object('eid', enrolment_id, 'name', listed_name, 'album', album_nr, 'grade', value / 10.0,
          'words', case value when 20 then 'niedostateczny' when 30 then 'dostateczny' when 35 then 'dostateczny plus'
            when 40 then 'dobry' when 45 then 'dobry plus' when 50 then 'bardzo dobry' else 'nie przystąpił(a)' end,
          'date', (given_at at time zone 'Europe/Warsaw')::date) order by place) as students
        from graded group by 1, 2, 3) as parts using (id, intake)
      order by hashint8(chosen.id * 1000 + part), intake limit ${plan.protocols}`;

/** Numbers within each year, and the content. */
const numbered = `
      select documents.*, extract(year from made)::smallint as year,
        row_number() over (partition by extract(year from made) order by made, documents.id, intake, part) as number,
        nullif(concat_ws(' ', nullif(replace(regexp_replace(lecturer.degree, 'inż$', 'inż.'), '.inż', '. inż'), ''), lecturer.name), '') as lecturer
      from documents left join users as lecturer on lecturer.id = documents.uid
    ), written as (
      select numbered.*, lpad(number::text, greatest(3, length(number::text)), '0') || '/' || year as shown from numbered
    ), kept as (
      select written.*, json_build_object('number', shown, 'type', 1,
        'issuer', json_build_object('name', 'Akademia Przykładowa', 'address', 'ul. Wymyślona 1, 00-001 Przykładowo'),
        'course', course, 'subject', name, 'exam', exam, 'hours', hours, 'ects', ects, 'lecturer', lecturer,
        'semester', semester, 'date', date, 'intake', intake, 'created', made::date, 'students', students)::text as content
      from written
    )`;

/**
 * The first session of groups that have been graded, as the API would have kept them; one in forty was withdrawn. The text of
 * the content need not be written as the API writes it: the hash is that of the text.
 */
export const protocols: DerivedSeed = {
  table: 'protocols',
  insert: (plan) => `
    with chosen as materialized (${chosenGroups(plan)}), graded as (${gradedStudents}), documents as (${selectDocuments(plan)}),
    numbered as (${numbered}
    , ordered as (select kept.*, number % 40 = 0 as withdrawn, nextval(pg_get_serial_sequence('protocols', 'id')) as protocol_id
      from (select * from kept order by made, shown) as kept)
    insert into protocols (id, year, number, cid, sid, date, intake, type, title, course_name, subject_name, professor_name,
      uid_professor, content, content_hash, created_by, created_at, withdrawn_at, withdrawn_by, withdrawn_reason, superseded_by,
      correction_reason)
    select protocol_id, year, number, cid, id, date, intake, 1, 'Protokół ' || shown || ': ' || name || ', sesja pierwsza',
      course, name, coalesce(lecturer, ''), uid, content, encode(sha256(convert_to(content, 'UTF8')), 'hex'),
      coalesce(uid, ${office}), made, case when withdrawn then made + interval '1 day' end,
      case when withdrawn then ${office} end, case when withdrawn then 'Pomyłka na liście słuchaczy' else '' end,
      case when not withdrawn then lead(protocol_id) over parts end,
      case when not withdrawn and lag(protocol_id) over parts is not null then 'Uzupełnienie listy słuchaczy' else '' end
    from ordered window parts as (partition by id, intake, withdrawn order by protocol_id)`,
};

/** People whom the protocols in force name without a grade: they did not come. */
export const absences: DerivedSeed = {
  table: 'attempts',
  few: true,
  insert: () => `
    insert into attempts (enrolment_id, sid, term, value, uid, given_at)
    select (student->>'eid')::integer, p.sid, 1, 0, p.created_by, p.created_at
    from protocols as p cross join lateral json_array_elements(p.content::json->'students') as student
    where p.withdrawn_at is null and p.superseded_by is null and student->>'grade' is null`,
};

/** As they stand in the contents. */
export const protocolRows: DerivedSeed = {
  table: 'protocol_rows',
  insert: () => `
    insert into protocol_rows (protocol_id, position, enrolment_id, sid, value)
    select p.id, row.position, (row.student->>'eid')::integer, p.sid, ((row.student->>'grade')::numeric * 10)::smallint
    from protocols as p
    cross join lateral json_array_elements(p.content::json->'students') with ordinality as row (student, position)`,
};

export const protocolCounters: DerivedSeed = {
  table: 'protocol_counters',
  insert: () =>
    'insert into protocol_counters (year, last) select year, max(number) from protocols group by year',
};
