-- keeps: bank_reports (booked_count, booked_sum)
-- from: payments, bank_report_rows
-- compared by: wrong_booked_sums

-- Payments that came, went or were corrected count in their report.
create function add_to_reports(rows integer[], counts integer[], sums bigint[]) returns void language sql as $$
  update bank_reports as b set booked_count = b.booked_count + every.count, booked_sum = b.booked_sum + every.sum
  from (
    select r.report_id, sum(more.count) as count, sum(more.sum) as sum
    from unnest(rows, counts, sums) as more(row_id, count, sum) join bank_report_rows as r on r.id = more.row_id
    group by r.report_id) as every
  where b.id = every.report_id
$$;

create function count_added_in_reports() returns trigger language plpgsql as $$
begin
  perform add_to_reports(array_agg(bank_row_id), array_agg(1), array_agg(amount::bigint))
  from added where bank_row_id is not null having count(*) > 0;
  return null;
end $$;
create trigger payments_count_insert after insert on payments referencing new table as added
  for each statement execute function count_added_in_reports();

create function count_removed_in_reports() returns trigger language plpgsql as $$
begin
  perform add_to_reports(array_agg(bank_row_id), array_agg(-1), array_agg(-amount::bigint))
  from removed where bank_row_id is not null having count(*) > 0;
  return null;
end $$;
create trigger payments_count_delete after delete on payments referencing old table as removed
  for each statement execute function count_removed_in_reports();

create function count_changed_in_reports() returns trigger language plpgsql as $$
begin
  perform add_to_reports(array_agg(bank_row_id), array_agg(count), array_agg(amount)) from (
    select bank_row_id, 1 as count, amount::bigint from after
    union all select bank_row_id, -1, -amount::bigint from before) as every
  where bank_row_id is not null having count(*) > 0;
  return null;
end $$;
create trigger payments_count_update after update on payments referencing old table as before new table as after
  for each statement execute function count_changed_in_reports();

-- The sums of accepted reports against the payments that were booked from their rows.
create view wrong_booked_sums as
  select b.id as report_id
  from bank_reports as b
  left join (
    select r.report_id, count(*) as booked_count, sum(p.amount) as booked_sum
    from payments as p join bank_report_rows as r on r.id = p.bank_row_id group by r.report_id) as s on s.report_id = b.id
  where (b.booked_count, b.booked_sum) is distinct from
    (coalesce(s.booked_count, 0)::integer, coalesce(s.booked_sum, 0)::bigint);
