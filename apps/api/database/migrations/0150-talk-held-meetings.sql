-- Talk: meetings that were held stay, and meetings are found by words. docs/decisions/0340 says why.

alter table online_meetings
  -- Left out of the lists; its attendance stays.
  add column hidden_at timestamptz,
  add column search text not null generated always as (' ' || search_text(topic)) stored;
-- Nobody cancels what was attended.
alter table online_meetings
  add constraint online_meetings_held_stay check (removed_at is null or attendance_at is null);
-- The lists of all and of a course, without what is hidden; the list of what is hidden; words of the topic.
create index online_meetings_shown on online_meetings (starts_at, id) include (ends_at, zoom_id)
  where removed_at is null and hidden_at is null;
create index online_meetings_shown_course on online_meetings (cid, starts_at, id) include (ends_at, zoom_id)
  where removed_at is null and hidden_at is null;
create index online_meetings_hidden on online_meetings (starts_at, id) include (ends_at, zoom_id, cid)
  where removed_at is null and hidden_at is not null;
create index online_meetings_search on online_meetings using gin (search gin_trgm_ops);
