-- Whoever owes, overpaid or paid nothing, by name and by words, at any size. docs/decisions/0068 says why.

drop index balance_list_owed_name, balance_list_overpaid_name, balance_list_unpaid_name;
drop trigger balance_list_name on balance_list;
drop trigger balance_list_person on users;
drop function name_listed_balance, name_listed_balances;
alter table balance_list drop column name;

-- Whoever is in a state, in the order of names: a row of the list of students for each state that its person is in, but for the
-- archived ones. A payment seldom moves anybody from one to another. Triggers keep it, and nothing else writes it.
create table state_list (
  -- That of the enrolment's course.
  id integer not null,
  uid integer not null,
  state text not null check (state in ('owed', 'overpaid', 'unpaid')),
  name text collate "pl-x-icu" not null,
  search text not null,
  date date not null,
  pid integer not null,
  cid integer not null,
  primary key (uid, id, state)
);

create view state_list_rows as
  select l.id, l.uid, s.state, l.name, l.search, l.date, l.pid, l.cid
  from student_list as l
  join balance_list as b on b.uid = l.uid and b.id = l.id
  cross join lateral (values
    ('owed', b.balance > 0), ('overpaid', b.balance < 0), ('unpaid', b.unpaid)) as s(state, holds)
  where s.holds and not l.archived;

-- Of people whose states changed. What still holds is not written again.
create function list_states(people integer[]) returns void language plpgsql as $$
begin
  delete from state_list as l where l.uid = any(people) and not exists (
    select from state_list_rows as r where r.uid = l.uid and r.id = l.id and r.state = l.state);
  insert into state_list (id, uid, state, name, search, date, pid, cid)
    select r.id, r.uid, r.state, r.name, r.search, r.date, r.pid, r.cid
    from unnest(people) as person(uid) join state_list_rows as r on r.uid = person.uid
    on conflict do nothing;
end $$;

-- The list of students makes the rows of a person anew whenever a name, a word or an enrolment changes. It does so after the
-- balances were written: its trigger comes later in the order of names.
create function forget_states() returns trigger language plpgsql as $$
begin
  delete from state_list as l using (select distinct uid from changed) as person where l.uid = person.uid;
  return null;
end $$;
create function list_states_of_students() returns trigger language plpgsql as $$
begin
  perform list_states(array_agg(distinct uid)) from changed having count(*) > 0;
  return null;
end $$;
create trigger state_list_delete after delete on student_list referencing old table as changed
  for each statement execute function forget_states();
create trigger state_list_insert after insert on student_list referencing new table as changed
  for each statement execute function list_states_of_students();

insert into state_list (id, uid, state, name, search, date, pid, cid)
  select id, uid, state, name, search, date, pid, cid from state_list_rows;

-- By name in a state, with the words of a search.
create index state_list_name on state_list (state, name, uid) include (date, pid, cid, search);
create index state_list_course on state_list (state, cid, name, uid) include (date, pid, search);
create index state_list_place on state_list (state, pid, name, uid) include (date, cid, search);
create index state_list_date on state_list (state, date, name, uid) include (pid, cid, search);
