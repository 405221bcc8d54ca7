-- keeps: student_list
-- from: enrolments, enrolment_courses, users, places
-- defined by: student_list_rows
-- compared by: wrong_student_list

create view student_list_rows as
  select ec.id, e.id as enrolment_id, e.uid, e.date, e.pid, ec.cid, u.listed_name as name,
    (select coalesce(max(n.date) filter (where n.archived_at is null), max(n.date))
      from enrolments as n where n.uid = e.uid) as latest,
    ' ' || search_text(u.listed_name || ' ' || u.email || ' ' || coalesce(u.telephone, '') || ' '
      || coalesce(e.bank_account, '') || ' ' || coalesce((select string_agg(a.album_nr, ' ' order by a.slot)
        from enrolment_courses as a where a.enrolment_id = e.id), '')) as search,
    e.archived_at is not null or u.archived_at is not null as archived
  from enrolment_courses as ec
  join enrolments as e on e.id = ec.enrolment_id
  join users as u on u.id = e.uid;

-- Place and album number of the enrolment that stands first under a person: the newest, of those that are not archived if
-- there is one.
create function newest_studies(person integer, out place text, out album text) language plpgsql stable as $$
begin
  select p.name, ec.album_nr into place, album
  from (
    -- The one enrolment first: the tables are joined for it alone, also while nothing is known of their size.
    select e.id, e.pid from enrolments as e where e.uid = person
    order by e.archived_at is not null, e.date desc, e.id desc limit 1) as newest
  join places as p on p.id = newest.pid
  join enrolment_courses as ec on ec.enrolment_id = newest.id and ec.slot = 1;
end $$;

-- The list makes the rows of a person anew whenever an enrolment of theirs changes.
create function order_listed_student() returns trigger language plpgsql as $$
begin
  select coalesce(n.place, ''), n.album into new.place, new.album from newest_studies(new.uid) as n;
  return new;
end $$;
create trigger student_list_orders before insert on student_list
  for each row execute function order_listed_student();

-- The rows of the people whose enrolments changed are made anew. Two changes of one person wait for each other.
create function list_changed_students() returns trigger language plpgsql as $$
begin
  perform from users as u where u.id in (select uid from changed) order by u.id for no key update;
  delete from student_list as l using (select distinct uid from changed) as person where l.uid = person.uid;
  insert into student_list (id, enrolment_id, uid, date, pid, cid, name, latest, search, archived)
    select r.id, r.enrolment_id, r.uid, r.date, r.pid, r.cid, r.name, r.latest, r.search, r.archived
    from (select distinct uid from changed) as person join student_list_rows as r on r.uid = person.uid;
  return null;
end $$;
create trigger student_list_update after update on enrolments referencing new table as changed
  for each statement execute function list_changed_students();
create trigger student_list_insert after insert on enrolment_courses referencing new table as changed
  for each statement execute function list_changed_students();
create trigger student_list_update after update on enrolment_courses referencing new table as changed
  for each statement execute function list_changed_students();
create trigger student_list_delete after delete on enrolment_courses referencing old table as changed
  for each statement execute function list_changed_students();

create function list_changed_student() returns trigger language plpgsql as $$
begin
  delete from student_list as l where l.uid = new.id;
  insert into student_list (id, enrolment_id, uid, date, pid, cid, name, latest, search, archived)
    select r.id, r.enrolment_id, r.uid, r.date, r.pid, r.cid, r.name, r.latest, r.search, r.archived
    from student_list_rows as r where r.uid = new.id;
  return null;
end $$;
create trigger student_list_person after update of given_name, surname, email, telephone, archived_at on users
  for each row when (
    (old.given_name, old.surname, old.email, old.telephone, old.archived_at) is distinct from
    (new.given_name, new.surname, new.email, new.telephone, new.archived_at))
  execute function list_changed_student();

-- A place that is called otherwise moves those who study there.
create function list_students_of_renamed_place() returns trigger language plpgsql as $$
begin
  perform from users as u where u.id in (select uid from student_list where pid = new.id)
    order by u.id for no key update;
  update student_list as l set place = person.place
    from (
      select s.uid, (newest_studies(s.uid)).place
      from (select distinct uid from student_list where pid = new.id) as s) as person
    where l.uid = person.uid and l.place <> person.place;
  return null;
end $$;
create trigger student_list_place after update of name on places
  for each row when (old.name <> new.name) execute function list_students_of_renamed_place();

-- What a folder lacks is compared by missing-in-folders.sql.
create view wrong_student_list as
  select coalesce(l.uid, r.uid) as uid, coalesce(l.id, r.id) as enrolment_course_id
  from student_list as l full join student_list_rows as r on r.id = l.id
  left join lateral newest_studies(coalesce(l.uid, r.uid)) as n on true
  where (l.enrolment_id, l.uid, l.date, l.pid, l.cid, l.name, l.latest, l.search, l.archived, l.place, l.album)
    is distinct from
    (r.enrolment_id, r.uid, r.date, r.pid, r.cid, r.name, r.latest, r.search, r.archived, coalesce(n.place, ''), n.album);
