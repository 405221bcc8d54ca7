-- The list of students narrowed to those who may finish and to those who lack something, in every order and by every filter of
-- the whole list. docs/decisions/0083 says why.

alter table graduation_list
  add column uid integer not null default 0,
  add column pid integer not null default 0,
  add column latest date not null default '2000-01-01',
  add column place text collate "pl-x-icu" not null default '',
  add column album text collate "pl-numbers";
update graduation_list as l set uid = s.uid, pid = s.pid, latest = s.latest, place = s.place, album = s.album
  from student_list as s where s.id = l.id;
alter table graduation_list
  alter column uid drop default,
  alter column pid drop default,
  alter column latest drop default,
  alter column place drop default;

create or replace function list_graduations() returns trigger language plpgsql as $$
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

-- A place that is called otherwise changes rows of the list of students and makes none anew.
create function place_listed_graduation() returns trigger language plpgsql as $$
begin
  update graduation_list as l set place = new.place where l.id = new.id;
  return null;
end $$;
create trigger graduation_list_place after update of place on student_list
  for each row when (old.place <> new.place) execute function place_listed_graduation();

-- Rows of one person stand side by side in every order. By name, with the words of a search: of everybody, of a course, of a
-- place, of an intake. The list of courses that may be finished is read from them, too; it sorts namesakes.
drop index graduation_list_name, graduation_list_course, graduation_list_date, graduation_list_search;
create index graduation_list_name on graduation_list (ready, name, uid) include (id, date, pid, cid, search);
create index graduation_list_course on graduation_list (cid, ready, name, uid) include (id, date, pid, search);
create index graduation_list_place on graduation_list (pid, ready, name, uid) include (id, date, cid, search);
create index graduation_list_date on graduation_list (date, ready, name, uid) include (id, pid, cid, search);
create index graduation_list_search on graduation_list using gin (search gin_trgm_ops, date, pid, cid);
-- By newest intake, by place and by album number.
create index graduation_list_latest on graduation_list (ready, latest, uid) include (date, pid, cid);
create index graduation_list_course_latest on graduation_list (cid, ready, latest, uid) include (date, pid);
create index graduation_list_place_latest on graduation_list (pid, ready, latest, uid) include (date, cid);
create index graduation_list_date_latest on graduation_list (date, ready, latest, uid) include (pid, cid);
create index graduation_list_by_place on graduation_list (ready, place, uid) include (date, pid, cid);
create index graduation_list_course_by_place on graduation_list (cid, ready, place, uid) include (date, pid);
create index graduation_list_place_by_place on graduation_list (pid, ready, place, uid) include (date, cid);
create index graduation_list_date_by_place on graduation_list (date, ready, place, uid) include (pid, cid);
create index graduation_list_album on graduation_list (ready, album, uid) include (date, pid, cid);
create index graduation_list_course_album on graduation_list (cid, ready, album, uid) include (date, pid);
create index graduation_list_place_album on graduation_list (pid, ready, album, uid) include (date, cid);
create index graduation_list_date_album on graduation_list (date, ready, album, uid) include (pid, cid);
