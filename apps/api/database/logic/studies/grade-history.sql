-- writes: grade_history
-- from: grades
-- compared by: wrong_grade_history

create function note_given_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into grade_history (enrolment_id, sid, after, actor_id, at)
    select enrolment_id, sid, value, uid, given_at from added;
  return null;
end $$;
create trigger grade_history_insert after insert on grades referencing new table as added
  for each statement execute function note_given_grades();

create function note_changed_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into grade_history (enrolment_id, sid, before, after, actor_id, at)
    select n.enrolment_id, n.sid, o.value, n.value, n.uid, n.given_at
    from after_change as n join before_change as o on o.enrolment_id = n.enrolment_id and o.sid = n.sid;
  return null;
end $$;
create trigger grade_history_update after update on grades
  referencing old table as before_change new table as after_change
  for each statement execute function note_changed_grades();

-- Who cleared a grade and when is told by the transaction.
create function note_cleared_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into grade_history (enrolment_id, sid, before, actor_id, at)
    select enrolment_id, sid, value, nullif(current_setting('app.actor', true), '')::integer,
      coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now())
    from cleared;
  return null;
end $$;
create trigger grade_history_delete after delete on grades referencing old table as cleared
  for each statement execute function note_cleared_grades();

-- Grades whose newest change says something else, or that have none.
create view wrong_grade_history as
  select coalesce(g.enrolment_id, h.enrolment_id) as enrolment_id, coalesce(g.sid, h.sid) as sid
  from grades as g
  full join (
    select distinct on (enrolment_id, sid) enrolment_id, sid, after
    from grade_history order by enrolment_id, sid, id desc) as h
    on h.enrolment_id = g.enrolment_id and h.sid = g.sid
  where g.value is distinct from h.after;
