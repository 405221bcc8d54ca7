-- Studies: what lecturers typed into a sheet and have not saved yet, so that another device goes on with it.

-- What one person typed for one group and term.
create table sheet_drafts (
  user_id integer not null references users on delete cascade,
  sid integer not null references subjects on delete cascade,
  intake date not null,
  term smallint not null check (term between 1 and 2),
  -- As it stands in the fields, with the version of the attempt that stood there then.
  rows jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, sid, intake, term)
);
create index sheet_drafts_subject on sheet_drafts (sid);
