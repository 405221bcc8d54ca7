-- Talk: a person has as many addresses of calendars as there are uses for them. docs/decisions/0341 says why.

alter table calendar_feeds
  -- What the person calls it: 'Telefon', 'Google w pracy'.
  add column name text not null default 'Kalendarz' check (char_length(name) between 1 and 60),
  -- What it shows. A place's calendar has no deadlines and no instalments, which are a person's.
  add column kinds text[] not null default '{sessions,meetings}'
    check (cardinality(kinds) between 1 and 4 and kinds <@ array['sessions', 'meetings', 'deadlines', 'instalments']),
  -- When a program asked for it last, to the hour.
  add column asked_at timestamptz;
-- A second address ends none. A process of the release before cannot make an address beside this one, and says so.
drop index calendar_feeds_owner;
create index calendar_feeds_of_person on calendar_feeds (user_id, id);
