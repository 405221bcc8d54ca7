-- Every process hears that a session ended, whoever ended it, and closes its sockets.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger session_ended after delete on sessions for each row execute function announce_session_end();
