-- Lists that cost the same at any size: a page's ids come from one index that holds filter and order.

-- Lets a trigram index hold the month of its row as well.
create extension if not exists btree_gin;

-- What is searched begins with a space: "begins a word" is one pattern, and one look into the index.
alter table users drop column search;
alter table users add column search text not null generated always as
  (' ' || search_text(name || ' ' || email || ' ' || coalesce(telephone, ''))) stored;
create index users_search on users using gin (search gin_trgm_ops);
alter table places drop column search;
alter table places add column search text not null generated always as
  (' ' || search_text(name || ' ' || organization || ' ' || address || ' ' || email || ' ' || telephone)) stored;
create index places_search on places using gin (search gin_trgm_ops);
alter table work_times drop column search;
alter table work_times add column search text not null generated always as
  (' ' || search_text(city || ' ' || comment)) stored;
alter table trips drop column search;
alter table trips add column search text not null generated always as
  (' ' || search_text(start || ' ' || destination || ' ' || comment)) stored;

-- Everybody but students, who are many more: those who keep records, and those who look after places.
create index users_personnel_name on users (name collate "pl-x-icu", id) where user_role <> 3;
create index users_personnel_search on users using gin (search gin_trgm_ops) where user_role <> 3;

-- The people of one role in the list's two orders, without looking at the rows. An order by an expression is read from
-- the index alone only if its column is there too.
create index users_of_role_name on users (user_role, name collate "pl-x-icu", id) where archived_at is null;
create index users_of_role_email on users (user_role, lower(email), id) include (email) where archived_at is null;
drop index users_role_name;
drop index users_staff_email;
create index users_staff_email on users (lower(email), id) include (email)
  where user_role in (0, 5, 7, 8) and archived_at is null;

-- Places with a filter on whether they are in use, in each order.
drop index places_name;
drop index places_organization;
create index places_name on places (name collate "pl-x-icu", id) include (active);
create index places_organization on places (organization collate "pl-x-icu", id) include (active);

-- A month of everybody's entries is asked for far more often than any other range: each order has an index by month.
-- Other ranges walk through the order's own index, which holds the day.
alter table work_times
  add column month date not null generated always as (date - (extract(day from date)::integer - 1)) stored;
create index work_times_month_date on work_times (month, date, id);
create index work_times_month_city on work_times (month, city collate "pl-x-icu", id);
create index work_times_month_hours on work_times (month, hours, id);
create index work_times_month_user on work_times (month, user_id, id);
drop index work_times_city;
drop index work_times_hours;
create index work_times_city on work_times (city collate "pl-x-icu", id) include (date);
create index work_times_hours on work_times (hours, id) include (date);
create index work_times_search on work_times using gin (month, search gin_trgm_ops);

alter table trips
  add column month date not null generated always as (date - (extract(day from date)::integer - 1)) stored;
create index trips_month_date on trips (month, date, id);
create index trips_month_start on trips (month, start collate "pl-x-icu", id);
create index trips_month_destination on trips (month, destination collate "pl-x-icu", id);
create index trips_month_driven_km on trips (month, driven_km, id);
create index trips_month_user on trips (month, user_id, id);
drop index trips_start;
drop index trips_destination;
drop index trips_driven_km;
create index trips_start on trips (start collate "pl-x-icu", id) include (date);
create index trips_destination on trips (destination collate "pl-x-icu", id) include (date);
create index trips_driven_km on trips (driven_km, id) include (date);
create index trips_search on trips using gin (month, search gin_trgm_ops);

-- Whether a report that waits raises no concern; null until somebody asked, and again once an entry of the person has
-- changed. What waits is counted from the index below, and judged once.
alter table monthly_reports add column clean boolean;
create index monthly_reports_waiting on monthly_reports (month, user_id) include (id, type, clean) where status = 1;

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

-- A calendar of everybody: the first sessions of each day, the longest first, and how many there are.
create index meetings_calendar on meetings (start_date, end_date desc, id);
