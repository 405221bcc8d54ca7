-- keeps: certificate_doubts
-- from: certificates, grades, protocols, protocol_rows, enrolments
-- defined by: doubted_certificates
-- compared by: wrong_certificate_doubts

-- The grades that a certificate names. One that was issued before its content named subjects by number is read by the names of its
-- programme, where only one subject has the name.
create view certified_grades as
  select c.id as certificate_id, c.enrolment_id, coalesce(said.sid, named.id) as sid, said.grade as value
  from certificates as c
  join enrolments as e on e.id = c.enrolment_id
  cross join lateral jsonb_to_recordset(c.content::jsonb->'subjects') as said(sid integer, name text, grade smallint)
  left join lateral (
    select min(s.id) as id from subjects as s
    where said.sid is null and s.cid = c.cid and s.after_join = programme_of(e.date) and s.name = said.name
    having count(*) = 1) as named on true
  where c.superseded_by is null and c.annulled_at is null;

-- The only place that says what is in doubt: another grade counts by now; the protocol that gave it was withdrawn and none in force
-- gives it; the enrolment is in the archive.
create view doubted_certificates as
  select said.certificate_id, said.enrolment_id, said.sid,
    case when g.value is distinct from said.value then 'grade' else 'protocol' end as kind
  from certified_grades as said
  left join grades as g on g.enrolment_id = said.enrolment_id and g.sid = said.sid
  where said.sid is not null and (g.value is distinct from said.value or (
    exists (select from protocol_rows as pr join protocols as p on p.id = pr.protocol_id
      where pr.enrolment_id = said.enrolment_id and pr.sid = said.sid and pr.value = said.value and p.withdrawn_at is not null)
    and not exists (select from closed_attempts as closed
      where closed.enrolment_id = said.enrolment_id and closed.sid = said.sid and closed.value = said.value)))
  union all
  select c.id, c.enrolment_id, null, 'archived'
  from certificates as c join enrolments as e on e.id = c.enrolment_id
  where c.superseded_by is null and c.annulled_at is null and e.archived_at is not null;

-- What still holds keeps its day. Whoever changes a grade, a protocol or an enrolment holds its people, as does whoever issues.
create function judge_certificates(enrolments integer[]) returns void language plpgsql as $$
begin
  if not exists (select from certificates where enrolment_id = any(enrolments)) then return; end if;
  delete from certificate_doubts as d using certificates as c
    where c.id = d.certificate_id and c.enrolment_id = any(enrolments) and not exists (
      select from doubted_certificates as now where now.certificate_id = d.certificate_id and now.enrolment_id = c.enrolment_id
        and now.kind = d.kind and now.sid is not distinct from d.sid);
  insert into certificate_doubts (certificate_id, kind, sid, since)
    select certificate_id, kind, sid, acting_at() from doubted_certificates where enrolment_id = any(enrolments)
    on conflict (certificate_id, kind, sid) do nothing;
end $$;

create function judge_certificates_of_changed() returns trigger language plpgsql as $$
begin
  perform judge_certificates(array(select distinct enrolment_id from changed));
  return null;
end $$;
create trigger certificates_insert after insert on grades referencing new table as changed
  for each statement execute function judge_certificates_of_changed();
create trigger certificates_update after update on grades referencing new table as changed
  for each statement execute function judge_certificates_of_changed();
create trigger certificates_delete after delete on grades referencing old table as changed
  for each statement execute function judge_certificates_of_changed();
create trigger certificates_insert after insert on protocol_rows referencing new table as changed
  for each statement execute function judge_certificates_of_changed();
create trigger doubts_insert after insert on certificates referencing new table as changed
  for each statement execute function judge_certificates_of_changed();
create trigger doubts_update after update on certificates referencing new table as changed
  for each statement execute function judge_certificates_of_changed();

create function judge_certificates_of_protocols() returns trigger language plpgsql as $$
begin
  perform judge_certificates(array(
    select distinct pr.enrolment_id from after as p join before as was on was.id = p.id
      join protocol_rows as pr on pr.protocol_id = p.id
    where p.withdrawn_at is distinct from was.withdrawn_at));
  return null;
end $$;
create trigger certificates_update after update on protocols referencing old table as before new table as after
  for each statement execute function judge_certificates_of_protocols();

create function judge_certificates_of_enrolments() returns trigger language plpgsql as $$
begin
  perform judge_certificates(array(
    select e.id from after as e join before as was on was.id = e.id
    where (e.archived_at is null) <> (was.archived_at is null)));
  return null;
end $$;
create trigger certificates_update after update on enrolments referencing old table as before new table as after
  for each statement execute function judge_certificates_of_enrolments();

create view wrong_certificate_doubts as
  select coalesce(d.certificate_id, now.certificate_id) as certificate_id
  from certificate_doubts as d
  full join doubted_certificates as now
    on now.certificate_id = d.certificate_id and now.kind = d.kind and coalesce(now.sid, 0) = coalesce(d.sid, 0)
  where d.certificate_id is null or now.certificate_id is null;
