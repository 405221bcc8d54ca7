-- What the nightly restore of the newest backup found, told by whoever restores it (note_restore).
create table restore_reports (
  id integer generated always as identity primary key,
  told_at timestamptz not null,
  -- The last change that the restored database had.
  moment timestamptz not null,
  seconds integer not null check (seconds >= 0),
  tables integer not null check (tables >= 0),
  rows bigint not null check (rows >= 0),
  -- Kept things that differ from what they are kept from, and parts of the history that are not as the portal has them.
  differing integer not null check (differing >= 0),
  files integer not null check (files >= 0),
  -- Files that both databases name and that the store does not have.
  files_missing integer not null check (files_missing between 0 and files)
);
create index restore_reports_newest on restore_reports (told_at desc);
revoke insert, update, delete, truncate on restore_reports from indeks_app;
