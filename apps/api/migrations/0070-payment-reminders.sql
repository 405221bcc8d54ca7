-- Reminders of what a student owes. docs/decisions/0084 says why.

-- One a day at the most, whoever sends it.
create table payment_reminders (
  uid integer not null references users (id) on delete cascade,
  day date not null,
  -- What was owed then, in grosze.
  amount bigint not null check (amount > 0),
  sent_by integer references users (id) on delete set null,
  primary key (uid, day)
);
create index payment_reminders_sender on payment_reminders (sent_by);

-- 5: payments
alter table notifications drop constraint notifications_type_check,
  add constraint notifications_type_check check (type between 1 and 5);
alter table notification_choices drop constraint notification_choices_type_check,
  add constraint notification_choices_type_check check (type between 1 and 5);
