-- Since when somebody has come in with the account; null until then. Its address is corrected without a way back, since
-- nobody has lost anything.
alter table users add column first_login_at timestamptz;
update users set first_login_at = entered.at
from (
  select subject_id, min(at) as at from audit_log
  where action in ('account.login', 'account.one-time-login', 'account.password-change')
  group by subject_id
) as entered
where entered.subject_id = users.id::text;

alter table address_changes
  -- Of the mail to the old address: whoever has it brings that address back. Null until it is mailed, and where it offers none.
  add column way_back_hash bytea unique check (octet_length(way_back_hash) = 32),
  -- The address before it is back: it and the changes after it offer no way back and hold no recovery up.
  add column undone_at timestamptz;

-- Whom the office hears of, as kind 'address-restored'.
alter table notifications drop constraint notifications_type_check,
  add constraint notifications_type_check check (type between 1 and 9);
alter table notification_choices drop constraint notification_choices_type_check,
  add constraint notification_choices_type_check check (type between 1 and 9);

-- No session is longer than the longest of any role, whatever the clock said when it was opened.
delete from sessions
where expires_at > created_at + interval '12 hours' or idle_seconds not between 1 and 3600;
alter table sessions
  -- By the clock of the database: whatever that of a process said, no session outlives twelve hours of it.
  add column inserted_at timestamptz not null default now(),
  add constraint sessions_length check (expires_at <= created_at + interval '12 hours'),
  add constraint sessions_idle check (idle_seconds between 1 and 3600);
