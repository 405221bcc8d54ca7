-- The list of students also has what is archived, which the accountant may ask for; others leave it out. Every index holds
-- the mark, so that a page is still read from one of them alone.
alter table student_list add column archived boolean not null default false;
create or replace view student_list_rows as
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

create or replace function list_changed_students() returns trigger language plpgsql as $$
begin
  perform from users as u where u.id in (select uid from changed) order by u.id for no key update;
  delete from student_list as l using (select distinct uid from changed) as person where l.uid = person.uid;
  insert into student_list (id, enrolment_id, uid, date, pid, cid, name, latest, search, archived)
    select r.id, r.enrolment_id, r.uid, r.date, r.pid, r.cid, r.name, r.latest, r.search, r.archived
    from (select distinct uid from changed) as person join student_list_rows as r on r.uid = person.uid;
  return null;
end $$;
create or replace function list_changed_student() returns trigger language plpgsql as $$
begin
  delete from student_list as l where l.uid = new.id;
  insert into student_list (id, enrolment_id, uid, date, pid, cid, name, latest, search, archived)
    select r.id, r.enrolment_id, r.uid, r.date, r.pid, r.cid, r.name, r.latest, r.search, r.archived
    from student_list_rows as r where r.uid = new.id;
  return null;
end $$;
insert into student_list (id, enrolment_id, uid, date, pid, cid, name, latest, search, archived)
  select id, enrolment_id, uid, date, pid, cid, name, latest, search, archived from student_list_rows where archived;

drop index student_list_name, student_list_course_name, student_list_place_name, student_list_date_name,
  student_list_latest, student_list_course_latest, student_list_place_latest, student_list_date_latest;
create index student_list_name on student_list (name, uid) include (date, pid, cid, archived, search);
create index student_list_course_name on student_list (cid, name, uid) include (date, pid, archived);
create index student_list_place_name on student_list (pid, name, uid) include (date, cid, archived);
create index student_list_date_name on student_list (date, name, uid) include (pid, cid, archived);
create index student_list_latest on student_list (latest, uid) include (date, pid, cid, archived);
create index student_list_course_latest on student_list (cid, latest, uid) include (date, pid, archived);
create index student_list_place_latest on student_list (pid, latest, uid) include (date, cid, archived);
create index student_list_date_latest on student_list (date, latest, uid) include (pid, cid, archived);
