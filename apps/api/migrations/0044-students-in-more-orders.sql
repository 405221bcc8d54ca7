-- The list of students in the order of place and album number, and its searches at any size. docs/decisions/0056 says why.

-- Numbers in a text are compared as numbers: 9 before 10.
create collation "pl-numbers" (provider = icu, locale = 'pl-u-kn-true');

alter table student_list add column place text collate "pl-x-icu" not null default '';
alter table student_list add column album text collate "pl-numbers";

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

drop index student_list_search, student_list_course_name, student_list_place_name, student_list_date_name;
update student_list as l set place = n.place, album = n.album
  from (select s.uid, (newest_studies(s.uid)).* from (select distinct uid from student_list) as s) as n
  where n.uid = l.uid;
alter table student_list alter column place drop default;

-- Words and filters in one: a word that many have is looked for only among those whom the filter leaves.
create index student_list_search on student_list using gin (search gin_trgm_ops, date, pid, cid);
-- A search walks through the names of a course, a place, an intake and reads the words from the index.
create index student_list_course_name on student_list (cid, name, uid) include (date, pid, archived, search);
create index student_list_place_name on student_list (pid, name, uid) include (date, cid, archived, search);
create index student_list_date_name on student_list (date, name, uid) include (pid, cid, archived, search);
-- Names without the words: a deep page, and how many there are, are read from few pages.
create index student_list_name_only on student_list (name, uid) include (date, pid, cid, archived);
-- By place and by album number: of everybody, of a course, of a place, of an intake.
create index student_list_by_place on student_list (place, uid) include (date, pid, cid, archived);
create index student_list_course_by_place on student_list (cid, place, uid) include (date, pid, archived);
create index student_list_place_by_place on student_list (pid, place, uid) include (date, cid, archived);
create index student_list_date_by_place on student_list (date, place, uid) include (pid, cid, archived);
create index student_list_album on student_list (album, uid) include (date, pid, cid, archived);
create index student_list_course_album on student_list (cid, album, uid) include (date, pid, archived);
create index student_list_place_album on student_list (pid, album, uid) include (date, cid, archived);
create index student_list_date_album on student_list (date, album, uid) include (pid, cid, archived);
-- The same of those whose folders are not complete.
create index student_list_folder_by_place on student_list (place, uid) include (date, pid, cid, archived)
  where missing <> '{}';
create index student_list_folder_album on student_list (album, uid) include (date, pid, cid, archived)
  where missing <> '{}';
create index student_list_folder_course_by_place on student_list (cid, place, uid) include (date, pid, archived)
  where missing <> '{}';
