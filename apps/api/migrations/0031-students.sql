-- The list of students at any size, payment accounts that are given in turn, and enrolments that must stay.
-- docs/decisions/0051 says why.

-- Judged at the end of a statement, so that one statement may exchange the two courses of an enrolment.
alter table enrolment_courses drop constraint enrolment_courses_uid_cid_date_key;
alter table enrolment_courses add constraint enrolment_courses_uid_cid_date_key unique (uid, cid, date)
  deferrable initially immediate;

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
  search text not null
);
create index student_list_person on student_list (uid);
create index student_list_search on student_list using gin (search gin_trgm_ops);
-- By name and by the newest intake: of everybody, of a course, of a place, of an intake. A search walks through the names.
create index student_list_name on student_list (name, uid) include (date, pid, cid, search);
create index student_list_course_name on student_list (cid, name, uid) include (date, pid);
create index student_list_place_name on student_list (pid, name, uid) include (date, cid);
create index student_list_date_name on student_list (date, name, uid) include (pid, cid);
create index student_list_latest on student_list (latest, uid) include (date, pid, cid);
create index student_list_course_latest on student_list (cid, latest, uid) include (date, pid);
create index student_list_place_latest on student_list (pid, latest, uid) include (date, cid);
create index student_list_date_latest on student_list (date, latest, uid) include (pid, cid);

create view student_list_rows as
  select ec.id, e.id as enrolment_id, e.uid, e.date, e.pid, ec.cid, u.listed_name as name,
    (select max(n.date) from enrolments as n where n.uid = e.uid and n.archived_at is null) as latest,
    ' ' || search_text(u.listed_name || ' ' || u.email || ' ' || coalesce(u.telephone, '') || ' '
      || coalesce(e.bank_account, '') || ' ' || coalesce((select string_agg(a.album_nr, ' ' order by a.slot)
        from enrolment_courses as a where a.enrolment_id = e.id), '')) as search
  from enrolment_courses as ec
  join enrolments as e on e.id = ec.enrolment_id
  join users as u on u.id = e.uid
  where e.archived_at is null and u.archived_at is null;

-- The rows of the people whose enrolments changed are made anew. Two changes of one person wait for each other.
create function list_changed_students() returns trigger language plpgsql as $$
begin
  perform from users as u where u.id in (select uid from changed) order by u.id for no key update;
  delete from student_list as l using (select distinct uid from changed) as person where l.uid = person.uid;
  insert into student_list (id, enrolment_id, uid, date, pid, cid, name, latest, search)
    select r.id, r.enrolment_id, r.uid, r.date, r.pid, r.cid, r.name, r.latest, r.search
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
  insert into student_list (id, enrolment_id, uid, date, pid, cid, name, latest, search)
    select r.id, r.enrolment_id, r.uid, r.date, r.pid, r.cid, r.name, r.latest, r.search
    from student_list_rows as r where r.uid = new.id;
  return null;
end $$;
create trigger student_list_person after update of given_name, surname, email, telephone, archived_at on users
  for each row when (
    (old.given_name, old.surname, old.email, old.telephone, old.archived_at) is distinct from
    (new.given_name, new.surname, new.email, new.telephone, new.archived_at))
  execute function list_changed_student();

insert into student_list (id, enrolment_id, uid, date, pid, cid, name, latest, search)
  select id, enrolment_id, uid, date, pid, cid, name, latest, search from student_list_rows;

-- Payment accounts are given in turn under the provider's mask: the bank's 8 digits and those of the provider.
create table payment_account_counters (
  mask text primary key check (mask ~ '^\d{8,20}$'),
  last bigint not null check (last >= 0)
);

-- The next number of the mask that no enrolment has, without its check digits; null when all are used up. Whoever asks at
-- the same time waits and gets another one.
create function next_payment_account(wanted text) returns text language plpgsql as $$
declare
  digits integer := 24 - char_length(wanted);
  given bigint;
  candidate text;
begin
  insert into payment_account_counters (mask, last) values (wanted, 0) on conflict (mask) do nothing;
  select last into given from payment_account_counters where mask = wanted for update;
  loop
    given := given + 1;
    if char_length(given::text) > digits then return null; end if;
    candidate := wanted || lpad(given::text, digits, '0');
    exit when not exists (select from enrolments as e where substr(e.bank_account, 3) = candidate);
  end loop;
  update payment_account_counters set last = given where mask = wanted;
  return candidate;
end $$;
-- Whether a number is given already.
create index enrolments_account_number on enrolments (substr(bank_account, 3));

-- Enrolments that payments, grades or other records point at. The foreign keys are asked, all tables at once, and not a list
-- of tables that somebody would have to keep.
create function referenced_enrolments(ids integer[]) returns setof integer language plpgsql stable as $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as from_table, a.attname as from_column,
      c.confrelid = 'public.enrolment_courses'::regclass as to_course
    from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('a', 'r')
      and c.confrelid in ('public.enrolments'::regclass, 'public.enrolment_courses'::regclass)
      and c.conrelid not in ('public.enrolments'::regclass, 'public.enrolment_courses'::regclass)
  loop
    if reference.to_course then
      return query execute format(
        'select distinct ec.enrolment_id from enrolment_courses as ec join %s as r on r.%I = ec.id
          where ec.enrolment_id = any($1)', reference.from_table, reference.from_column) using ids;
    else
      return query execute format('select distinct %I::integer from %s where %I = any($1)',
        reference.from_column, reference.from_table, reference.from_column) using ids;
    end if;
  end loop;
end $$;
