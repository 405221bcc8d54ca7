-- Talk: meetings that were planned together are told together, and a meeting may get another host. docs/decisions/0340 says why.

alter table online_meetings
  -- The same of meetings that were planned in one go; none of a single one.
  add column series uuid,
  -- The host that the participants were told last; nobody is the secretariat, as of the meeting itself.
  add column told_host integer;
update online_meetings set told_host = host_id where told_starts_at is not null;
create index online_meetings_series on online_meetings (series) where series is not null;
