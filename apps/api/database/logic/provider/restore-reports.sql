-- writes: restore_reports

-- The role that restores backups writes these reports; the application may only read them.
create function note_restore(report jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into restore_reports (told_at, moment, seconds, tables, rows, differing, files, files_missing)
  select now(), told.moment, told.seconds, told.tables, told.rows, told.differing, told.files, told.files_missing
  from jsonb_to_record(report) as told (moment timestamptz, seconds integer, tables integer, rows bigint,
    differing integer, files integer, files_missing integer)
$$;
revoke execute on function note_restore(jsonb) from public;
do $$ begin
  if exists (select from pg_roles where rolname = 'indeks_backup') then
    grant execute on function note_restore(jsonb) to indeks_backup;
  end if;
end $$;
