-- Whether a number is already given to another contract.
create index contracts_number on contracts (number);

-- The list of all accounts in its two orders.
create index users_accounts_name on users (listed_name collate "pl-x-icu", id) where archived_at is null;
create index users_accounts_email on users (lower(email), id) include (email) where archived_at is null;
