-- Who may finish: all grades, thesis, practice, and nothing owed. docs/decisions/0066 says why it is kept.

-- A row for each course of an enrolment that is not archived. Triggers keep it, and nothing else writes it. There is room for
-- the new row beside the old one.
create table graduation_list (
  -- That of the enrolment's course.
  id integer primary key references enrolment_courses on delete cascade,
  enrolment_id integer not null,
  date date not null,
  cid integer not null,
  name text collate "pl-x-icu" not null,
  ready boolean not null default false
) with (fillfactor = 80);
create index graduation_list_enrolment on graduation_list (enrolment_id);
-- In the order of names: of everybody, of a course, of an intake, of a course and an intake.
create index graduation_list_name on graduation_list (ready, name, id);
create index graduation_list_course on graduation_list (cid, ready, name, id);
create index graduation_list_date on graduation_list (date, ready, name, id);
create index graduation_list_group on graduation_list (cid, date, ready, name, id);

-- Subjects that a student has no grade in, or none to pass with. One that is no longer taught counts where it was failed.
create function lacking_subjects(of_enrolment integer, of_course integer, intake date)
returns table (sid integer, value smallint) language sql stable as $$
  select s.id, g.value
  from subjects as s left join grades as g on g.enrolment_id = of_enrolment and g.sid = s.id
  where s.cid = of_course and s.after_join = case when intake <= date '2023-10-01' then 0 else 1 end
    and ((s.active = 1 and g.value is null) or g.value < 30)
$$;

-- The only place that says who is ready. What is quickly known is asked first.
create view graduation_rows as
  select ec.id, case
    when e.thesis = 0 or e.practice = 0 then false
    when coalesce(b.balance, 0) > 0 then false
    else not exists (select from lacking_subjects(e.id, ec.cid, e.date)) end as ready
  from enrolment_courses as ec
  join enrolments as e on e.id = ec.enrolment_id
  left join enrolment_balances as b on b.enrolment_id = e.id
  left join users as u on u.id = e.uid
  where e.archived_at is null and u.archived_at is null;

-- Two changes of one row wait for each other here, and the second one sees what the first one wrote.
create function judge_graduations(ids integer[]) returns void language plpgsql as $$
begin
  perform from graduation_list as l where l.id = any(ids) order by l.id for no key update;
  -- One row after another, by the indexes: how many there are is not known when this is planned.
  update graduation_list as l set ready = judged.ready
    from unnest(ids) as asked(id)
    cross join lateral (select r.ready from graduation_rows as r where r.id = asked.id offset 0) as judged
    where l.id = asked.id and l.ready <> judged.ready;
end $$;

-- The list of students makes the rows of a person anew whenever an enrolment of theirs changes.
create function list_graduations() returns trigger language plpgsql as $$
begin
  delete from graduation_list as l using added where added.archived and l.id = added.id;
  insert into graduation_list (id, enrolment_id, date, cid, name)
    select id, enrolment_id, date, cid, name from added where not archived order by id
    on conflict (id) do update set date = excluded.date, cid = excluded.cid, name = excluded.name
      where (graduation_list.date, graduation_list.cid, graduation_list.name)
        is distinct from (excluded.date, excluded.cid, excluded.name);
  perform judge_graduations(array(select id from added where not archived));
  return null;
end $$;
create trigger graduation_list_insert after insert on student_list referencing new table as added
  for each statement execute function list_graduations();

create function judge_graduations_of_grades() returns trigger language plpgsql as $$
begin
  perform judge_graduations(array_agg(l.id))
    from (select distinct c.enrolment_id, s.cid from changed as c join subjects as s on s.id = c.sid) as graded
    cross join lateral (
      select g.id from graduation_list as g
      where g.enrolment_id = graded.enrolment_id and g.cid = graded.cid offset 0) as l
    having count(*) > 0;
  return null;
end $$;
create trigger graduation_insert after insert on grades referencing new table as changed
  for each statement execute function judge_graduations_of_grades();
create trigger graduation_update after update on grades referencing new table as changed
  for each statement execute function judge_graduations_of_grades();
create trigger graduation_delete after delete on grades referencing old table as changed
  for each statement execute function judge_graduations_of_grades();

create function judge_graduations_of_payments() returns trigger language plpgsql as $$
begin
  perform judge_graduations(array_agg(l.id))
    from (
      select enrolment_id from (
        select enrolment_id, balance > 0 as owes from after union all select enrolment_id, balance > 0 from before
      ) as sides group by enrolment_id having bool_or(owes) <> bool_and(owes)) as passed
    cross join lateral (
      select g.id from graduation_list as g where g.enrolment_id = passed.enrolment_id offset 0) as l
    having count(*) > 0;
  return null;
end $$;
create trigger graduation_update after update on enrolment_balances
  referencing old table as before new table as after
  for each statement execute function judge_graduations_of_payments();

-- A subject more or less is one for everybody who studies the course.
create function judge_graduations_of_subjects() returns trigger language plpgsql as $$
begin
  perform judge_graduations(array_agg(l.id)) from graduation_list as l
    where l.cid in (select cid from changed) having count(*) > 0;
  return null;
end $$;
create function judge_graduations_of_changed_subjects() returns trigger language plpgsql as $$
begin
  perform judge_graduations(array_agg(l.id)) from graduation_list as l where l.cid in (
    select unnest(array[a.cid, b.cid]) from after as a join before as b on b.id = a.id
    where (a.cid, a.active, a.after_join) <> (b.cid, b.active, b.after_join)) having count(*) > 0;
  return null;
end $$;
create trigger graduation_insert after insert on subjects referencing new table as changed
  for each statement execute function judge_graduations_of_subjects();
create trigger graduation_delete after delete on subjects referencing old table as changed
  for each statement execute function judge_graduations_of_subjects();
create trigger graduation_update after update on subjects referencing old table as before new table as after
  for each statement execute function judge_graduations_of_changed_subjects();

insert into graduation_list (id, enrolment_id, date, cid, name, ready)
  select l.id, l.enrolment_id, l.date, l.cid, l.name, r.ready
  from student_list as l join graduation_rows as r on r.id = l.id where not l.archived;
