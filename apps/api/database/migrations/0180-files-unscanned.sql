-- A stored file that no scanner has seen yet, because the scanner was away when it came; the row goes when the file is found clean.
-- Of an infected one it stays, and the file leaves the store.
create table unscanned_files (
  stored_as text primary key check (char_length(stored_as) between 1 and 100),
  stored_at timestamptz not null,
  -- Who sent it.
  user_id integer,
  -- The scanner's name of what is in it.
  found text check (char_length(found) between 1 and 60),
  found_at timestamptz,
  check ((found is null) = (found_at is null))
);
-- The job takes the oldest that wait.
create index unscanned_files_waiting on unscanned_files (stored_at, stored_as) where found is null;
create index unscanned_files_found on unscanned_files (found_at) where found is not null;
