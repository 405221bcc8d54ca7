-- An enrolment that does not entrust its person is noted in its transaction, with its number; the note stays when the enrolment is deleted.
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
