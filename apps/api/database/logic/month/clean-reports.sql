-- keeps: monthly_reports (clean)
-- from: work_times, trips, meetings, km_rates
-- compared by: the month's own rules (findMisjudgedReports)

-- A concern may rest on any earlier trip and on entries of the months around: all that waits of the person is forgotten.
create function forget_judged_reports() returns trigger language plpgsql as $$
begin
  update monthly_reports as r set clean = null
    from (select distinct user_id from changed) as person
    where r.user_id = person.user_id and r.status = 1 and r.clean is not null;
  return null;
end $$;
create trigger judged_reports_insert after insert on work_times referencing new table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_update after update on work_times referencing new table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_delete after delete on work_times referencing old table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_insert after insert on trips referencing new table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_update after update on trips referencing new table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_delete after delete on trips referencing old table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_insert after insert on meetings referencing new table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_update after update on meetings referencing new table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_delete after delete on meetings referencing old table as changed
  for each statement execute function forget_judged_reports();
-- A waiting report is judged by the rates of its days as well: a rate that is set forgets what was judged before.
create trigger judged_reports_insert after insert on km_rates referencing new table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_update after update on km_rates referencing new table as changed
  for each statement execute function forget_judged_reports();
