-- Studies: lists that are kept of enrolments, so that a page costs the same at any size (docs/decisions/0051, 0056, 0066).

-- What the list is picked from: one row for each course of an enrolment that is not archived. Triggers keep it, and nothing
-- else writes it. Rows of one person stand side by side in both orders.
create table student_list (
  -- That of the enrolment's course.
  id integer primary key,
  enrolment_id integer not null,
  uid integer not null,
  date date not null,
  pid integer not null,
  cid integer not null,
  name text collate "pl-x-icu" not null,
  -- The newest intake that the person is enrolled in.
  latest date not null,
  -- Name, e-mail and telephone of the person, account and album numbers of the enrolment.
  search text not null,
  -- The list makes the rows of a person anew whenever an enrolment of theirs changes, and each row is judged as it comes.
  missing text[] not null default '{}',
  -- The list of students also has what is archived, which the accountant may ask for; others leave it out. Every index holds
  -- the mark, so that a page is still read from one of them alone.
  archived boolean not null default false,
  place text collate "pl-x-icu" not null,
  album text collate "pl-numbers"
);
-- The list of students whose folders are not complete, in the orders and by the filters of the whole list.
create index student_list_folder_name on student_list (name, uid) include (date, pid, cid, search) where missing <> '{}';
create index student_list_folder_course_name on student_list (cid, name, uid) include (date, pid) where missing <> '{}';
create index student_list_folder_place_name on student_list (pid, name, uid) include (date, cid) where missing <> '{}';
create index student_list_folder_date_name on student_list (date, name, uid) include (pid, cid) where missing <> '{}';
create index student_list_folder_latest on student_list (latest, uid) include (date, pid, cid) where missing <> '{}';
create index student_list_folder_course_latest on student_list (cid, latest, uid) include (date, pid)
  where missing <> '{}';
create index student_list_folder_place_latest on student_list (pid, latest, uid) include (date, cid)
  where missing <> '{}';
create index student_list_folder_date_latest on student_list (date, latest, uid) include (pid, cid)
  where missing <> '{}';
-- How many study what at a place.
create index student_list_place_course on student_list (pid, date, cid, uid);
create index student_list_name on student_list (name, uid) include (date, pid, cid, archived, search);
create index student_list_latest on student_list (latest, uid) include (date, pid, cid, archived);
create index student_list_course_latest on student_list (cid, latest, uid) include (date, pid, archived);
create index student_list_place_latest on student_list (pid, latest, uid) include (date, cid, archived);
create index student_list_date_latest on student_list (date, latest, uid) include (pid, cid, archived);
-- Words and filters in one: a word that many have is looked for only among those whom the filter leaves.
create index student_list_search on student_list using gin (search gin_trgm_ops, date, pid, cid);
-- A search walks through the names of a course, a place, an intake and reads the words from the index.
create index student_list_course_name on student_list (cid, name, uid) include (date, pid, archived, search);
create index student_list_place_name on student_list (pid, name, uid) include (date, cid, archived, search);
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
-- The students of a group: of a course who began in an intake, in the order of names.
create index student_list_group on student_list (cid, date, name, uid) include (enrolment_id, archived, search);
create index student_list_person on student_list (uid, cid) include (date, pid, archived);
-- Incomplete folders of a course in the order of album numbers, as they are read in the order of places.
create index student_list_folder_course_album on student_list (cid, album, uid) include (date, pid, archived)
  where missing <> '{}';
create index student_list_date_name on student_list (date, name, uid) include (pid, cid, enrolment_id, archived, search);

-- A row for each course of an enrolment that is not archived. Triggers keep it, and nothing else writes it. There is room for
-- the new row beside the old one.
create table graduation_list (
  -- That of the enrolment's course.
  id integer primary key references enrolment_courses on delete cascade,
  enrolment_id integer not null,
  date date not null,
  cid integer not null,
  name text collate "pl-x-icu" not null,
  ready boolean not null default false,
  search text not null,
  uid integer not null,
  pid integer not null,
  latest date not null,
  place text collate "pl-x-icu" not null,
  album text collate "pl-numbers"
) with (fillfactor = 80);
create index graduation_list_enrolment on graduation_list (enrolment_id);
create index graduation_list_group on graduation_list (cid, date, ready, name, id) include (search);
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
