-- writes: grade_history
-- from: attempts
-- compared by: wrong_grade_history

create function note_given_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into grade_history (enrolment_id, sid, term, after, actor_id, at)
    select enrolment_id, sid, term, value, uid, given_at from added;
  return null;
end $$;
create trigger grade_history_insert after insert on attempts referencing new table as added
  for each statement execute function note_given_grades();

-- The day of an exam is told later and changes no grade.
create function note_changed_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into grade_history (enrolment_id, sid, term, before, after, actor_id, at)
    select n.enrolment_id, n.sid, n.term, o.value, n.value, n.uid, n.given_at
    from after_change as n
    join before_change as o on o.enrolment_id = n.enrolment_id and o.sid = n.sid and o.term = n.term
    where o.version <> n.version;
  return null;
end $$;
create trigger grade_history_update after update on attempts
  referencing old table as before_change new table as after_change
  for each statement execute function note_changed_grades();

-- Who cleared a grade and when is told by the transaction.
create function note_cleared_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into grade_history (enrolment_id, sid, term, before, actor_id, at)
    select enrolment_id, sid, term, value, nullif(current_setting('app.actor', true), '')::integer,
      coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now())
    from cleared;
  return null;
end $$;
create trigger grade_history_delete after delete on attempts referencing old table as cleared
  for each statement execute function note_cleared_grades();

-- Attempts whose newest change says something else, or that have none.
create view wrong_grade_history as
  select coalesce(a.enrolment_id, h.enrolment_id) as enrolment_id, coalesce(a.sid, h.sid) as sid,
    coalesce(a.term, h.term) as term
  from attempts as a
  full join (
    select distinct on (enrolment_id, sid, term) enrolment_id, sid, term, after
    from grade_history order by enrolment_id, sid, term, id desc) as h
    on h.enrolment_id = a.enrolment_id and h.sid = a.sid and h.term = a.term
  where a.value is distinct from h.after;
