-- writes: backup_marks

-- The backup role writes these marks; the application may only read them.
create function note_backup(kind text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into backup_marks (kind, finished_at) values (kind, now())
  on conflict on constraint backup_marks_pkey do update set finished_at = excluded.finished_at
$$;
revoke execute on function note_backup(text) from public;
-- The role of ops/backup.sh, where it was made: a right given by hand would go with the function when the logic changes.
do $$ begin
  if exists (select from pg_roles where rolname = 'indeks_backup') then
    grant execute on function note_backup(text) to indeks_backup;
  end if;
end $$;
