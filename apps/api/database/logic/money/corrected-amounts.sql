-- What was booked of a row adds up to it, at all times. A single payment may be corrected, and then says why.
create function refuse_amounts_that_differ() returns trigger language plpgsql as $$
begin
  if exists (
    select from bank_report_rows as r join payments as p on p.bank_row_id = r.id
    where r.id = coalesce(new.bank_row_id, old.bank_row_id) group by r.id
    having sum(p.amount) <> r.amount and not (count(*) = 1 and bool_and(p.comment <> '')))
  then
    raise exception 'payments of row % do not add up to it', coalesce(new.bank_row_id, old.bank_row_id)
      using errcode = 'check_violation', constraint = 'payments_add_up', table = 'payments';
  end if;
  return null;
end $$;
-- At the end of the transaction: the parts of a row change one after the other.
create constraint trigger payments_add_up after insert or update of amount, comment on payments deferrable initially deferred
  for each row when (new.bank_row_id is not null) execute function refuse_amounts_that_differ();
create constraint trigger payments_add_up_without after delete on payments deferrable initially deferred
  for each row when (old.bank_row_id is not null) execute function refuse_amounts_that_differ();

-- So does what a row of a report that waits was given to.
create function refuse_parts_that_differ() returns trigger language plpgsql as $$
begin
  if exists (
    select from bank_report_rows as r join bank_row_allocations as a on a.row_id = r.id
    where r.id = new.row_id group by r.id having sum(a.amount) <> r.amount)
  then
    raise exception 'parts of row % do not add up to it', new.row_id
      using errcode = 'check_violation', constraint = 'allocations_add_up', table = 'bank_row_allocations';
  end if;
  return null;
end $$;
create constraint trigger allocations_add_up after insert or update on bank_row_allocations deferrable initially deferred
  for each row execute function refuse_parts_that_differ();
