-- writes: payment_grace

-- Other days after which something may be due are judged for whatever was enrolled since.
create function judge_days_after_grace() returns trigger language plpgsql as $$
begin
  perform judge_days(array(select e.id from enrolments as e
    where e.created_at >= (select min(valid_from) from changed)::timestamp at time zone 'Europe/Warsaw'));
  return null;
end $$;
create trigger days_grace_insert after insert on payment_grace referencing new table as changed
  for each statement execute function judge_days_after_grace();
create trigger days_grace_delete after delete on payment_grace referencing old table as changed
  for each statement execute function judge_days_after_grace();

-- Two weeks to begin with. In a database that had enrolments before, this judges their days.
insert into payment_grace (valid_from, days) values ('2000-01-01', 14) on conflict do nothing;
