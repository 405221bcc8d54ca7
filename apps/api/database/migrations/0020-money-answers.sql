-- Money: what somebody said about transfers that look alike can be taken back. docs/decisions/0100 says how.

alter table transfers
  -- The one that it was said to be, which may have been said to be another one itself.
  add column same_as integer references transfers,
  -- The last of these, which rows belong to; null where it stands for itself.
  add column counts_as integer references transfers,
  add constraint transfers_said check ((same_as is null) = (counts_as is null) and counts_as <> id);
create index transfers_same_as on transfers (same_as) where same_as is not null;
create index transfers_counts_as on transfers (counts_as) where counts_as is not null;

-- The newest answer is taken back first.
alter table transfers_apart add column said_at timestamptz not null default clock_timestamp();

alter table bank_report_rows
  -- The transfer that its keys tell of, where that was said to be another one; null where it is `transfer_id`.
  add column told_as integer references transfers,
  add constraint bank_report_rows_told check (told_as <> transfer_id);
create index bank_report_rows_told_as on bank_report_rows (told_as) where told_as is not null;
