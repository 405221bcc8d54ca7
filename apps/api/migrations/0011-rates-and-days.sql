-- A waiting report is judged by the rates of its days as well: a rate that is set forgets what was judged before.
create trigger judged_reports_insert after insert on km_rates referencing new table as changed
  for each statement execute function forget_judged_reports();
create trigger judged_reports_update after update on km_rates referencing new table as changed
  for each statement execute function forget_judged_reports();

-- A missing rate was kept as 0 on accepted trips. It is null now; 0 is a rate that somebody set.
update trips set accepted_rate = null
  where accepted_rate = 0 and not exists (
    select from km_rates where km_rates.user_id = trips.user_id and valid_from <= trips.date and rate = 0
  );

-- Plates are written in capitals, on the trips' copies too: the register groups trips by them.
update cars set registration_nr = upper(registration_nr) where registration_nr <> upper(registration_nr);
update trips set car_registration_nr = upper(car_registration_nr)
  where car_registration_nr <> upper(car_registration_nr);
alter table cars add constraint cars_registration_nr_capitals check (registration_nr = upper(registration_nr));

-- What was judged before these rules came is judged again.
update monthly_reports set clean = null where status = 1;
