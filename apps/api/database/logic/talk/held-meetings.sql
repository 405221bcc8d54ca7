-- Who took part in a meeting is kept as long as the person's account is.
create function refuse_lost_attendance() returns trigger language plpgsql as $$
begin
  raise exception 'the attendance of a meeting stays'
    using errcode = 'check_violation', constraint = 'attendance_stays', table = 'online_meetings';
end $$;
create trigger attendance_stays before delete on online_meetings
  for each row when (old.attendance_at is not null) execute function refuse_lost_attendance();

-- A person's row goes with the account alone, which is gone already when its rows follow.
create function refuse_lost_attendant() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = old.user_id) then
    raise exception 'the attendance of a person stays'
      using errcode = 'check_violation', constraint = 'attendance_stays', table = 'online_meeting_people';
  end if;
  return old;
end $$;
create trigger attendance_stays before delete on online_meeting_people
  for each row when (old.minutes is not null) execute function refuse_lost_attendant();
