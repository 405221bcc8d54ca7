-- Notices: what is told of one meeting, or of a series of them, is one unseen notification. docs/decisions/0560 says why.

alter table notifications
  -- What it is about, where the address does not say it: events of one series lead to different meetings.
  add column thing text,
  -- Its mail is still to be sent and says what the row says, so nothing is added to the row until then.
  add column mail_due boolean not null default false,
  add constraint notifications_thing_check check (char_length(thing) between 1 and 100) not valid;
