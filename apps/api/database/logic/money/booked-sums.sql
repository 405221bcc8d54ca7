-- keeps: bank_reports (booked_sum)
-- from: payments, bank_report_rows
-- compared by: wrong_booked_sums

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

-- The sums of accepted reports against the payments that were booked from their rows.
create view wrong_booked_sums as
  select b.id as report_id
  from bank_reports as b
  left join (
    select r.report_id, count(*) as booked_count, sum(p.amount) as booked_sum
    from payments as p join bank_report_rows as r on r.id = p.bank_row_id group by r.report_id) as s on s.report_id = b.id
  where (b.booked_count, b.booked_sum) is distinct from
    (coalesce(s.booked_count, 0)::integer, coalesce(s.booked_sum, 0)::bigint);
