-- No session is longer than the longest of any role, whatever the clock said when it was opened.
delete from sessions
where expires_at > created_at + interval '12 hours' or idle_seconds not between 1 and 3600;
alter table sessions
  add constraint sessions_length check (expires_at <= created_at + interval '12 hours'),
  add constraint sessions_idle check (idle_seconds between 1 and 3600);
