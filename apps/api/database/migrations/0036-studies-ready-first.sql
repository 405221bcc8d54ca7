-- Studies: in the list of graduation whoever is ready comes first, each half in the order of names.

alter table graduation_list
  -- Digits come before letters, whatever the name begins with.
  add column standing text collate "pl-x-icu" not null
    generated always as (case when ready then '1' else '2' end || name) stored;

-- Ready people first: of everybody, of a course, of an intake.
create index graduation_list_standing on graduation_list (ready, standing, id) include (date, cid, search);
create index graduation_list_course_standing on graduation_list (cid, ready, standing, id) include (date, search);
create index graduation_list_date_standing on graduation_list (date, ready, standing, id) include (cid, search);
