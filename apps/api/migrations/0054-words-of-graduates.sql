-- Who may finish, found by words. docs/decisions/0066 says why.

alter table graduation_list add column search text not null default '';
update graduation_list as l set search = s.search from student_list as s where s.id = l.id;
alter table graduation_list alter column search drop default;

create or replace function list_graduations() returns trigger language plpgsql as $$
begin
  delete from graduation_list as l using added where added.archived and l.id = added.id;
  insert into graduation_list (id, enrolment_id, date, cid, name, search)
    select id, enrolment_id, date, cid, name, search from added where not archived order by id
    on conflict (id) do update
      set date = excluded.date, cid = excluded.cid, name = excluded.name, search = excluded.search
      where (graduation_list.date, graduation_list.cid, graduation_list.name, graduation_list.search)
        is distinct from (excluded.date, excluded.cid, excluded.name, excluded.search);
  perform judge_graduations(array(select id from added where not archived));
  return null;
end $$;

-- A search walks through the names and reads the words from the index; a rare word is looked for among those whom the filter
-- leaves.
drop index graduation_list_name, graduation_list_course, graduation_list_date, graduation_list_group;
create index graduation_list_name on graduation_list (ready, name, id) include (date, cid, search);
create index graduation_list_course on graduation_list (cid, ready, name, id) include (date, search);
create index graduation_list_date on graduation_list (date, ready, name, id) include (cid, search);
create index graduation_list_group on graduation_list (cid, date, ready, name, id) include (search);
create index graduation_list_search on graduation_list using gin (search gin_trgm_ops, date, cid);
