-- keeps: graduation_list
-- from: student_list, grades, subjects, enrolment_balances, enrolments
-- defined by: graduation_rows
-- compared by: wrong_graduations

-- Subjects that a student has no grade in, or none to pass with. One that is no longer taught counts where it was failed.
create function lacking_subjects(of_enrolment integer, of_course integer, intake date)
returns table (sid integer, value smallint) language sql stable as $$
  select s.id, g.value
  from subjects as s left join grades as g on g.enrolment_id = of_enrolment and g.sid = s.id
  where s.cid = of_course and s.after_join = programme_of(intake)
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
  -- Its people first, as everybody else.
  perform from users as u where u.id = any(array(select l.uid from graduation_list as l where l.id = any(ids)))
    order by u.id for no key update;
  perform from graduation_list as l where l.id = any(ids) order by l.id for no key update;
  -- One row after another, by the indexes: how many there are is not known when this is planned.
  update graduation_list as l set ready = judged.ready
    from unnest(ids) as asked(id)
    cross join lateral (select r.ready from graduation_rows as r where r.id = asked.id offset 0) as judged
    where l.id = asked.id and l.ready <> judged.ready;
end $$;

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
create trigger graduation_insert after insert on subjects referencing new table as changed
  for each statement execute function judge_graduations_of_subjects();
create trigger graduation_delete after delete on subjects referencing old table as changed
  for each statement execute function judge_graduations_of_subjects();

create function judge_graduations_of_changed_subjects() returns trigger language plpgsql as $$
begin
  perform judge_graduations(array_agg(l.id)) from graduation_list as l where l.cid in (
    select unnest(array[a.cid, b.cid]) from after as a join before as b on b.id = a.id
    where (a.cid, a.active, a.after_join) <> (b.cid, b.active, b.after_join)) having count(*) > 0;
  return null;
end $$;
create trigger graduation_update after update on subjects referencing old table as before new table as after
  for each statement execute function judge_graduations_of_changed_subjects();

-- The list of students makes the rows of a person anew whenever an enrolment of theirs changes.
create function list_graduations() returns trigger language plpgsql as $$
begin
  delete from graduation_list as l using added where added.archived and l.id = added.id;
  insert into graduation_list (id, enrolment_id, uid, date, pid, cid, name, latest, place, album, search)
    select id, enrolment_id, uid, date, pid, cid, name, latest, place, album, search
    from added where not archived order by id
    on conflict (id) do update
      set uid = excluded.uid, date = excluded.date, pid = excluded.pid, cid = excluded.cid, name = excluded.name,
        latest = excluded.latest, place = excluded.place, album = excluded.album, search = excluded.search
      where (graduation_list.uid, graduation_list.date, graduation_list.pid, graduation_list.cid, graduation_list.name,
          graduation_list.latest, graduation_list.place, graduation_list.album, graduation_list.search)
        is distinct from (excluded.uid, excluded.date, excluded.pid, excluded.cid, excluded.name,
          excluded.latest, excluded.place, excluded.album, excluded.search);
  perform judge_graduations(array(select id from added where not archived));
  return null;
end $$;
create trigger graduation_list_insert after insert on student_list referencing new table as added
  for each statement execute function list_graduations();

-- A place that is called otherwise changes rows of the list of students and makes none anew.
create function place_listed_graduation() returns trigger language plpgsql as $$
begin
  update graduation_list as l set place = new.place where l.id = new.id;
  return null;
end $$;
create trigger graduation_list_place after update of place on student_list
  for each row when (old.place <> new.place) execute function place_listed_graduation();

create view wrong_graduations as
  select coalesce(l.id, r.id) as enrolment_course_id
  from graduation_list as l
  full join (
    select g.ready, s.* from graduation_rows as g join student_list as s on s.id = g.id) as r on r.id = l.id
  where (l.ready, l.enrolment_id, l.uid, l.date, l.pid, l.cid, l.name, l.latest, l.place, l.album, l.search)
    is distinct from
    (r.ready, r.enrolment_id, r.uid, r.date, r.pid, r.cid, r.name, r.latest, r.place, r.album, r.search);
