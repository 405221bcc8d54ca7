-- Money: payments entered by hand in error. They stay, and count nowhere.

alter table payments
  add column withdrawn_at timestamptz,
  add column withdrawn_by integer references users,
  add column withdrawal_reason text not null default '' check (char_length(withdrawal_reason) <= 300),
  -- Only what was entered by hand is withdrawn; what a report booked goes back with its row.
  add constraint payments_withdrawn check (
    (withdrawn_at is null and withdrawn_by is null and withdrawal_reason = '')
    or (withdrawn_at is not null and withdrawn_by is not null and withdrawal_reason <> '' and bank_row_id is null));
create index payments_withdrawn_by on payments (withdrawn_by) where withdrawn_by is not null;
drop index payments_date;
-- What came in a span of days, and how much.
create index payments_date on payments (date) include (amount) where withdrawn_at is null;
