-- keeps: state_list
-- from: student_list, balance_list
-- defined by: state_list_rows
-- compared by: wrong_states

create view state_list_rows as
  select l.id, l.uid, s.state, l.name, l.search, l.date, l.pid, l.cid
  from student_list as l
  join balance_list as b on b.uid = l.uid and b.id = l.id
  cross join lateral (values
    ('owed', b.balance > 0), ('overpaid', b.balance < 0), ('unpaid', b.unpaid)) as s(state, holds)
  where s.holds and not l.archived;

-- Rewrites the rows of people whose states changed. A row that still holds is not written again.
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
create trigger state_list_delete after delete on student_list referencing old table as changed
  for each statement execute function forget_states();

create function list_states_of_students() returns trigger language plpgsql as $$
begin
  perform list_states(array_agg(distinct uid)) from changed having count(*) > 0;
  return null;
end $$;
create trigger state_list_insert after insert on student_list referencing new table as changed
  for each statement execute function list_states_of_students();

create view wrong_states as
  select coalesce(l.uid, r.uid) as uid, ec.enrolment_id
  from state_list as l
  full join state_list_rows as r on r.id = l.id and r.state = l.state
  left join enrolment_courses as ec on ec.id = coalesce(l.id, r.id)
  where (l.uid, l.name, l.search, l.date, l.pid, l.cid) is distinct from (r.uid, r.name, r.search, r.date, r.pid, r.cid);
