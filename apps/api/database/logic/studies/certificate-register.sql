-- keeps: certificate_register (number, name, album, course_name) by certificates
-- from: certificates
-- compared by: wrong_certificates

-- Lines of the register that say something else than the paper, and papers that are not what was hashed.
create view wrong_certificates as
  select c.id as certificate_id, r.id as register_id
  from certificates as c
  cross join lateral (select c.content::jsonb as paper offset 0) as said
  left join certificate_register as r on r.certificate_id = c.id
  where c.content_hash <> encode(sha256(convert_to(c.content, 'UTF8')), 'hex')
    or said.paper->>'number' is distinct from lpad(c.number::text, greatest(4, length(c.number::text)), '0') || '/' || c.year
    or (r.number, r.name, r.album, r.course_name) is distinct from
      (said.paper->>'number', said.paper->'person'->>'listed', coalesce(said.paper->'person'->>'album', ''), said.paper->>'course')
    or (r.duplicate = 0 and r.made_on::text is distinct from said.paper->>'issued');

-- A course with a certificate in force cannot be taken away from its student.
create function refuse_lost_certified_courses() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed as was
    join certificates as c on c.enrolment_id = was.enrolment_id and c.cid = was.cid
      and c.superseded_by is null and c.annulled_at is null
    where not exists (select from enrolment_courses as ec where ec.enrolment_id = was.enrolment_id and ec.cid = was.cid))
  then
    raise exception 'a course that was certified stays in its enrolment'
      using errcode = 'check_violation', constraint = 'certified_courses';
  end if;
  return null;
end $$;
create trigger certified_courses_update after update on enrolment_courses referencing old table as changed
  for each statement execute function refuse_lost_certified_courses();
create trigger certified_courses_delete after delete on enrolment_courses referencing old table as changed
  for each statement execute function refuse_lost_certified_courses();

-- What was superseded or annulled is never in force again, and what supersedes stays.
create function refuse_certificates_back_in_force() returns trigger language plpgsql as $$
begin
  if (old.superseded_by is not null and new.superseded_by is distinct from old.superseded_by)
    or (old.annulled_at is not null and new.annulled_at is distinct from old.annulled_at)
  then
    raise exception 'a certificate that is no longer in force stays so'
      using errcode = 'integrity_constraint_violation', constraint = 'certificates_out_of_force';
  end if;
  return new;
end $$;
create trigger certificates_out_of_force before update of superseded_by, annulled_at on certificates
  for each row execute function refuse_certificates_back_in_force();
