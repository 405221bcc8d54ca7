-- keeps: protocol_rows (value) by protocols
-- from: attempts, protocols
-- compared by: wrong_protocol_rows

-- What the protocols in force say of attempts. Those of other protocols are history.
create view closed_attempts as
  select pr.enrolment_id, pr.sid, p.type as term, coalesce(pr.value, 0) as value, p.id as protocol_id, p.number, p.year
  from protocols as p join protocol_rows as pr on pr.protocol_id = p.id
  where p.withdrawn_at is null and p.superseded_by is null and p.type > 0 and p.names_attempts;

create function refuse_changed_closed_attempts() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed as c
    join closed_attempts as closed
      on closed.enrolment_id = c.enrolment_id and closed.sid = c.sid and closed.term = c.term
    left join attempts as a on a.enrolment_id = c.enrolment_id and a.sid = c.sid and a.term = c.term
    where a.value is distinct from closed.value)
  then
    raise exception 'an attempt of a closed protocol is changed by its correction alone'
      using errcode = 'integrity_constraint_violation', constraint = 'attempts_closed';
  end if;
  return null;
end $$;
create trigger closed_attempts_update after update on attempts referencing new table as changed
  for each statement execute function refuse_changed_closed_attempts();
create trigger closed_attempts_delete after delete on attempts referencing old table as changed
  for each statement execute function refuse_changed_closed_attempts();

-- A protocol of a re-sit names whoever passed no term before. What would make it name somebody else waits for its withdrawal.
create function refuse_needless_resits() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed as c
    join closed_attempts as closed
      on closed.enrolment_id = c.enrolment_id and closed.sid = c.sid and closed.term > c.term
    where c.value >= 30)
  then
    raise exception 'a closed re-sit names somebody who passed a term before it'
      using errcode = 'integrity_constraint_violation', constraint = 'attempts_needless_resit';
  end if;
  return null;
end $$;
create trigger needless_resits_insert after insert on attempts referencing new table as changed
  for each statement execute function refuse_needless_resits();
create trigger needless_resits_update after update on attempts referencing new table as changed
  for each statement execute function refuse_needless_resits();

create function refuse_rows_without_attempts() returns trigger language plpgsql as $$
begin
  if exists (
    select from added as r
    join protocols as p on p.id = r.protocol_id
    left join attempts as a on a.enrolment_id = r.enrolment_id and a.sid = r.sid and a.term = p.type
    where p.withdrawn_at is null and p.superseded_by is null and p.type > 0 and p.names_attempts
      and (a.value is distinct from coalesce(r.value, 0) or exists (
        select from attempts as passed where passed.enrolment_id = r.enrolment_id and passed.sid = r.sid
          and passed.term < p.type and passed.value >= 30)))
  then
    raise exception 'a protocol names attempts of its term, of people who passed no term before'
      using errcode = 'integrity_constraint_violation', constraint = 'protocol_rows_attempts';
  end if;
  return null;
end $$;
create trigger protocol_rows_insert after insert on protocol_rows referencing new table as added
  for each statement execute function refuse_rows_without_attempts();

-- What was withdrawn or superseded is never in force again.
create function refuse_protocols_back_in_force() returns trigger language plpgsql as $$
begin
  if (old.withdrawn_at is not null and new.withdrawn_at is null)
    or (old.superseded_by is not null and new.superseded_by is distinct from old.superseded_by)
  then
    raise exception 'a protocol that is no longer in force stays so'
      using errcode = 'integrity_constraint_violation', constraint = 'protocols_out_of_force';
  end if;
  return new;
end $$;
create trigger protocols_out_of_force before update of withdrawn_at, superseded_by on protocols
  for each row execute function refuse_protocols_back_in_force();

create view wrong_protocol_rows as
  select closed.protocol_id, closed.enrolment_id, closed.sid
  from closed_attempts as closed
  left join attempts as a on a.enrolment_id = closed.enrolment_id and a.sid = closed.sid and a.term = closed.term
  where a.value is distinct from closed.value
  union all
  -- A re-sit of somebody who passed a term before.
  select closed.protocol_id, closed.enrolment_id, closed.sid
  from closed_attempts as closed
  join attempts as a on a.enrolment_id = closed.enrolment_id and a.sid = closed.sid and a.term < closed.term
  where a.value >= 30
  union all
  -- A correction without a reason, or a reason without anything that it corrects.
  select p.id, null, null from protocols as p
  where (p.correction_reason <> '') <> exists (select from protocols as earlier where earlier.superseded_by = p.id);
