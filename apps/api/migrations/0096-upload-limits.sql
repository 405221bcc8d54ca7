-- How much a person may upload in a day, by what it is for. A limit holds from its day until one of a later day.
create table upload_limits (
  kind text not null check (kind in
    ('photo', 'bill', 'message', 'issue', 'group-file', 'mentor', 'bank-report', 'album-numbers')),
  audience text not null check (audience in ('students', 'staff')),
  valid_from date not null,
  bytes bigint not null check (bytes > 0),
  files integer not null check (files > 0),
  primary key (kind, audience, valid_from)
);

insert into upload_limits (kind, audience, valid_from, bytes, files)
select kind, audience, '2000-01-01', megabytes * 1000000, files from (values
  ('photo', 'students', 100, 100), ('photo', 'staff', 100, 100),
  ('bill', 'students', 100, 50), ('bill', 'staff', 300, 150),
  ('message', 'students', 100, 50), ('message', 'staff', 1000, 500),
  ('issue', 'students', 60, 50), ('issue', 'staff', 300, 150),
  ('group-file', 'students', 100, 50), ('group-file', 'staff', 2000, 1000),
  ('mentor', 'students', 100, 50), ('mentor', 'staff', 300, 150),
  ('bank-report', 'students', 100, 50), ('bank-report', 'staff', 1000, 1000),
  ('album-numbers', 'students', 100, 50), ('album-numbers', 'staff', 300, 300)
) as given (kind, audience, megabytes, files);

-- What a person has uploaded on a day. Counted when a file was accepted; a file that is deleted later stays counted.
create table uploads_of_days (
  user_id integer not null references users (id) on delete cascade,
  day date not null,
  kind text not null,
  bytes bigint not null check (bytes >= 0),
  files integer not null check (files >= 0),
  primary key (user_id, day, kind)
);
-- Days that are over are forgotten.
create index uploads_of_days_day on uploads_of_days (day);
