-- Whether an enrolment entrusts its person to whoever looks after its place. A coordinator who enrols somebody known, over
-- whom they have no right, gets none by it: docs/decisions/0087.
alter table enrolments add column entrusted boolean not null default true;

-- Such an enrolment is noted in its transaction, with its number; the note stays when the enrolment is deleted.
create function note_known_person() returns trigger language plpgsql as $$
declare
  person users;
begin
  select * into person from users where id = new.uid;
  perform note_event('known-person-enrolled', person, null, new.id::text);
  return null;
end $$;
create trigger known_person_noted after insert on enrolments
  for each row when (not new.entrusted) execute function note_known_person();
