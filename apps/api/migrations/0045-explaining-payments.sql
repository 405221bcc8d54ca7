-- The file as it was uploaded. Reports from before files were kept have none.
alter table bank_reports add column file_key text;
create index bank_reports_file_key on bank_reports (file_key);

-- What was paid from an account before, the latest first.
drop index bank_report_rows_payer;
create index bank_report_rows_payer on bank_report_rows (payer_account, id) where payer_account <> '';

-- Students whom the words of a transfer may name, by the beginning of the surname.
create index users_students_words on users (search_text(surname) text_pattern_ops, search_text(given_name))
  where user_role in (3, 5) and archived_at is null;

-- A corrected amount of a booked payment counts in the sum of its report.
create function correct_booked_sums() returns trigger language plpgsql as $$
begin
  update bank_reports as b set booked_sum = b.booked_sum + corrected.difference
  from (
    select r.report_id, sum(a.amount - o.amount) as difference
    from after as a
    join before as o on o.id = a.id
    join bank_report_rows as r on r.id = a.bank_row_id
    where a.amount <> o.amount group by r.report_id) as corrected
  where b.id = corrected.report_id;
  return null;
end $$;
create trigger payments_correct_reports after update on payments
  referencing old table as before new table as after
  for each statement execute function correct_booked_sums();
