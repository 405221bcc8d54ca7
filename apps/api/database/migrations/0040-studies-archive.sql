-- Why an enrolment is in the archive, from which day on, and who brought it there. What was archived before a reason was asked has
-- none of them.
alter table enrolments
  add column archived_by integer references users,
  add column archived_on date,
  add column archive_reason text check (char_length(archive_reason) between 1 and 200);
alter table enrolments add constraint enrolments_archived_fully check (
  num_nonnulls(archived_by, archived_on, archive_reason) in (0, 3)
  and (archived_at is not null or archive_reason is null)
);
-- The archive, the newest first; whether somebody archived anything, when their account is closed.
create index enrolments_archive on enrolments (archived_at, id) include (archived_by, archive_reason) where archived_at is not null;
create index enrolments_archived_by on enrolments (archived_by) where archived_by is not null;
