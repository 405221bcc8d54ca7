-- keeps: grades
-- from: attempts
-- defined by: counting_grades
-- compared by: wrong_grades

-- The attempt that counts: the last that the student passed, else the last that they came to.
create view counting_grades as
  select distinct on (enrolment_id, sid) enrolment_id, sid, value, uid, given_at, version
  from attempts where value > 0
  order by enrolment_id, sid, value >= 30 desc, term desc;

-- Two changes of one row wait for each other: whoever changes attempts holds the subject and the people.
create function count_grades() returns trigger language plpgsql as $$
begin
  delete from grades as g using (select distinct enrolment_id, sid from changed) as c
    where g.enrolment_id = c.enrolment_id and g.sid = c.sid and not exists (
      select from attempts as a where a.enrolment_id = c.enrolment_id and a.sid = c.sid and a.value > 0);
  insert into grades as g (enrolment_id, sid, value, uid, given_at, version)
    select c.enrolment_id, c.sid, counts.value, counts.uid, counts.given_at, counts.version
    from (select distinct enrolment_id, sid from changed) as c
    cross join lateral (
      select a.value, a.uid, a.given_at, a.version from attempts as a
      where a.enrolment_id = c.enrolment_id and a.sid = c.sid and a.value > 0
      order by a.value >= 30 desc, a.term desc limit 1) as counts
    on conflict (enrolment_id, sid) do update
      set value = excluded.value, uid = excluded.uid, given_at = excluded.given_at, version = excluded.version
      where g.version <> excluded.version;
  return null;
end $$;
create trigger counting_insert after insert on attempts referencing new table as changed
  for each statement execute function count_grades();
create trigger counting_update after update on attempts referencing new table as changed
  for each statement execute function count_grades();
create trigger counting_delete after delete on attempts referencing old table as changed
  for each statement execute function count_grades();

create view wrong_grades as
  select coalesce(g.enrolment_id, c.enrolment_id) as enrolment_id, coalesce(g.sid, c.sid) as sid
  from grades as g full join counting_grades as c on c.enrolment_id = g.enrolment_id and c.sid = g.sid
  where (g.value, g.uid, g.given_at, g.version) is distinct from (c.value, c.uid, c.given_at, c.version);
