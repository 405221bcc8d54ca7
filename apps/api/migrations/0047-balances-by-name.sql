-- The list of balances in the order of names. docs/decisions/0061 says why.

alter table balance_list add column name text collate "pl-x-icu" not null default '';

-- Rows of a person are made anew whenever an enrolment of theirs changes.
create function name_listed_balance() returns trigger language plpgsql as $$
begin
  select u.listed_name into new.name from users as u where u.id = new.uid;
  return new;
end $$;
create trigger balance_list_name before insert on balance_list
  for each row execute function name_listed_balance();

create function name_listed_balances() returns trigger language plpgsql as $$
begin
  update balance_list set name = new.listed_name where uid = new.id;
  return null;
end $$;
create trigger balance_list_person after update of given_name, surname on users
  for each row when ((old.given_name, old.surname) is distinct from (new.given_name, new.surname))
  execute function name_listed_balances();

update balance_list as l set name = u.listed_name from users as u where u.id = l.uid;
alter table balance_list alter column name drop default;

-- Whoever owes something, paid too much or paid nothing, by name. Most people are in one or two of them, and a payment seldom
-- moves anybody from one to another.
create index balance_list_owed_name on balance_list (name, uid) include (date, pid, cid)
  where balance > 0 and not archived;
create index balance_list_overpaid_name on balance_list (name, uid) include (date, pid, cid)
  where balance < 0 and not archived;
create index balance_list_unpaid_name on balance_list (name, uid) include (date, pid, cid)
  where unpaid and not archived;
