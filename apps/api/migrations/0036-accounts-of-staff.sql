-- The screen of accounts opens with everybody but the students, who are many times as many: the two orders of its list, and
-- the words of a search in the first, as in users_accounts_name and users_accounts_email.
create index users_accounts_staff_name on users (listed_name collate "pl-x-icu", id) include (search)
  where archived_at is null and user_role <> 3;
create index users_accounts_staff_email on users (lower(email), id) include (email)
  where archived_at is null and user_role <> 3;
