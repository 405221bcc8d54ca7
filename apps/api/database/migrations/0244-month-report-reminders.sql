-- One a day and month at the most, whoever sends it: that somebody sent no report of the month.
create table report_reminders (
  user_id integer not null references users (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  day date not null,
  sent_by integer references users (id) on delete set null,
  primary key (user_id, month, day)
);
create index report_reminders_sender on report_reminders (sent_by);
