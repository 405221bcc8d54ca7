-- writes: bank_report_rows, bank_row_allocations

-- Parts of a row add up to it: when one goes, because its enrolment was removed, the row waits to be given anew.
create function return_rows_without_a_part() returns trigger language plpgsql as $$
begin
  -- The deletion below comes here again, until nothing is left to delete.
  if not exists (select from removed) then return null; end if;
  with returned as (
    update bank_report_rows as r set state = 'unmatched', reason = 'enrolment-removed', version = r.version + 1
    from (select distinct row_id from removed) as part, bank_reports as b
    where r.id = part.row_id and r.state = 'explained' and b.id = r.report_id and b.accepted_at is null
    returning r.id)
  delete from bank_row_allocations as a using returned where a.row_id = returned.id;
  return null;
end $$;
create trigger bank_row_allocations_return after delete on bank_row_allocations referencing old table as removed
  for each statement execute function return_rows_without_a_part();

-- An archived enrolment gets nothing of a report that waits: neither a part nor what came to its account.
create function return_parts_of_changed() returns trigger language plpgsql as $$
begin
  delete from bank_row_allocations as a using after as e join before as o on o.id = e.id
    where a.enrolment_id = e.id and e.archived_at is not null and o.archived_at is null;
  update bank_report_rows as r set enrolment_id = null
    from after as e join before as o on o.id = e.id, bank_reports as b
    where r.enrolment_id = e.id and e.archived_at is not null and o.archived_at is null
      and b.id = r.report_id and b.accepted_at is null;
  -- Nor does one whose account is another one now, of what is not booked yet.
  update bank_report_rows as r
    set enrolment_id = null, reason = case r.state when 'matched' then 'account-changed' else r.reason end
    from after as e join before as o on o.id = e.id, bank_reports as b
    where r.enrolment_id = e.id and e.bank_account is distinct from o.bank_account
      and same_account(e.bank_account, r.account) is not true
      and b.id = r.report_id and (b.accepted_at is null or r.state in ('known', 'asked'));
  return null;
end $$;
create trigger enrolments_return_parts after update on enrolments referencing old table as before new table as after
  for each statement execute function return_parts_of_changed();

-- The account was of an enrolment that is deleted or archived now, or has another one.
create function wait_without_enrolment() returns trigger language plpgsql as $$
begin
  new.state := 'unmatched';
  if new.reason is distinct from 'account-changed' then new.reason := 'enrolment-removed'; end if;
  new.version := old.version + 1;
  return new;
end $$;
create trigger bank_report_rows_wait before update of enrolment_id on bank_report_rows
  for each row when (new.state = 'matched' and new.enrolment_id is null) execute function wait_without_enrolment();
