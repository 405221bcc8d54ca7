-- The nightly check of the installation. docs/decisions/0093 says why.

-- What each check found last. People are named when somebody looks.
create table security_findings (
  check_name text primary key check (char_length(check_name) between 1 and 40),
  state text not null check (state in ('ok', 'unknown', 'warning', 'bad')),
  says text not null check (char_length(says) between 1 and 1000),
  advice text check (char_length(advice) between 1 and 1000),
  -- The first of them, and how many there are.
  person_ids integer[] not null default '{}' check (cardinality(person_ids) <= 50),
  people integer not null default 0 check (people >= cardinality(person_ids)),
  checked_at timestamptz not null,
  bad_since timestamptz,
  -- When role 11 was told; once for as long as it stays bad.
  told_at timestamptz
);

-- The check that is under way, or the last one.
create table security_check_run (
  single boolean primary key default true check (single),
  asked_at timestamptz not null,
  finished_at timestamptz,
  done smallint not null default 0 check (done >= 0)
);

-- Since when a key seals, as far as the nightly check has seen it.
create table sealing_keys_seen (
  key_id text primary key check (char_length(key_id) between 1 and 32),
  since timestamptz not null
);

-- The newest backup of each kind, told by whoever makes it: `ops/backup.sh` does for the database.
create table backup_marks (
  kind text primary key check (kind in ('database', 'files')),
  finished_at timestamptz not null
);
revoke insert, update, delete, truncate on backup_marks from indeks_app;

create function note_backup(kind text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into backup_marks (kind, finished_at) values (kind, now())
  on conflict on constraint backup_marks_pkey do update set finished_at = excluded.finished_at
$$;
revoke execute on function note_backup(text) from public;

-- 8: the state of the installation
alter table notifications drop constraint notifications_type_check,
  add constraint notifications_type_check check (type between 1 and 9);
alter table notification_choices drop constraint notification_choices_type_check,
  add constraint notification_choices_type_check check (type between 1 and 9);
