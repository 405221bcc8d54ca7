-- What waits is counted to a bound, and so are the clean ones of it and those that nobody judged yet: each of the two is
-- found by an index of its own, however few they are among those that wait.
create index monthly_reports_clean on monthly_reports (month, user_id) where status = 1 and clean;
create index monthly_reports_unjudged on monthly_reports (month, user_id) where status = 1 and clean is null;

-- A search walks through the names in their order and looks at each one's words: with the words in the index, a row of the
-- table is not read for each.
drop index users_of_role_name;
create index users_of_role_name on users (user_role, listed_name collate "pl-x-icu", id) include (search)
  where archived_at is null;
drop index users_staff_name;
create index users_staff_name on users (listed_name collate "pl-x-icu", id) include (search)
  where user_role in (0, 5, 7, 8) and archived_at is null;
drop index users_reporting_name;
create index users_reporting_name on users (listed_name collate "pl-x-icu", id) include (search)
  where user_role in (0, 5, 7, 8) and active = 1 and archived_at is null;
drop index users_accounts_name;
create index users_accounts_name on users (listed_name collate "pl-x-icu", id) include (search) where archived_at is null;
drop index security_events_at;
create index security_events_at on security_events (at, id) include (search);
